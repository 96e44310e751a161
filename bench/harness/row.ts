import type { Workbench } from './workbench.ts'

/** One line of the table: the site against a program that does only the bare work. */
export interface Row {
  title: string
  /** What is compared, in a sentence, for the report. */
  method: string
  unit: string
  better: 'more' | 'less'
  goal?: { ratio: number } | { value: number }
  /** Starts both sides. A row that cannot run here says why. */
  prepare(workbench: Workbench): Promise<Pair | { skipped: string }>
}

export interface Pair {
  /** One measurement of the site. */
  ours(): Promise<number>
  /** One measurement of the bare program, under the same load. */
  bare(): Promise<number>
}

export interface RowResult {
  name: string
  title: string
  method: string
  unit: string
  better: Row['better']
  goal?: Row['goal']
  skipped?: string
  ours: number[]
  bare: number[]
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
  const result: RowResult = { name, title, method, unit, better, goal, ours: [], bare: [], ratios: [] }
  const pair = await row.prepare(workbench)
  if ('skipped' in pair) return { ...result, skipped: pair.skipped }
  for (let round = -1; round < rounds; round++) {
    // Whoever comes second meets a warmer machine, so they take turns. The first round only warms up.
    const order = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)
    const values = { ours: 0, bare: 0 }
    for (const side of order) values[side] = await pair[side]()
    if (round < 0) continue
    result.ours.push(values.ours)
    result.bare.push(values.bare)
    result.ratios.push(values.ours / values.bare)
  }
  return result
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export function isMet({ goal, better, ours, ratios }: RowResult): boolean | undefined {
  if (!goal) return undefined
  const [value, bound] = 'ratio' in goal ? [median(ratios), goal.ratio] : [median(ours), goal.value]
  return better === 'more' ? value >= bound : value <= bound
}
