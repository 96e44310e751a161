import type { Tx } from './database.ts'

/** Who is to be erased: the account, and the addresses it is known by. */
type Person = { userId: string; emails: readonly string[] }

export type TableData = {
  personal: readonly string[]
  other: readonly string[]
  /** How the rows of one person are found, for the file with all that is kept about them. */
  owner?: {
    column: string
    is: 'id' | 'email'
    /** When the table itself does not say it: the one that does has this `key` (the same column, if it is not named). */
    through?: { table: string; key?: string; column: string }
  }
  /** Why a table that can name somebody is in no file. */
  notInFile?: string
  /** Secrets and other people, which no file holds. */
  withheld?: readonly string[]
  /** What only the person's own file holds, not the one that staff can make. */
  personsAlone?: readonly string[]
}

/** What a slice knows about people. Declared beside its tables; a test compares it with the schema. */
export type PersonalData = {
  /** Every text column of the slice's tables: those that can say something about a person, and the others. */
  columns: Readonly<Record<string, TableData>>
  /** Removes the person from these tables. What must stay (amounts and dates of payments) stays without them. */
  erase(trx: Tx, person: Person): Promise<void>
}

/** Stands where an address must stand but nobody's may. */
export const anonymousEmail = (userId: string): string => `${userId}@deleted.invalid`

/** Stands where somebody has to be named, such as the author of a text. */
export const ERASED = 'erased'

/** The tables that belong to no slice. */
export const platformData: PersonalData = {
  columns: {
    // Counters of who asked how often; they end by themselves within hours.
    rate_limits: { personal: ['key'], other: [], notInFile: 'counters that end within hours' },
    heartbeats: { personal: [], other: ['id', 'written_at'] },
    schema_migrations: { personal: [], other: ['name', 'applied_at'] },
  },
  async erase() {},
}
