import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Audit, runAudit } from './harness/audit.ts'
import { writeRecord } from './harness/record.ts'
import { missedGoals, printTables, type Results } from './harness/report.ts'
import { measureRow, type Row, type Rows } from './harness/row.ts'
import { Workbench } from './harness/workbench.ts'

const { values } = parseArgs({
  options: {
    list: { type: 'boolean' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    save: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})

/** The exports of a file in bench/rows. */
type RowFile = { row: Row } | { rows: Rows } | { audit: Audit }

const folder = join(import.meta.dirname, 'rows')
const names = readdirSync(folder)
  .sort()
  .map((file) => basename(file, '.ts'))

process.exitCode = await run(values.only?.split(','), Number(values.rounds ?? (values.quick ? 1 : 5)))

async function run(only: string[] | undefined, rounds: number): Promise<number> {
  const unknown = only?.find((name) => !names.includes(name))
  if (unknown || !Number.isInteger(rounds) || rounds < 1) {
    console.error(
      unknown
        ? `No such row: "${unknown}". Choose from ${names.join(', ')}.`
        : '--rounds must be a positive integer',
    )
    return 1
  }
  const files = await Promise.all(
    names.map(async (name) => ({ name, file: (await import(join(folder, `${name}.ts`))) as RowFile })),
  )
  if (values.list) {
    for (const { name, file } of files) console.log(`${name.padEnd(20)} ${titlesOf(file)}`)
    return 0
  }
  const selectedFiles = files.filter(({ name }) => !only || only.includes(name))
  // Partial and quick runs are not saved by default.
  const isRecord = !values.quick && (!only || values.save)
  const results: Results = { rows: [], audits: [] }
  for (const [index, { name, file }] of selectedFiles.entries()) {
    console.log(`[${index + 1}/${selectedFiles.length}] ${titlesOf(file)}, ${rounds} rounds …`)
    const measured = await measureFile(name, file, rounds)
    results.rows.push(...measured.rows)
    results.audits.push(...measured.audits)
    // Save after each file, so that an interrupted run keeps its results.
    if (isRecord) console.log(`Written to ${writeRecord(measured)}`)
  }
  printTables(results)
  const missed = missedGoals(results)
  if (!values.check || missed.length === 0) return 0
  console.error(`\nGoals missed: ${missed.join(', ')}`)
  return 1
}

async function measureFile(name: string, file: RowFile, rounds: number): Promise<Results> {
  const workbench = new Workbench(values.quick)
  try {
    if ('audit' in file) return { rows: [], audits: [await runAudit(name, file.audit, workbench, rounds)] }
    const rows = 'row' in file ? [[name, file.row] as const] : rowsOf(name, file.rows)
    const measured: Results = { rows: [], audits: [] }
    for (const [rowName, row] of rows) measured.rows.push(await measureRow(rowName, row, workbench, rounds))
    return measured
  } finally {
    await workbench.clear()
  }
}

function rowsOf(name: string, rows: Rows) {
  return Object.entries(rows).map(([part, row]) => [`${name}-${part}`, row] as const)
}

function titlesOf(file: RowFile): string {
  if ('audit' in file) return file.audit.title
  return 'row' in file
    ? file.row.title
    : Object.values(file.rows)
        .map(({ title }) => title)
        .join('; ')
}
