import { hash } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import type { Db, Tx } from './database.ts'
import { tryParseJson } from './parse-json.ts'
import { toStorableText } from './stored-text.ts'

/** Author of imported rows, instead of a staff member. */
export const IMPORTED = 'imported'

/** What happens to an imported row. The reason is reported to the operator. */
export type ImportOutcome = { state: 'new' | 'exists' | 'rejected'; reason?: string }

export const rejected = (reason: string): ImportOutcome => ({ state: 'rejected', reason })

/** The state of an import that its importers share. */
export type ImportContext = {
  clock: Clock
  /** Whether the export includes accounts; otherwise a customer may have one that is missing from it. */
  hasAccounts: boolean
  /** The account id on this site for each source account id seen so far. */
  accounts: Map<string, string>
  /** The first imported account id for each email. */
  accountsByEmail: Map<string, string>
  /** Accounts deleted on the source site; their leftover rows must not restore them. */
  deleted: Set<string>
  /** Accounts on this site that this import grants access to. */
  grantedAccess: Set<string>
  /** Ids of customers who have no account on the source site. */
  customersWithoutAccount: Set<string>
  /** The account id on this site for a source account id. */
  findAccountId(db: Db, sourceId: string): Promise<string | undefined>
}

/** Imports the rows of one source table. Each slice has one per table it owns. */
export type Importer<Row = unknown> = {
  table: string
  /** A file without these columns is rejected. */
  columns: readonly string[]
  row: z.ZodType<Row>
  /** Identifies duplicates of a row within one import. */
  keyOf(row: Row): string
  /** Decides what would happen to the row, without writing. */
  preview(db: Db, row: Row, context: ImportContext): Promise<ImportOutcome>
  /** Writes a row that `preview` found to be new in the same transaction. Sends no mail. */
  write(trx: Tx, row: Row, context: ImportContext): Promise<void>
}

type AccountImporter<Row> = Omit<Importer<Row>, 'preview' | 'write'> & {
  /** The source id of the account that the row belongs to. */
  accountOf(row: Row): string
  /** Why the row is rejected, whatever its account. */
  problemOf?(row: Row): string | undefined
  exists(db: Db, row: Row, accountId: string): Promise<boolean>
  write(trx: Tx, row: Row, accountId: string, clock: Clock): Promise<void>
}

/** An importer of rows that each belong to an account. */
export const accountImporter = <Row>({
  accountOf,
  problemOf,
  exists,
  write,
  ...table
}: AccountImporter<Row>): Importer<Row> => ({
  ...table,
  async preview(db, row, { findAccountId }) {
    const problem = problemOf?.(row)
    if (problem !== undefined) return rejected(problem)
    const accountId = await findAccountId(db, accountOf(row))
    if (accountId === undefined) return rejected('there is no account for it')
    return { state: (await exists(db, row, accountId)) ? 'exists' : 'new' }
  },
  write: async (trx, row, { clock, findAccountId }) =>
    write(trx, row, (await findAccountId(trx, accountOf(row)))!, clock),
})

const emptyToNull = (value: unknown) => (value === undefined || value === '' ? null : value)

export const importedText = (max: number) =>
  z.string('must be text').max(max, `has more than ${max} characters`).overwrite(toStorableText)

export const importedId = z
  .string('must be an id')
  .max(100, 'is too long for an id')
  .regex(/^[\w-]+$/, 'must be an id')
  .toLowerCase()

/** A whole number, given as a number or as digits. */
export const importedInteger = (min: number, max: number) =>
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
        .min(min, `must be ${min} or more`)
        .max(max, `must be ${max} or less`),
    )

/** A boolean as PostgreSQL, JSON or a spreadsheet writes it; false without a value. */
export const importedBoolean = z.preprocess(
  (value) => (typeof value === 'string' ? value.toLowerCase() : value),
  z
    .union(
      [z.boolean(), z.enum(['t', 'true', '1', 'f', 'false', '0', '']), z.null(), z.undefined()],
      'must be true or false',
    )
    .transform((value) => value === true || value === 't' || value === 'true' || value === '1'),
)

/** Converts a PostgreSQL or JSON timestamp to the ISO format of this site; null without a value. */
export const importedTime = z.preprocess(
  emptyToNull,
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

/** A JSON value, parsed or still as text; null without a value. */
export const importedJson = z
  .unknown()
  .optional()
  .transform((value, context): unknown => {
    if (typeof value !== 'string') return value ?? null
    if (value === '') return null
    const parsed = tryParseJson(value)
    if (parsed !== undefined) return parsed
    context.addIssue({ code: 'custom', message: 'must be JSON' })
    return z.NEVER
  })

/** A deterministic id for a row without one, so that repeated imports recognize it. */
export function stableId(...parts: readonly unknown[]): string {
  const hex = hash('sha256', JSON.stringify(parts))
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
