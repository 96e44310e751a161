import type { Tx } from './database.ts'

/** The person to erase: the account, and all its emails. */
type Person = { userId: string; emails: readonly string[] }

export type PersonalDataTable = {
  personal: readonly string[]
  other: readonly string[]
  /** How a person's rows are found, for the data export. */
  owner?: {
    column: string
    is: 'id' | 'email'
    /** If the table has no owner column: the table to join, and its key (the same column if omitted). */
    through?: { table: string; key?: string; column: string }
  }
  /** Why a table with personal columns is not exported. */
  excludedFromExport?: string
  /** Columns no export contains: secrets and other people. */
  redacted?: readonly string[]
  /** Columns only in the person's own export, not in the one staff can create. */
  ownerOnly?: readonly string[]
}

/** The personal data of a slice, declared beside its tables and checked against the schema by a test. */
export type PersonalData = {
  /** Every text column of the slice's tables, personal or other. */
  columns: Readonly<Record<string, PersonalDataTable>>
  /** Removes the person from these tables. Amounts and dates of payments stay, without the person. */
  erase(trx: Tx, person: Person): Promise<void>
  /** Updates copies of the account's email in these tables. Payments and other records keep the email used then. */
  changeEmail?(trx: Tx, account: { userId: string; email: string }): Promise<void>
}

/** Placeholder for a required email after erasure. */
export const anonymousEmail = (userId: string): string => `${userId}@deleted.invalid`

/** Placeholder for a required author after erasure. */
export const ERASED = 'erased'

/** Placeholder for the name of an author after erasure. */
export const ERASED_PERSON = 'erased person'

/** The tables that belong to no slice. */
export const platformData: PersonalData = {
  columns: {
    // Request counters per caller, deleted within hours.
    rate_limits: {
      personal: ['key'],
      other: [],
      excludedFromExport: 'counters that are deleted within hours',
    },
    heartbeats: { personal: [], other: ['id', 'written_at'] },
    shared_assets: { personal: [], other: ['name', 'content', 'used_at'] },
    secret_fingerprints: { personal: [], other: ['name', 'fingerprint', 'stored_at'] },
    schema_migrations: { personal: [], other: ['name', 'applied_at'] },
  },
  async erase() {},
}
