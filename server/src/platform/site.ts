import type { StaffRole } from '@course/contract/admin/admin'
import type { TextId, TextKindName } from '@course/contract/editing/texts'
import type { z } from 'zod'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './database.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import type { PersonalData } from './personal-data.ts'
import type { Limiter } from './rate-limits.ts'
import type { Secrets } from './secrets.ts'
import type { Caller, Tokens, User } from './tokens.ts'

/** A staff member, as authorized for this call. */
export type Staff = {
  accountId: string
  email: string
  role: StaffRole
  /** Whether they entered their password, passkey or second factor within the last ten minutes. */
  isInSudoMode: boolean
}

/** Whether the admin area asks an administrator to set up a second factor, or requires it. */
export type MfaPrompt = 'asked' | 'required'

/** Returns documents of a person, by file name, for the export of their data. */
export type PersonalFiles = (caller: User) => Promise<Record<string, Uint8Array>>

/** A document that is made when the mail is sent, from what is current then. */
export type MailAttachment = { kind: string; id: string }
export type MailFile = { filename: string; content: Buffer; contentType: string }

/** By kind, what makes the file of an attachment; undefined if it no longer exists. */
export type MailAttachments = Record<string, (id: string) => Promise<MailFile | undefined>>

/** The shared services of a running site, passed to every slice. */
export type Site = {
  config: Config
  engine: Database['engine']
  db: Db
  clock: Clock
  log: Log
  limiter: Limiter
  tokens: Tokens
  secrets: Secrets
  jobs: Jobs
  /** Personal-data declarations of the slices, ordered by dependency. */
  personalData: readonly PersonalData[]
  /** The files of the slices for data exports. */
  personalFiles: readonly PersonalFiles[]
  mailAttachments: MailAttachments
  /** The texts that staff edit, as declared by the slices. */
  textKinds: readonly TextKind[]
  /** Authorization, implemented by the auth slice; decided from the database on every call. */
  findStaff(caller: Caller): Promise<Staff | undefined>
  /** Set for administrators without a second factor. Once it is required, `findStaff` returns undefined. */
  findMfaPrompt(caller: Caller): Promise<MfaPrompt | undefined>
  /** True for the owner and for administrators. */
  isAdministrator(caller: Caller): Promise<boolean>
  /** True for customers with access to the course; implemented by the access slice. */
  hasAccess(customerId: string): Promise<boolean>
  /** True for customers with access to the course and for administrators. */
  hasCourse(caller: Caller): Promise<boolean>
  /** The owner's email. */
  findOwnerEmail(): Promise<string>
  /** Display names of accounts: the name, or the email without one. Erased accounts are left out. */
  findAccountNames(ids: readonly string[]): Promise<Map<string, string>>
  /** Emails of the owner and of all administrators. */
  listAdministratorEmails(): Promise<readonly string[]>
  /**
   * Throws if the session is revoked, the account suspended or deleted, MFA is pending where `user` is required, or
   * the session is not in sudo mode where that is required.
   */
  requireLiveSession(caller: Caller, access: 'user' | 'session', requiresSudo: boolean): Promise<void>
}

/** What an operator command has of the site; it runs outside the serving process. */
export type CommandSite = Pick<Site, 'config' | 'engine' | 'db' | 'clock' | 'secrets'>

/** How the content of a text is validated and stored. */
export type TextFormat = {
  maxLength: number
  /** Validates content as an editor sends it. */
  field: z.ZodType<string>
  /** Returns the content to store and show. Idempotent. */
  clean(content: string, id: TextId): string
  /** Throws if the content must not be published. Drafts are not checked. */
  requireValid?(content: string, id: TextId): void
}

/**
 * A kind of text that staff edit. A slice declares its kinds; `editing` stores their versions and drafts, and
 * offers them in the editor.
 */
export type TextKind = {
  name: TextKindName
  /** Whether this text exists. Stored texts that no longer do are not shown. */
  has(id: TextId): boolean
  /** The content that a text begins with if it has no version yet; only for kinds whose texts staff can add. */
  newText?(id: TextId): string
  format: TextFormat
  /** The built-in texts, sorted, so that processes that start together lock them in the same order. */
  builtInTexts(): readonly { id: TextId; content: string }[]
  /** Whether an unedited text follows the built-in one of a new release. */
  followsBuiltIn: boolean
  /** The message when an empty text is saved; without it, a text may be empty. */
  emptyMessage?: string
  mayRead(site: Site, caller: Caller, id: TextId): Promise<boolean>
  /** Returns a function that names and links each text of this kind, for staff. */
  labels(db: Db): Promise<(id: TextId) => { label: string; path: string }>
  /** Records in the audit log who published which version. */
  isAudited?: true
  /** Texts that staff may publish only in sudo mode. */
  requiresSudo?: readonly TextId[]
  /** Throws if the content must not be published beside what is stored. Runs in the transaction that saves it. */
  requirePublishable?(trx: Db, id: TextId, content: string): Promise<void>
  /** Runs after a version was published. */
  onPublished?(): Promise<void>
}
