/** The mails that wait, arrived and failed, as the office lists them. */

/** What a mail is, in the words of the list. */
export const mailKindTexts = {
  'order-confirmation': 'Order confirmation',
  refund: 'Refund',
  'refund-asked': 'Refund asked for',
  'refund-withdrawn': 'Refund no longer asked for',
  'refund-declined': 'Refund declined',
  'set-password': 'Set a password',
  'reset-password': 'Reset the password',
  'confirm-address': 'Confirm the address',
  'sign-in-link': 'Sign-in link',
  'confirm-identity': 'Code to confirm an identity',
  'leave-address': 'Leave an address',
  'enter-address': 'Move to an address',
  'address-changed': 'Address changed',
  'password-changed': 'Password changed',
  'factor-added': 'Authenticator added',
  'factor-undone': 'What was added is gone',
  'factor-removed': 'Authenticator removed',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'recovery-codes-made': 'Recovery codes made',
  'recovery-codes-removed': 'Recovery codes removed',
  'recovery-code-used': 'Recovery code used',
  'wrong-codes': 'Wrong codes entered',
  'factor-reset-asked': 'Reset of the second factor announced',
  'factor-reset-stopped': 'Reset of the second factor stopped',
  'factor-reset': 'Second factor reset',
  'already-registered': 'Already registered',
  certificate: 'Certificate issued',
  'certificate-correction': 'Answer about a correction',
  'quote-request': 'Asked to quote',
  welcome: 'Welcome after a day without sign-in',
  reminder: 'Reminder after a quiet time',
  'spaced-review': 'Five questions, some time later',
  'data-downloaded': 'Data downloaded',
  'deletion-requested': 'Deletion asked for',
  'deletion-stopped': 'Deletion stopped',
  'account-deleted': 'Account deleted',
  invitation: 'Invitation to an account',
  'team-invitation': 'Invitation to the team',
  ownership: 'Ownership handed over',
  alarms: 'Alarms',
  test: 'Test mail',
} as const

export type MailKind = keyof typeof mailKindTexts
export const mailKinds = Object.keys(mailKindTexts) as MailKind[]

/** These carry the way into an account, which can be made anew; what the others said is gone when they have ended. */
export const renewableMails: readonly string[] = ['order-confirmation', 'set-password', 'reset-password']

/** `failed`: refused by the mail server, or given up after days; `stopped` by staff; `held` back by a rehearsal. */
export const mailGroups = ['waiting', 'failed', 'stopped', 'held', 'sent'] as const
export type MailGroup = (typeof mailGroups)[number]

export type OfficeMail = {
  id: string
  kind: string
  to: string
  state: 'due' | 'sent' | 'refused' | 'given-up' | 'stopped' | 'held-back'
  createdAt: string
  sentAt: string | null
  triedAt: string | null
  /** When it will be tried again, while it waits. */
  nextAt: string | null
  attempts: number
  /** Why it still waits. */
  problem: 'unreachable' | 'deferred' | null
  /** Code and status of the mail server's last answer, such as `550 5.1.1`. */
  answer: string | null
  /** A new one can be sent in its place. */
  isRenewable: boolean
}
