import { importPaidCustomers } from '../../access/index.ts'
import { findAccount, importAccounts } from '../../auth/index.ts'
import { importFeedback } from '../../feedback/index.ts'
import { importPages } from '../../lessons/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { type ImportContext, type Importer, type ImportOutcome, rejected } from '../../platform/importer.ts'
import { importPolicies } from '../../policies/index.ts'
import { importCompletions } from '../../progress/index.ts'
import { importAttempts } from '../../quizzes/index.ts'
import { openTally, type Tally } from './import-report.ts'
import { importStorage } from './import-storage.ts'
import { openSource } from './open-source.ts'
import type { SourceRow, SourceTable } from './source-row.ts'

/** Accounts first, because all other tables refer to them. */
const IMPORTERS = [
  importAccounts,
  importPaidCustomers,
  importCompletions,
  importAttempts,
  importPages,
  importPolicies,
  importFeedback,
] as readonly Importer[]

/** Rows per transaction; between transactions, a running site can write. */
const BATCH_ROWS = 100
/** Report progress after this many rows, every few seconds. */
const PROGRESS_ROWS = 10_000

type ImportOptions = { db: Db; clock: Clock; config: Config; log(line: string): void }

/**
 * Imports another site's export, or only reports what would happen. Everything is read once before anything
 * is written, so an unreadable file changes nothing. Sends no email.
 */
export async function importSite(
  options: ImportOptions,
  path: string,
  { apply }: { apply: boolean },
): Promise<void> {
  const source = await openSource(
    path,
    IMPORTERS.map(({ table }) => table),
  )
  for (const name of source.ignored) options.log(`${name}: ignored`)
  for (const isWritten of apply ? [false, true] : [false]) {
    const log = isWritten === apply ? options.log : () => {}
    const context = openContext(options.clock, source.tables.has(importAccounts.table))
    for (const importer of IMPORTERS) {
      const table = source.tables.get(importer.table)
      if (!table) continue
      await requireColumns(importer, table)
      const tally = await importTable(options, importer, table, context, isWritten)
      for (const line of tally.lines(isWritten)) log(line)
    }
    if (source.storage) await importStorage({ ...options, log }, source.storage, isWritten)
  }
}

function openContext(clock: Clock, hasAccounts: boolean): ImportContext {
  const accounts = new Map<string, string>()
  return {
    clock,
    hasAccounts,
    accounts,
    accountsByEmail: new Map(),
    deleted: new Set(),
    grantedAccess: new Set(),
    customersWithoutAccount: new Set(),
    findAccountId: async (db, sourceId) => accounts.get(sourceId) ?? (await findAccount(db, sourceId))?.id,
  }
}

async function importTable(
  { db, log }: ImportOptions,
  importer: Importer,
  table: SourceTable,
  context: ImportContext,
  isWritten: boolean,
): Promise<Tally> {
  const tally = openTally(importer.table)
  const seen = new Set<string>()
  let done = 0
  for await (const batch of batchesOf(table.rows())) {
    // Parsed before the transaction begins, because sanitizing texts is slow.
    const rows = batch.map((row) => parseRow(importer, table, row))
    const outcomes = isWritten
      ? await db
          .transaction()
          .execute((trx) => importAll(rows, (row) => writeRow(trx, importer, row, context, seen)))
      : await importAll(rows, (row) => previewRow(db, importer, row, context, seen))
    for (const [index, { location }] of rows.entries()) tally.count(location, outcomes[index]!)
    done += batch.length
    if (done % PROGRESS_ROWS === 0)
      log(`  ${importer.table}: ${done} rows ${isWritten ? 'imported' : 'checked'}`)
  }
  return tally
}

type ParsedRow = { location: string; row: unknown } | { location: string; problem: string }

function parseRow(importer: Importer, { file }: SourceTable, { location, values }: SourceRow): ParsedRow {
  const parsed = importer.row.safeParse(values)
  const fileLocation = `${file} ${location}`
  if (parsed.success) return { location: fileLocation, row: parsed.data }
  const [issue] = parsed.error.issues
  return { location: fileLocation, problem: `${issue!.path.join('.')} ${issue!.message}` }
}

async function importAll(
  rows: readonly ParsedRow[],
  process: (row: ParsedRow) => Promise<ImportOutcome>,
): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = []
  for (const row of rows) outcomes.push(await process(row))
  return outcomes
}

/** A duplicate row in the files counts as already here. */
async function previewRow(
  db: Db,
  importer: Importer,
  parsed: ParsedRow,
  context: ImportContext,
  seen: Set<string>,
): Promise<ImportOutcome> {
  if ('problem' in parsed) return rejected(parsed.problem)
  const key = importer.keyOf(parsed.row)
  if (seen.has(key)) return { state: 'exists' }
  seen.add(key)
  return importer.preview(db, parsed.row, context)
}

async function writeRow(
  trx: Tx,
  importer: Importer,
  parsed: ParsedRow,
  context: ImportContext,
  seen: Set<string>,
): Promise<ImportOutcome> {
  const outcome = await previewRow(trx, importer, parsed, context, seen)
  if (outcome.state === 'new' && 'row' in parsed) await importer.write(trx, parsed.row, context)
  return outcome
}

async function requireColumns({ columns }: Importer, table: SourceTable): Promise<void> {
  const columnNames = await table.columns()
  const missing = columnNames.length > 0 ? columns.filter((name) => !columnNames.includes(name)) : []
  if (missing.length > 0)
    throw new Error(`${table.file} is not ${table.table}: it has no column ${missing.join(', ')}.`)
}

async function* batchesOf(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow[]> {
  let batch: SourceRow[] = []
  for await (const row of rows) {
    if (batch.push(row) < BATCH_ROWS) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
