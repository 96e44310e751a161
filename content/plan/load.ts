import { numberOf, rowsOf, textOf } from './answers.ts'
import { addDays, daysBetween, isDate } from './dates.ts'
import { sum } from './numbers.ts'
import type { ExerciseAnswers } from './types.ts'

/** Three blocks of four weeks, and a fourth in which deferred hours stay visible. */
export const blockNames = ['Weeks 1–4', 'Weeks 5–8', 'Weeks 9–12', 'Weeks 13–16'] as const
export const blockColumns = ['weeks1', 'weeks5', 'weeks9', 'weeks13'] as const
const daysPerBlock = 28

/** Maximum share of the week that changes can take without consequences. */
export const maxFineLoad = 0.1
const maxLoad = 0.2

type Load = {
  /** Hours per week and share of the contract hours, per block. */
  totals: number[]
  shares: number[]
  peak: number
  assessment: 'fine' | 'needs a moved target' | 'something will give: choose it'
}

export function loadOf(hours: number, initiatives: readonly (readonly number[])[]): Load {
  const totals = blockNames.map((_, block) => sum(initiatives.map((weeks) => weeks[block] ?? 0)))
  const shares = totals.map((total) => total / hours)
  return { totals, shares, peak: Math.max(...shares), assessment: assessLoad(shares) }
}

/** Over a tenth in one block needs a moved target; over a tenth in two adjacent blocks, or over a fifth, is too much. */
function assessLoad(shares: readonly number[]): Load['assessment'] {
  const isHigh = shares.map((share) => share > maxFineLoad)
  const isAdjacent = isHigh.some((high, block) => high && isHigh[block + 1])
  if (isAdjacent || shares.some((share) => share > maxLoad)) return 'something will give: choose it'
  return isHigh.includes(true) ? 'needs a moved target' : 'fine'
}

const weeksOf = (w08: ExerciseAnswers | undefined, field: string) =>
  rowsOf(w08, field).map((row) => blockColumns.map((column) => numberOf(row, column) ?? 0))

/** The load of `w08`, before and after relief. */
export function loadsOf(
  w08: ExerciseAnswers | undefined,
): { before: Load; after: Load | undefined } | undefined {
  const hours = numberOf(w08, 'hours')
  const before = weeksOf(w08, 'ledger')
  const after = weeksOf(w08, 'after')
  if (!hours || before.length === 0) return undefined
  return { before: loadOf(hours, before), after: after.length > 0 ? loadOf(hours, after) : undefined }
}

/** The block of the ledger in which a day falls. Undefined if the ledger has no start or does not cover the day. */
export function blockOf(w08: ExerciseAnswers | undefined, day: string): number | undefined {
  const start = textOf(w08, 'start')
  if (!isDate(start) || !isDate(day) || day < start) return undefined
  const block = Math.floor(daysBetween(start, day) / daysPerBlock)
  return block < blockNames.length ? block : undefined
}

/** The last day that the ledger covers. */
export function ledgerEnd(w08: ExerciseAnswers | undefined): string | undefined {
  const start = textOf(w08, 'start')
  return isDate(start) ? addDays(start, blockNames.length * daysPerBlock - 1) : undefined
}
