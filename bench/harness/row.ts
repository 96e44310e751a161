import { type Measured, now } from './conditions.ts'
import { skipIfUnavailable } from './unavailable.ts'
import type { Workbench } from './workbench.ts'

/** One line of the table: a subject, mostly the site, against a baseline, mostly a program that does only the bare work. */
export interface Row {
  title: string
  /** What is compared, in a sentence, for the report. */
  method: string
  unit: string
  better: 'more' | 'less'
  /** Either of the two is enough where both are given: a ratio of two tiny values is mostly noise. */
  goal?: { ratio?: number; value?: number }
  /** Starts both sides. */
  prepare(workbench: Workbench): Promise<Pair>
}

/** Rows of one file, by the name of each: they share a workbench, and so what is slow to fill. */
export type Rows = Readonly<Record<string, Row>>

interface Pair {
  /** One measurement of what is judged. */
  subject(): Promise<number>
  /** One measurement of what it is compared with, under the same load. */
  baseline(): Promise<number>
}

export interface RowResult extends Measured {
  name: string
  title: string
  method: string
  unit: string
  better: Row['better']
  goal?: Row['goal']
  skipped?: string
  subject: number[]
  baseline: number[]
  /** Per round, so that a machine that is slow for a while is slow for both. */
  ratios: number[]
}

export async function measure(
  name: string,
  row: Row,
  workbench: Workbench,
  rounds: number,
): Promise<RowResult> {
  const { title, method, unit, better, goal } = row
  const result: RowResult = {
    ...{ name, title, method, unit, better, goal, ...now() },
    ...{ subject: [], baseline: [], ratios: [] },
  }
  const pair = await skipIfUnavailable(row.prepare(workbench))
  if ('skipped' in pair) return { ...result, skipped: pair.skipped }
  for (let round = -1; round < rounds; round++) {
    // Alternating order, because the second one meets a warmer machine. The first round is warm-up.
    const order = round % 2 === 0 ? (['subject', 'baseline'] as const) : (['baseline', 'subject'] as const)
    const values = { subject: 0, baseline: 0 }
    for (const side of order) values[side] = await pair[side]()
    if (round < 0) continue
    result.subject.push(values.subject)
    result.baseline.push(values.baseline)
    result.ratios.push(values.subject / values.baseline)
  }
  return result
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export function isMet({ goal, better, subject, ratios }: RowResult): boolean | undefined {
  if (!goal) return undefined
  const reaches = (value: number, bound: number | undefined) =>
    bound !== undefined && (better === 'more' ? value >= bound : value <= bound)
  return reaches(median(ratios), goal.ratio) || reaches(median(subject), goal.value)
}
