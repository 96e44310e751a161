import { type MeasurementInfo, measurementInfo } from './conditions.ts'
import { skipIfUnavailable } from './unavailable.ts'
import type { Workbench } from './workbench.ts'

/** A row of the table. It compares a subject, mostly the site, with a baseline, mostly a minimal program. */
export interface Row {
  title: string
  /** Describes the comparison in the report. */
  method: string
  unit: string
  better: 'more' | 'less'
  /** With both, reaching one is enough, because a ratio of two tiny values is mostly noise. */
  goal?: { ratio?: number; value?: number }
  /** Starts both sides and returns functions that measure them. */
  prepare(workbench: Workbench): Promise<Pair>
}

/** Rows of one file by name. They share a workbench, and with it the seeded databases. */
export type Rows = Readonly<Record<string, Row>>

interface Pair {
  /** Measures the subject once. */
  subject(): Promise<number>
  /** Measures the baseline once, under the same load. */
  baseline(): Promise<number>
}

export interface RowResult extends MeasurementInfo {
  name: string
  title: string
  method: string
  unit: string
  better: Row['better']
  goal?: Row['goal']
  skipped?: string
  subject: number[]
  baseline: number[]
  /** Per round, so that temporary slowness of the machine affects both sides. */
  ratios: number[]
}

export async function measureRow(
  name: string,
  row: Row,
  workbench: Workbench,
  rounds: number,
): Promise<RowResult> {
  const { title, method, unit, better, goal } = row
  const result: RowResult = {
    ...{ name, title, method, unit, better, goal, ...measurementInfo() },
    ...{ subject: [], baseline: [], ratios: [] },
  }
  const pair = await skipIfUnavailable(row.prepare(workbench))
  if ('skipped' in pair) return { ...result, skipped: pair.skipped }
  for (let round = -1; round < rounds; round++) {
    // Alternate the order, because the second side runs on a warmer machine. The first round is a warm-up.
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

export function isGoalMet({ goal, better, subject, ratios }: RowResult): boolean | undefined {
  if (!goal) return undefined
  const reaches = (value: number, bound: number | undefined) =>
    bound !== undefined && (better === 'more' ? value >= bound : value <= bound)
  return reaches(median(ratios), goal.ratio) || reaches(median(subject), goal.value)
}
