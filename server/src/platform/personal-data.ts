import type { Tx } from './database.ts'

/** Who is to be erased: the account, and the addresses it is known by. */
type Person = { userId: string; emails: readonly string[] }

/** What a slice knows about people. Declared beside its tables; a test compares it with the schema. */
export type PersonalData = {
  /** Every text column of the slice's tables: those that can say something about a person, and the others. */
  columns: Readonly<Record<string, { personal: readonly string[]; other: readonly string[] }>>
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
    rate_limits: { personal: ['key'], other: [] },
    heartbeats: { personal: [], other: ['id', 'written_at'] },
    schema_migrations: { personal: [], other: ['name', 'applied_at'] },
  },
  async erase() {},
}
