import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Audit, runAudit } from './harness/audit.ts'
import { missedGoals, printTables, type Results, writeResults } from './harness/report.ts'
import { measure, type Row } from './harness/row.ts'
import { Workbench } from './harness/workbench.ts'

const { values } = parseArgs({
  options: {
    list: { type: 'boolean' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
})

/** What a file of bench/rows exports. */
type RowFile = { row: Row } | { audit: Audit }

const folder = join(import.meta.dirname, 'rows')
const names = readdirSync(folder)
  .sort()
  .map((file) => basename(file, '.ts'))

process.exitCode = await run(values.only?.split(','), Number(values.rounds ?? (values.quick ? 1 : 5)))

async function run(only: string[] | undefined, rounds: number): Promise<number> {
  const unknown = only?.find((name) => !names.includes(name))
  if (unknown || !Number.isInteger(rounds) || rounds < 1) {
    console.error(
      unknown ? `There is no row "${unknown}". Choose from ${names.join(', ')}.` : '--rounds is a number',
    )
    return 1
  }
  const files = await Promise.all(
    names.map(async (name) => ({ name, file: (await import(join(folder, `${name}.ts`))) as RowFile })),
  )
  if (values.list) {
    for (const { name, file } of files) console.log(`${name.padEnd(20)} ${titleOf(file)}`)
    return 0
  }
  const chosen = files.filter(({ name }) => !only || only.includes(name))
  const results: Results = { rows: [], audits: [] }
  for (const [index, { name, file }] of chosen.entries()) {
    console.log(`[${index + 1}/${chosen.length}] ${titleOf(file)}, ${rounds} rounds …`)
    const workbench = new Workbench(values.quick)
    try {
      if ('row' in file) results.rows.push(await measure(name, file.row, workbench, rounds))
      else results.audits.push(await runAudit(name, file.audit, workbench, rounds))
    } finally {
      await workbench.clear()
    }
  }
  printTables(results)
  // Some rows alone, or small ones, are a look and not a record.
  if (!only && !values.quick) console.log(`\nWritten to ${writeResults(results)}`)
  const missed = missedGoals(results)
  if (!values.check || missed.length === 0) return 0
  console.error(`\nGoals missed: ${missed.join(', ')}`)
  return 1
}

function titleOf(file: RowFile): string {
  return 'row' in file ? file.row.title : file.audit.title
}
