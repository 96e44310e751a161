import type { StaffRole } from '@course/contract/admin/admin'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './database.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import type { PersonalData } from './personal-data.ts'
import type { Limiter } from './rate-limits.ts'
import type { Secrets } from './secrets.ts'
import type { Caller, Tokens } from './tokens.ts'

/** A staff member, as authorized for this call. */
export type Staff = {
  accountId: string
  email: string
  role: StaffRole
  /** Whether they recently entered their password or a TOTP code. */
  hasRecentReauthentication: boolean
}

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
  /** Authorization, implemented by the auth slice; decided from the database on every call. */
  staffOf(caller: Caller): Promise<Staff | undefined>
  /** True for the owner and for administrators. */
  isAdministrator(caller: Caller): Promise<boolean>
  /** True for customers with access to the course and for administrators; implemented by the access slice. */
  hasCourse(caller: Caller): Promise<boolean>
  /** Recipient of mails to the owner. */
  ownerEmail(): Promise<string>
  /** Emails of the owner and of all administrators. */
  administratorEmails(): Promise<readonly string[]>
  /**
   * Throws if the session is revoked, the account suspended or deleted, or MFA is pending where `user` is
   * required.
   */
  requireLiveSession(caller: Caller, access: 'user' | 'session'): Promise<void>
}

/** What an operator command has of the site; it runs outside the serving process. */
export type SiteParts = Pick<Site, 'config' | 'engine' | 'db' | 'clock' | 'secrets'>
