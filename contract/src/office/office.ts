/** The owner's office: who may do what there, where its pages are, and what its functions answer. */

const staffRoles = ['owner', 'administrator', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The roles that can be given by an invitation; the owner's is handed over. */
export const givenRoles = ['administrator', 'support'] as const satisfies readonly StaffRole[]
export type GivenRole = (typeof givenRoles)[number]

const everybody: readonly StaffRole[] = staffRoles
const administrators: readonly StaffRole[] = ['owner', 'administrator']

/** What there is to do in the office, and whose it is. The server looks it up at every call. */
export const roleRights = {
  /** Visits, funnel and quiz results; no amounts. */
  numbers: everybody,
  /** Customers, their story, notes, and mails to them. */
  customers: everybody,
  mail: everybody,
  feedback: everybody,
  /** Attempts and certificates. */
  learning: everybody,
  /** Giving and ending access. */
  access: administrators,
  money: administrators,
  /** What opens or ends an account: addresses, links, second factors, erasure. */
  identity: administrators,
  /** Files with what the site knows about people. */
  export: administrators,
  texts: administrators,
  alarms: administrators,
  log: administrators,
  /** Inviting and removing. Administrators look after support; the other administrators are the owner's to choose. */
  team: administrators,
  ownership: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Right = keyof typeof roleRights

export const mayDo = (role: StaffRole, right: Right): boolean =>
  (roleRights[right] as readonly StaffRole[]).includes(role)

/** Acts under these rights need the password, or a code of the authenticator app, entered not long ago. */
export const provedRights: readonly Right[] = ['money', 'identity', 'team', 'ownership']
export const STAFF_PROOF_MINUTES = 15

export const REASON_MAX_CHARACTERS = 500

/** The pages of the office. One with a `:name` in it stands for many. */
export const officePaths = [
  '/admin',
  '/admin/customers',
  '/admin/customers/:id',
  '/admin/funnel',
  '/admin/quizzes',
  '/admin/certificates',
  '/admin/feedback',
  '/admin/mail',
  '/admin/media',
  '/admin/payments',
  '/admin/payments/:id',
  '/admin/alarms',
  '/admin/log',
  '/admin/team',
] as const

/** Every act of staff that is recorded, in the words of the log. */
export const actTexts = {
  'team.invite': 'Invited to the team',
  'team.join': 'Joined the team',
  'team.role': 'Changed the role',
  'team.remove': 'Removed from the team',
  'team.hand_over': 'Handed over ownership',
  'team.make_administrator': 'Made an administrator',
  'team.reset_password': 'Reset the password',
  'team.reset_factor': 'Reset the second factor at once',
  'alarm.repair': 'Repaired an alarm',
  'alarm.solve': 'Marked an alarm as done',
  'alarm.aside': 'Set an alarm aside',
  'alarm.resume': 'Brought an alarm back',
  'feedback.read': 'Marked feedback as read',
  'feedback.unread': 'Marked feedback as unread',
  'feedback.quote': 'Asked to quote feedback',
  'feedback.export': 'Exported feedback',
  'payment.refund': 'Refunded a payment',
  'claim.grant': 'Granted a refund that was asked for',
  'claim.decline': 'Declined a refund that was asked for',
  'payment.export': 'Exported payments',
  'log.export': 'Exported the log',
  'customers.export': 'Exported customers',
  'customer.set_password_mail': 'Sent a set-password mail',
  'customer.link': 'Copied a sign-in link',
  'customer.email': 'Corrected the e-mail address',
  'customer.give_access': 'Gave access',
  'customer.end_access': 'Ended access',
  'customer.sign_out': 'Signed out everywhere',
  'customer.factor': 'Asked for a reset of the second factor',
  'customer.erase': 'Erased a person',
  'customer.data': 'Exported all data of a person',
  'attempt.aside': 'Set an attempt aside',
  'attempt.pass': 'Counted an attempt as passed',
  'attempt.grade': 'Let an attempt count as graded',
  'certificate.correct': 'Corrected a certificate',
  'certificate.decline': 'Declined a correction',
  'certificate.withdraw': 'Withdrew a certificate',
  'certificate.restore': 'Restored a certificate',
  'quiz.regrade': 'Graded a quiz anew',
  'note.add': 'Added a note',
  'note.follow_up': 'Changed a follow-up date',
  'note.delete': 'Deleted a note',
  'mail.test': 'Sent a test mail',
  'mail.try': 'Tried a mail at once',
  'mail.stop': 'Stopped a mail',
  'mail.send_anew': 'Sent a new mail',
  'media.upload': 'Uploaded a file',
  'media.replace': 'Replaced a file',
  'media.captions': 'Gave a film captions',
  'media.poster': 'Gave a film a poster',
  'media.delete': 'Deleted a file',
} as const

export type ActName = keyof typeof actTexts
export const actNames = Object.keys(actTexts) as ActName[]

/** What `office-me` answers about whoever asks. */
export type OfficeMe = {
  /** Null for everybody who is not (or no longer) staff. */
  role: StaffRole | null
  /** What they are invited as and have not accepted yet. */
  invitedAs: GivenRole | null
  /** Alarms that wait for somebody; null for those who may not see them. */
  openAlarms: number | null
}

/** A page of a list, with the cursors that lead on. */
export type Keyset<Row> = { rows: readonly Row[]; older: string | null; newer: string | null }

export type TeamMember = {
  accountId: string
  email: string
  role: StaffRole
  state: 'active' | 'invited'
  hasFactor: boolean
  since: string
}

/** `field` → what it was and what it became. */
export type Change = Readonly<Record<string, { old: string | null; new: string | null }>>

export type LogEntry = {
  id: string
  at: string
  actorId: string
  actorLabel: string
  role: string
  action: ActName
  subjectType: string
  subjectId: string
  subjectLabel: string
  change: Change
  reason: string
}

export type LogFilters = { actor?: string; action?: string; subject?: string; from?: string; to?: string }

export const alarmStates = ['open', 'aside', 'solved'] as const
export type AlarmState = (typeof alarmStates)[number]

export type OfficeAlarm = {
  id: string
  kind: string
  title: string
  todo: string
  subject: string
  /** The address of the customer it is about, where that is known. */
  who: string | null
  detail: string
  openedAt: string
  isRepairable: boolean
  /** The page on which it is put right by hand. */
  repairPath: string | null
  asideUntil: string | null
  solvedAt: string | null
  /** The address of whoever solved it, or `system`. */
  solvedBy: string | null
  solvedHow: 'repaired' | 'done elsewhere' | 'cause gone' | null
}
