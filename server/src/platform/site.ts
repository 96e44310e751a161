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
  /** Whether they entered their password or a code not long ago. */
  hasRecentReauthentication: boolean
}

/** The parts a running site is made of, handed to every slice. */
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
  /** The owner and the administrators. */
  isAdministrator(caller: Caller): Promise<boolean>
  /** Where mails to the owner go. */
  ownerEmail(): Promise<string>
  /** The owner's and those of the administrators. */
  administratorEmails(): Promise<readonly string[]>
  /** Throws when the session of a token has ended, its account is suspended or gone, or `user` lacks the second factor. */
  requireLiveSession(caller: Caller, access: 'user' | 'session'): Promise<void>
}

/** What a command of the operator has of the site, beside the process that serves it. */
export type SiteParts = Pick<Site, 'config' | 'engine' | 'db' | 'clock' | 'secrets'>
