/** The email list of the admin area. */
export const mailKindLabels = {
  'order-confirmation': 'Order confirmation',
  'access-given': 'Access given',
  refund: 'Refund',
  'refund-asked': 'Refund requested',
  'refund-withdrawn': 'Refund request withdrawn',
  'refund-declined': 'Refund request declined',
  'set-password': 'Set a password',
  'reset-password': 'Reset password',
  'confirm-address': 'Confirm email',
  'sign-in-link': 'Sign-in link',
  'confirm-identity': 'Reauthentication code',
  'leave-address': 'Email change (old email)',
  'enter-address': 'Email change (new email)',
  'address-changed': 'Email changed',
  'password-changed': 'Password changed',
  'factor-added': 'Authenticator added',
  'factor-undone': 'Added factor removed',
  'factor-removed': 'Authenticator removed',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'recovery-codes-made': 'Recovery codes created',
  'recovery-codes-removed': 'Recovery codes removed',
  'recovery-code-used': 'Recovery code used',
  'wrong-codes': 'Wrong codes entered',
  'factor-reset-asked': 'Two-factor reset scheduled',
  'factor-reset-stopped': 'Two-factor reset canceled',
  'factor-reset': 'Two-factor authentication reset',
  'already-registered': 'Already registered',
  'email-in-use': 'Email already in use',
  certificate: 'Certificate issued',
  'certificate-correction': 'Certificate correction',
  'quote-request': 'Quote request',
  welcome: 'First sign-in reminder',
  reminder: 'Course reminder',
  'spaced-review': 'Review questions',
  news: 'Announcement (news)',
  notice: 'Announcement (notice)',
  'data-downloaded': 'Data downloaded',
  'deletion-requested': 'Deletion requested',
  'deletion-stopped': 'Deletion canceled',
  'account-deleted': 'Account deleted',
  invitation: 'Account invitation',
  'team-invitation': 'Team invitation',
  'seat-invitation': 'Seat invitation',
  'seat-ended': 'Seat or gift ended',
  'seat-restored': 'Seat or gift restored',
  gift: 'Gift',
  'gift-unclaimed': 'Gift not accepted',
  'team-removal': 'Removed from the team',
  ownership: 'Ownership transferred',
  'owner-email': "Owner's email changed",
  alarms: 'Alarms',
  test: 'Test email',
} as const

export type MailKind = keyof typeof mailKindLabels
export const mailKinds = Object.keys(mailKindLabels) as MailKind[]

/**
 * Emails with a set-password link, which can be recreated. The content of other emails is gone once they are
 * finished.
 */
export const resendableMails: readonly string[] = [
  'order-confirmation',
  'access-given',
  'set-password',
  'reset-password',
]

/** `failed`: rejected or given up; `stopped`: canceled by staff; `held`: not sent in a rehearsal. */
export const mailGroups = ['waiting', 'failed', 'stopped', 'held', 'sent'] as const
export type MailGroup = (typeof mailGroups)[number]

export type AdminMail = {
  id: string
  kind: string
  to: string
  state: 'due' | 'sent' | 'refused' | 'given-up' | 'stopped' | 'held-back'
  createdAt: string
  sentAt: string | null
  triedAt: string | null
  /** When the next attempt is due, while the mail is waiting. */
  nextAt: string | null
  attempts: number
  /** Why the last attempt failed, while the mail is waiting. */
  problem: 'unreachable' | 'deferred' | 'unreadable' | null
  /** Code and status of the mail server's last response, such as `550 5.1.1`. */
  answer: string | null
  /** Staff can resend it. */
  isResendable: boolean
}
