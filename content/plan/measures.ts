import { numberOf, rowsOf, textOf } from './answers.ts'
import type { ExerciseAnswers, Row } from './types.ts'

type Interval = { low: number; high: number }

/** A share of cases, with a range that catches the true share in nineteen draws out of twenty. */
type Share = { share: number; interval: Interval }

const Z = 1.96

/** The 95 percent Wilson interval of k out of n. */
export function wilson(k: number, n: number): Interval {
  const p = k / n
  const middle = p + (Z * Z) / (2 * n)
  const spread = Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n))
  const scale = 1 + (Z * Z) / n
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) }
}

export function shareOf(k: number | undefined, n: number | undefined): Share | undefined {
  if (k === undefined || n === undefined || n <= 0 || k < 0 || k > n) return undefined
  return { share: k / n, interval: wilson(k, n) }
}

/** All cases were counted, so that chance has no part in the share and there is no range around it. */
const isCensus = (row: Row | undefined): boolean => textOf(row, 'scope') === 'all'

/** A single count must come at least this close to decide on its own. */
const maxSpreadForOneCount = 0.05

type ThresholdCheck = {
  /** Counts in this range cannot be told from the threshold. */
  unclear: Interval
  /** Whether one count of this size decides by chance, and the line does not ask for a second. */
  isByChance: boolean
}

/** Whether counts of `n` cases are exact enough for the threshold of a line of `w09`. Undefined if all cases are counted. */
export function thresholdCheckOf(line: Row | undefined): ThresholdCheck | undefined {
  const [threshold, n] = [numberOf(line, 'threshold'), numberOf(line, 'n')]
  if (threshold === undefined || !n || n <= 0 || isCensus(line)) return undefined
  const share = threshold / 100
  const spread = Z * Math.sqrt((share * (1 - share)) / n)
  return {
    unclear: { low: Math.max(0, share - spread), high: Math.min(1, share + spread) },
    isByChance: spread > maxSpreadForOneCount && (numberOf(line, 'counts') ?? 1) < 2,
  }
}

/** A day or a week. “From the forecast” is none. */
const fromWhen = /\b(?:from|after) (?!the\b)/i

/** Whether today's count of a line of `w09` is below its threshold, and nothing says from when the threshold applies. */
export function isBrokenToday(line: Row | undefined): boolean {
  const [threshold, today] = [numberOf(line, 'threshold'), shareOfRow(line)]
  return (
    threshold !== undefined &&
    today !== undefined &&
    today.share * 100 < threshold &&
    !fromWhen.test(textOf(line, 'below'))
  )
}

const shareOfRow = (row: Row | undefined): Share | undefined =>
  row && shareOf(numberOf(row, 'k'), numberOf(row, 'n'))

export const measureOf = (w09: ExerciseAnswers | undefined, line: string) => {
  const row = rowsOf(w09, 'lines').find(({ id }) => id === line)
  const today = shareOfRow(row)
  return row && { row, today: today && { ...today, interval: isCensus(row) ? undefined : today.interval } }
}

export const teamsOf = (w09: ExerciseAnswers | undefined) =>
  rowsOf(w09, 'teams').flatMap((row) => {
    const today = shareOfRow(row)
    return today ? [{ team: textOf(row, 'team'), ...today }] : []
  })

/** The difference between the best and the worst team. */
export function spreadOf(shares: readonly number[]): number | undefined {
  return shares.length < 2 ? undefined : Math.max(...shares) - Math.min(...shares)
}

type Curve = { start: number; ceiling: number; middle: number; spread: number }

/** The planned adoption in a week: an S-curve from `start` toward `ceiling`. */
export function plannedAdoption({ start, ceiling, middle, spread }: Curve, week: number): number {
  const logistic = (t: number) => 1 / (1 + Math.exp(-(t - middle) / spread))
  return start + ((ceiling - start) * (logistic(week) - logistic(0))) / (1 - logistic(0))
}

/** Two consecutive weeks further below the plan than this count as behind. */
const tolerance = 0.1

type Adoption = {
  curve: Curve
  weeks: { week: number; planned: number; counted: (Share & { k: number; n: number }) | undefined }[]
  isBehind: boolean
}

/** The planned curve of `w09` with the weekly counts. Undefined while the curve is incomplete. */
export function adoptionOf(w09: ExerciseAnswers | undefined): Adoption | undefined {
  const [start, ceiling, middle, spread] = [
    'curve_start',
    'curve_ceiling',
    'curve_middle',
    'curve_spread',
  ].map((field) => numberOf(w09, field))
  if (start === undefined || ceiling === undefined || middle === undefined || !spread) return undefined
  const curve = { start: start / 100, ceiling: ceiling / 100, middle, spread }
  const counted = new Map(
    rowsOf(w09, 'weeks').flatMap((row) => {
      const week = numberOf(row, 'week')
      const [k, n] = [numberOf(row, 'k'), numberOf(row, 'n')]
      const share = shareOf(k, n)
      return week === undefined || !share ? [] : [[week, { ...share, k: k!, n: n! }] as const]
    }),
  )
  const planned = Array.from({ length: 7 }, (_, index) => Math.ceil(middle / 2) * index)
  const weeks = [...new Set([...planned, ...counted.keys()])]
    .toSorted((a, b) => a - b)
    .map((week) => ({ week, planned: plannedAdoption(curve, week), counted: counted.get(week) }))
  return { curve, weeks, isBehind: isBehindTwice(weeks) }
}

function isBehindTwice(weeks: Adoption['weeks']): boolean {
  const behind = weeks.flatMap(({ planned, counted }) =>
    counted ? [planned - counted.share > tolerance] : [],
  )
  return behind.some((isLow, index) => isLow && behind[index + 1])
}
