import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Line } from './bench.ts'

const folder = join(import.meta.dirname, '../results')
/** One table per kind of processor. */
const file = join(folder, `${process.arch}.md`)

const HEAD = `| | measured | baseline | ratio | goal | | date | commit |
|---|---:|---:|---:|---:|---|---|---|`

export function printLines(lines: readonly Line[]): void {
  console.log(`\n${HEAD}\n${lines.map(formatLine).join('\n')}`)
}

/** Replaces the lines with the same titles. Results of another machine or Node are not comparable, so they start a new table. */
export function saveLines(lines: readonly Line[]): void {
  const machine = describeMachine()
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const saved = new Map<string, string>()
  const earlier = before.includes(machine) ? before.split('\n').filter((line) => /^\| [^|\s]/.test(line)) : []
  for (const line of [...earlier, ...lines.map(formatLine)]) saved.set(line.split(' | ')[0]!, line)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    `# Results of \`npm run bench\` on ${process.arch}\n\n${machine}\n\n${HEAD}\n${[...saved.values()].join('\n')}\n`,
  )
}

function formatLine({ title, unit, measured, baseline, ratio, goal, met }: Line): string {
  const value = (number: number | undefined) =>
    number === undefined ? '' : `${formatNumber(number)} ${unit}`
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    encoding: 'utf8',
    cwd: folder,
  }).trim()
  return `| ${[
    ...[title, value(measured), value(baseline), ratio?.toFixed(2) ?? '', goal, met ? 'met' : 'missed'],
    ...[new Date().toISOString().slice(0, 10), commit],
  ].join(' | ')} |`
}

const formatNumber = (value: number) =>
  value.toLocaleString('en', { maximumSignificantDigits: value < 1000 ? 3 : 5 })

function describeMachine(): string {
  const processor = `${availableParallelism()} × ${cpus()[0]?.model.trim() || process.arch}`
  return `Node ${process.versions.node}, ${processor}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}`
}
