import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { printTable, writeResults } from './harness/report.ts'
import { measure, type Row, type RowResult } from './harness/row.ts'
import { Workbench } from './harness/workbench.ts'

const { values } = parseArgs({
  options: {
    list: { type: 'boolean' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
  },
})

const folder = join(import.meta.dirname, 'rows')
const names = readdirSync(folder)
  .sort()
  .map((file) => basename(file, '.ts'))

process.exitCode = await run(values.only?.split(','), Number(values.rounds))

async function run(only: string[] | undefined, rounds: number): Promise<number> {
  const unknown = only?.find((name) => !names.includes(name))
  if (unknown || !Number.isInteger(rounds) || rounds < 1) {
    console.error(
      unknown ? `There is no row "${unknown}". Choose from ${names.join(', ')}.` : '--rounds is a number',
    )
    return 1
  }
  const rows = await Promise.all(
    names.map(async (name) => ({
      name,
      row: ((await import(join(folder, `${name}.ts`))) as { row: Row }).row,
    })),
  )
  if (values.list) {
    for (const { name, row } of rows) console.log(`${name.padEnd(14)} ${row.title}`)
    return 0
  }
  const chosen = rows.filter(({ name }) => !only || only.includes(name))
  const results: RowResult[] = []
  for (const [index, { name, row }] of chosen.entries()) {
    console.log(`[${index + 1}/${chosen.length}] ${row.title}, ${rounds} rounds …`)
    const workbench = new Workbench()
    try {
      results.push(await measure(name, row, workbench, rounds))
    } finally {
      await workbench.clear()
    }
  }
  printTable(results)
  // Some rows alone are a look, not a record.
  if (!only) console.log(`\nWritten to ${writeResults(results)}`)
  return 0
}
