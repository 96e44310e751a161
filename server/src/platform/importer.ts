import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import type { Db, Tx } from './database.ts'

/** Stands in for a staff member in rows that came from another site. */
export const IMPORTED = 'imported'

/** What happens to an imported row; the reason is reported to the operator. */
export type ImportOutcome = { state: 'new' | 'here' | 'refused'; why?: string }

export const rejected = (why: string): ImportOutcome => ({ state: 'refused', why })

/** What an import knows besides the row it looks at. */
export type ImportContext = {
  clock: Clock
  /** Whether the export includes accounts; without them, no customer can be assumed to have none. */
  hasAccounts: boolean
  /** The accounts of the other site that were seen so far, by id, with the account here that each has become. */
  accounts: Map<string, string>
  /** The first imported account of each email. */
  addresses: Map<string, string>
  /** Accounts deleted on the other site; their leftover rows must not bring them back. */
  deleted: Set<string>
  /** The accounts here that this import gives access to. */
  grantedAccess: Set<string>
  /** Customers of the other site who have no account there, by id. */
  customersWithoutAccount: Set<string>
  /** The account here that stands for one of the other site. */
  accountOf(db: Db, sourceId: string): Promise<string | undefined>
}

/** Imports the rows of one table of another site. Each slice has one per table it owns. */
export type Importer<Row = unknown> = {
  table: string
  /** Without these columns a file is not of this table. */
  columns: readonly string[]
  row: z.ZodType<Row>
  /** Identifies duplicates of a row within one import. */
  keyOf(row: Row): string
  /** Only reads. */
  preview(db: Db, row: Row, context: ImportContext): Promise<ImportOutcome>
  /** Writes a row that was found to be new in the same transaction. Sends nothing to anybody. */
  write(trx: Tx, row: Row, context: ImportContext): Promise<void>
}

const present = (value: unknown) => (value === undefined || value === '' ? null : value)

/** Text that both engines can store, of at most so many characters. */
export const importedText = (most: number) =>
  z
    .string('must be text')
    .max(most, `has more than ${most} characters`)
    .transform((text) => text.replaceAll('\0', '').toWellFormed())

export const importedId = z
  .string('must be an id')
  .max(100, 'is too long for an id')
  .regex(/^[\w-]+$/, 'must be an id')
  .toLowerCase()

/** A whole number, as a number or in digits. */
export const importedInteger = (least: number, most: number) =>
  z
    .union(
      [z.number(), z.string().regex(/^-?\d{1,15}(\.0+)?$/, 'must be a whole number')],
      'must be a whole number',
    )
    .transform(Number)
    .pipe(
      z
        .number()
        .int('must be a whole number')
        .min(least, `must be ${least} or more`)
        .max(most, `must be ${most} or less`),
    )

/** True or false, as PostgreSQL, JSON and spreadsheets write it; without a value it is false. */
export const importedBoolean = z.preprocess(
  (value) => (typeof value === 'string' ? value.toLowerCase() : value),
  z
    .union(
      [z.boolean(), z.enum(['t', 'true', '1', 'f', 'false', '0', '']), z.null(), z.undefined()],
      'must be true or false',
    )
    .transform((value) => value === true || value === 't' || value === 'true' || value === '1'),
)

/** A moment, as PostgreSQL or JSON writes it, in our one spelling; null without a value. */
export const importedTime = z.preprocess(
  present,
  z
    .string('must be a time')
    .max(40, 'must be a time')
    .transform((text, context) => {
      const zoned = text
        .trim()
        .replace(' ', 'T')
        .replace(/(T.*[+-]\d\d)$/, '$1:00')
      const time = new Date(/[zZ]$|[+-]\d\d:?\d\d$/.test(zoned) || !zoned.includes('T') ? zoned : `${zoned}Z`)
      const year = time.getUTCFullYear()
      if (year >= 2000 && year < 2100) return time.toISOString()
      context.addIssue({ code: 'custom', message: 'must be a time' })
      return z.NEVER
    })
    .nullable(),
)

/** What a JSON column holds, however it was written; null without a value. */
export const importedJson = z
  .unknown()
  .optional()
  .transform((value, context): unknown => {
    if (typeof value !== 'string') return value ?? null
    if (value === '') return null
    try {
      return JSON.parse(value)
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' })
      return z.NEVER
    }
  })

/** An id for a row that has none, the same at every import. */
export function stableId(...parts: readonly unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
