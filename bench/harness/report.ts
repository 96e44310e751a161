import { type AuditLine, type AuditResult, isMeasureMet } from './audit.ts'
import type { describeMachine } from './conditions.ts'
import { isGoalMet, median, type RowResult } from './row.ts'

export type Conditions = ReturnType<typeof describeMachine>

export interface Results {
  rows: RowResult[]
  audits: AuditResult[]
}

const HEADINGS = ['', 'measured', 'baseline', 'ratio', 'spread', 'goal', '', 'commit']

/** Titles of all rows and audit lines that missed a goal. */
export function missedGoals({ rows, audits }: Results): string[] {
  return [
    ...rows.filter((row) => !row.skipped && isGoalMet(row) === false).map(({ title }) => title),
    ...audits.flatMap((audit) =>
      audit.lines.filter((line) => missedMeasures(audit, line).length > 0).map(({ title }) => title),
    ),
  ]
}

/** Prints the tables to the terminal. */
export function printTables({ rows, audits }: Results): void {
  const finished = audits.filter(({ skipped }) => !skipped)
  if (rows.length > 0) printTable([HEADINGS, ...rows.map(rowCells)])
  for (const audit of finished) printTable(auditTable(audit))
  for (const { title, skipped } of [...rows, ...audits]) {
    if (skipped) console.log(`\nSkipped: ${title}. ${skipped}`)
  }
}

function printTable(lines: string[][]): void {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  console.log('')
  for (const line of lines) {
    console.log(
      line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
    )
  }
}

function rowCells(result: RowResult): string[] {
  const { title, unit, goal, better, subject, baseline, ratios, skipped, commit } = result
  if (skipped) return [title, '–', '–', '–', '–', '–', 'skipped', commit]
  const goalText = [goal?.ratio && `${goal.ratio} ×`, goal?.value && `${goal.value} ${unit}`]
    .filter(Boolean)
    .join(' or ')
  return [
    title,
    `${round(median(subject))} ${unit}`,
    `${round(median(baseline))} ${unit}`,
    median(ratios).toFixed(2),
    `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
    goalText ? `${sign(better)} ${goalText}` : '',
    goalState(isGoalMet(result)),
    commit,
  ]
}

function auditTable(result: AuditResult): string[][] {
  const headings = Object.values(result.measures).map(({ heading }) => heading)
  return [['', ...headings, ''], ...result.lines.map((line) => auditCells(result, line))]
}

function auditCells(result: AuditResult, line: AuditLine): string[] {
  const cells = Object.entries(result.measures).map(([name, { better }]) => {
    const goal = line.goals[name]
    const value = round(median(line.values[name] ?? []))
    return goal === undefined ? value : `${value} (${sign(better)} ${goal})`
  })
  return [line.title, ...cells, goalState(missedMeasures(result, line).length === 0)]
}

const missedMeasures = (result: AuditResult, line: AuditLine) =>
  Object.keys(result.measures).filter((name) => isMeasureMet(result, line, name) === false)

const sign = (better: RowResult['better']) => (better === 'more' ? '≥' : '≤')

const goalState = (met: boolean | undefined) => (met === undefined ? '' : met ? 'met' : 'missed')

function round(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en')
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
}

/** Formats the tables as Markdown. */
export function toMarkdown(conditions: Conditions, { rows, audits }: Results): string {
  const describeMethod = ({ title, method, skipped }: RowResult | AuditResult) =>
    `- **${title}**: ${method}${skipped ? ` Skipped: ${skipped}` : ''}`
  return [
    '# Results of `npm run bench`',
    '',
    `Node ${conditions.node} · ${conditions.machine}`,
    '',
    'Both sides of a row run on the same machine, alternating, in one run; the ratio is the median over the rounds.',
    'Ratios are comparable between machines; absolute numbers are not. The commit is the measured one.',
    '',
    ...markdownTable([HEADINGS, ...rows.map(rowCells)]),
    '',
    ...rows.map(describeMethod),
    '',
    ...audits.flatMap((audit) => [
      `## ${audit.title}`,
      '',
      `Commit ${audit.commit}`,
      '',
      ...(audit.skipped ? [] : [...markdownTable(auditTable(audit)), '']),
      describeMethod(audit),
      '',
    ]),
  ].join('\n')
}

function markdownTable([headings = [], ...lines]: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rule = headings.map((_, column) => (column === 0 ? '---' : '---:'))
  return [headings, rule, ...lines].map(line)
}
