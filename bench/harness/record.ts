import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeMachine } from './conditions.ts'
import { type Conditions, type Results, toMarkdown } from './report.ts'

const folder = join(import.meta.dirname, '..', 'results')
/** One record per architecture. */
const name = process.arch
const file = join(folder, `${name}.json`)

/**
 * Writes the results to `bench/results` and replaces earlier results of the same rows. Results of another machine or Node
 * version are not comparable, so these start a new record.
 */
export function writeRecord(measured: Results): string {
  const conditions = describeMachine()
  const before = earlierRecord(conditions)
  const results = {
    rows: merge(before.rows, measured.rows),
    audits: merge(before.audits, measured.audits),
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...conditions, ...results }, null, 2)}\n`)
  writeFileSync(join(folder, `${name}.md`), toMarkdown(conditions, results))
  return join('bench', 'results', `${name}.md`)
}

function earlierRecord(conditions: Conditions): Results {
  if (!existsSync(file)) return { rows: [], audits: [] }
  const record = JSON.parse(readFileSync(file, 'utf8')) as Conditions & Results
  return record.machine === conditions.machine && record.node === conditions.node
    ? record
    : { rows: [], audits: [] }
}

const merge = <Result extends { name: string }>(before: Result[], measured: Result[]): Result[] =>
  [...before.filter(({ name }) => measured.every((result) => result.name !== name)), ...measured].toSorted(
    (a, b) => a.name.localeCompare(b.name),
  )
