import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { isMet, median, type RowResult } from './row.ts'

const HEADINGS = ['', 'site', 'bare', 'ratio', 'spread', 'goal', '']

/** The table as people read it in a terminal. */
export function printTable(results: RowResult[]): void {
  const lines = [HEADINGS, ...results.map(cells)]
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  console.log('')
  for (const line of lines) {
    console.log(
      line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
    )
  }
  for (const { title, skipped } of results) if (skipped) console.log(`\nLeft out: ${title}. ${skipped}`)
}

/** Keeps the last complete run beside the code; earlier ones are in its history. */
export function writeResults(results: RowResult[]): string {
  const folder = join(import.meta.dirname, '..', 'results')
  mkdirSync(folder, { recursive: true })
  const conditions = describeMachine()
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify({ ...conditions, rows: results }, null, 2)}\n`)
  writeFileSync(join(folder, 'latest.md'), markdown(conditions, results))
  return join('bench', 'results', 'latest.md')
}

function cells(result: RowResult): string[] {
  const { title, unit, goal, better, ours, bare, ratios, skipped } = result
  if (skipped) return [title, '–', '–', '–', '–', '–', 'left out']
  const sign = better === 'more' ? '≥' : '≤'
  const wanted = goal && ('ratio' in goal ? `${sign} ${goal.ratio} ×` : `${sign} ${goal.value} ${unit}`)
  const met = isMet(result)
  return [
    title,
    `${round(median(ours))} ${unit}`,
    `${round(median(bare))} ${unit}`,
    median(ratios).toFixed(2),
    `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
    wanted ?? '',
    met === undefined ? '' : met ? 'met' : 'missed',
  ]
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
}

function markdown(conditions: ReturnType<typeof describeMachine>, results: RowResult[]): string {
  const row = (parts: string[]) => `| ${parts.join(' | ')} |`
  return [
    '# Results of `npm run bench`',
    '',
    `${conditions.date} · commit ${conditions.commit} · Node ${conditions.node} · ${conditions.machine}`,
    '',
    'Site and bare program run on the same machine, in turns, in one run; the ratio is the median over the rounds.',
    'Ratios travel from machine to machine, the numbers beside them do not.',
    '',
    row(HEADINGS),
    row(HEADINGS.map((_, column) => (column === 0 ? '---' : '---:'))),
    ...results.map((result) => row(cells(result))),
    '',
    ...results.map(
      ({ title, method, skipped }) => `- **${title}**: ${method}${skipped ? ` Left out: ${skipped}` : ''}`,
    ),
    '',
  ].join('\n')
}

function describeMachine() {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname }).trim()
  const memory = Math.round(totalmem() / 2 ** 30)
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short', 'HEAD'),
    node: process.versions.node,
    machine: `${availableParallelism()} × ${cpus()[0]?.model.trim() || process.arch}, ${memory} GB, ${process.platform} ${process.arch}`,
  }
}
