import { importPaidCustomers } from '../../access/index.ts'
import { accountById, importAccounts } from '../../auth/index.ts'
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

/** So many rows share a transaction; between two of them the running site gets its turn. */
const BATCH = 100
/** So many rows take some seconds. */
const TELL_EVERY = 10_000

type ImportOptions = { db: Db; clock: Clock; config: Config; log(line: string): void }

/**
 * Imports another site's export, or only reports what would happen. Everything is read once before anything
 * is written, so an unreadable file changes nothing. Sends no email.
 */
export async function importSite(
  parts: ImportOptions,
  place: string,
  { apply }: { apply: boolean },
): Promise<void> {
  const source = await openSource(
    place,
    IMPORTERS.map(({ table }) => table),
  )
  for (const name of source.ignored) parts.log(`${name}: not looked at`)
  for (const isWritten of apply ? [false, true] : [false]) {
    const log = isWritten === apply ? parts.log : () => {}
    const context = openContext(parts.clock, source.tables.has(importAccounts.table))
    for (const importer of IMPORTERS) {
      const table = source.tables.get(importer.table)
      if (!table) continue
      await requireColumns(importer, table)
      const tally = await importTable(parts, importer, table, context, isWritten)
      for (const line of tally.lines(isWritten)) log(line)
    }
    if (source.storage) await importStorage({ ...parts, log }, source.storage, isWritten)
  }
}

function openContext(clock: Clock, hasAccounts: boolean): ImportContext {
  const accounts = new Map<string, string>()
  return {
    clock,
    hasAccounts,
    accounts,
    addresses: new Map(),
    deleted: new Set(),
    grantedAccess: new Set(),
    customersWithoutAccount: new Set(),
    accountOf: async (db, sourceId) => accounts.get(sourceId) ?? (await accountById(db, sourceId))?.id,
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
    // Read before the transaction begins: cleaning a text takes a while.
    const rows = batch.map((row) => parseRow(importer, table, row))
    const verdicts = isWritten
      ? await db
          .transaction()
          .execute((trx) => importAll(rows, (row) => write(trx, importer, row, context, seen)))
      : await importAll(rows, (row) => previewRow(db, importer, row, context, seen))
    for (const [index, { place }] of rows.entries()) tally.count(place, verdicts[index]!)
    done += batch.length
    if (done % TELL_EVERY === 0) log(`  ${importer.table}: ${done} rows ${isWritten ? 'done' : 'looked at'}`)
  }
  return tally
}

type ReadRow = { place: string; row: unknown } | { place: string; problem: string }

function parseRow(importer: Importer, { file }: SourceTable, { place, values }: SourceRow): ReadRow {
  const read = importer.row.safeParse(values)
  const named = `${file} ${place}`
  if (read.success) return { place: named, row: read.data }
  const [issue] = read.error.issues
  return { place: named, problem: `${issue!.path.join('.')} ${issue!.message}` }
}

async function importAll(
  rows: readonly ReadRow[],
  take: (row: ReadRow) => Promise<ImportOutcome>,
): Promise<ImportOutcome[]> {
  const verdicts: ImportOutcome[] = []
  for (const row of rows) verdicts.push(await take(row))
  return verdicts
}

/** A row that the files hold twice counts once. */
async function previewRow(
  db: Db,
  importer: Importer,
  read: ReadRow,
  context: ImportContext,
  seen: Set<string>,
): Promise<ImportOutcome> {
  if ('problem' in read) return rejected(read.problem)
  const key = importer.keyOf(read.row)
  if (seen.has(key)) return { state: 'here' }
  seen.add(key)
  return importer.preview(db, read.row, context)
}

async function write(
  trx: Tx,
  importer: Importer,
  read: ReadRow,
  context: ImportContext,
  seen: Set<string>,
): Promise<ImportOutcome> {
  const outcome = await previewRow(trx, importer, read, context, seen)
  if (outcome.state === 'new' && 'row' in read) await importer.write(trx, read.row, context)
  return outcome
}

async function requireColumns({ columns }: Importer, table: SourceTable): Promise<void> {
  const named = await table.columns()
  const missing = named.length > 0 ? columns.filter((name) => !named.includes(name)) : []
  if (missing.length > 0)
    throw new Error(`${table.file} is not ${table.table}: it has no column ${missing.join(', ')}.`)
}

async function* batchesOf(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow[]> {
  let batch: SourceRow[] = []
  for await (const row of rows) {
    if (batch.push(row) < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
