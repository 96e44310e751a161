/** The admin area: roles and permissions, its pages, and the types of its functions. */

const staffRoles = ['owner', 'administrator', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Roles that an invitation can grant. The owner role is transferred instead. */
export const invitableRoles = ['administrator', 'support'] as const satisfies readonly StaffRole[]
export type InvitableRole = (typeof invitableRoles)[number]

const allRoles: readonly StaffRole[] = staffRoles
const administrators: readonly StaffRole[] = ['owner', 'administrator']

/** Permissions and the roles that have them. The server checks them on every call. */
export const rolePermissions = {
  /** Visits, funnel and quiz results; no amounts. */
  numbers: allRoles,
  /** Customers, their timeline and notes, and the emails sent to them. */
  customers: allRoles,
  mail: allRoles,
  feedback: allRoles,
  /** Attempts and certificates. */
  learning: allRoles,
  /** Granting and revoking access. */
  access: administrators,
  money: administrators,
  /** Account recovery and removal: emails, sign-in links, two-factor resets, erasure. */
  identity: administrators,
  /** Downloads that contain personal data. */
  export: administrators,
  texts: administrators,
  /** Writing to many customers. */
  announcements: administrators,
  alarms: administrators,
  log: administrators,
  /** Inviting and removing staff. Administrators manage support; only the owner manages administrators. */
  team: administrators,
  ownership: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof rolePermissions

export const hasPermission = (role: StaffRole, permission: Permission): boolean =>
  (rolePermissions[permission] as readonly StaffRole[]).includes(role)

/** Actions and exports under these permissions require sudo mode: a password, passkey or second factor entered recently. */
export const permissionsRequiringSudo: readonly Permission[] = [
  'money',
  'identity',
  'export',
  'team',
  'ownership',
]

export const REASON_MAX_CHARACTERS = 500

/** Labels of all audited actions. Entries store the action, so some have the names of earlier versions. */
export const auditActionLabels = {
  'team.invite': 'Invited to the team',
  'team.join': 'Joined the team',
  'team.role': 'Changed role',
  'team.remove': 'Removed from the team',
  'team.hand_over': 'Transferred ownership',
  'team.owner_email': "Changed the owner's email",
  'team.make_administrator': 'Made an administrator',
  'team.reset_password': 'Reset the password',
  'team.reset_factor': 'Reset two-factor authentication',
  'text.publish': 'Published a part of the site',
  'course.import': 'Imported a course',
  'account.create': 'Created an account',
  'account.invite': 'Invited someone to create an account',
  'account.change': 'Changed an account',
  'account.remove_factor': 'Removed a sign-in method',
  'site.accept_secrets': 'Replaced the secrets of the site',
  'alarm.repair': 'Fixed an alarm',
  'alarm.solve': 'Resolved an alarm',
  'alarm.aside': 'Snoozed an alarm',
  'alarm.resume': 'Reopened an alarm',
  'feedback.read': 'Marked feedback as read',
  'feedback.unread': 'Marked feedback as unread',
  'feedback.quote': 'Requested permission to quote',
  'feedback.export': 'Exported feedback',
  'payment.refund': 'Refunded a payment',
  'claim.grant': 'Approved a refund request',
  'claim.decline': 'Declined a refund request',
  'payment.export': 'Exported payments',
  'code.create': 'Created a discount code',
  'code.switch': 'Paused or resumed a discount code',
  'code.export': 'Exported the sales of a code',
  'log.export': 'Exported the audit log',
  'customers.export': 'Exported customers',
  'customer.set_password_mail': 'Sent a password reset email',
  'customer.link': 'Copied a sign-in link',
  'customer.email': 'Changed email',
  'customer.give_access': 'Granted access',
  'customer.end_access': 'Ended access',
  'customers.add': 'Added customers',
  'customer.sign_out': 'Signed out everywhere',
  'customer.factor': 'Scheduled a two-factor reset',
  'customer.erase': 'Deleted customer data',
  'customer.data': 'Exported customer data',
  'attempt.aside': 'Excluded an attempt',
  'attempt.pass': 'Marked an attempt as passed',
  'attempt.grade': "Restored an attempt's score",
  'certificate.correct': 'Corrected a certificate',
  'certificate.decline': 'Declined a correction',
  'certificate.withdraw': 'Withdrew a certificate',
  'certificate.restore': 'Restored a certificate',
  'quiz.regrade': 'Regraded a quiz',
  'quiz.retire': 'Retired a quiz question',
  'quiz.bring_back': 'Brought back a quiz question',
  'note.add': 'Added a note',
  'note.follow_up': 'Changed a follow-up date',
  'note.delete': 'Deleted a note',
  'mail.test': 'Sent a test email',
  'mail.try': 'Retried an email',
  'mail.stop': 'Canceled an email',
  'mail.send_anew': 'Resent an email',
  'announcement.save': 'Saved an announcement',
  'announcement.test': 'Sent a test of an announcement',
  'announcement.send': 'Sent an announcement',
  'announcement.cancel': 'Canceled an announcement',
  'announcement.delete': 'Deleted an announcement',
  'media.upload': 'Uploaded a file',
  'media.replace': 'Replaced a file',
  'media.captions': 'Added captions',
  'media.poster': 'Added a poster',
  'media.delete': 'Deleted a file',
} as const

export type AuditAction = keyof typeof auditActionLabels
export const auditActions = Object.keys(auditActionLabels) as AuditAction[]

/** Response of `admin-me`. */
export type AdminMe = {
  /** Null for users who are not (or no longer) staff. */
  role: StaffRole | null
  /** Role of an invitation that is not accepted yet. */
  invitedAs: InvitableRole | null
  /** Null without the `alarms` permission. */
  openAlarms: number | null
  /** Set for administrators without a second factor. While it is required, `role` is null. */
  mfaPrompt: 'asked' | 'required' | null
}

/** One page of a list, with the cursors of its neighbors. */
export type CursorPage<Row> = { rows: readonly Row[]; older: string | null; newer: string | null }

export type StaffMember = {
  accountId: string
  email: string
  role: StaffRole
  state: 'active' | 'invited'
  hasFactor: boolean
  createdAt: string
}

/** Old and new value per field. */
export type Change = Readonly<Record<string, { old: string | null; new: string | null }>>

export type AuditLogEntry = {
  id: string
  at: string
  actorId: string
  actorLabel: string
  role: string
  action: AuditAction
  subjectType: string
  subjectId: string
  subjectLabel: string
  change: Change
  reason: string
}

export const alarmStates = ['open', 'snoozed', 'resolved'] as const
export type AlarmState = (typeof alarmStates)[number]

export type AdminAlarm = {
  id: string
  kind: string
  title: string
  todo: string
  subject: string
  /** Email of the affected customer, if known. */
  customerEmail: string | null
  detail: string
  openedAt: string
  isFixable: boolean
  /** The page where staff can fix it by hand. */
  fixPath: string | null
  snoozedUntil: string | null
  resolvedAt: string | null
  /** Email of the staff member who resolved it, or `system`. */
  resolvedBy: string | null
  resolution: 'repaired' | 'done elsewhere' | 'cause gone' | null
}
