import { numberOf, textOf } from './answers.ts'
import type { ExerciseAnswers } from './types.ts'

type DipInput = {
  people: number
  /** Output per person and working day. */
  output: number
  days: number
  /** Fraction of 1. */
  loss: number
  isLinear: boolean
  unitCost: number
  /** The output level that triggers a stop, as a fraction of 1. */
  floor: number | undefined
}

type Dip = { lostUnits: number; cost: number; costAtFloor: number | undefined }

/** A flat loss lasts to the end. A linear loss decreases to zero, so half of it is lost. */
export function dipOf({ people, output, days, loss, isLinear, unitCost, floor }: DipInput): Dip {
  const lostAt = (share: number) => people * output * days * share * (isLinear ? 0.5 : 1)
  return {
    lostUnits: lostAt(loss),
    cost: lostAt(loss) * unitCost,
    costAtFloor: floor === undefined ? undefined : lostAt(1 - floor) * unitCost,
  }
}

type DipWeek = { week: number; level: number; lost: number; cost: number }

/** The dip by weeks of five working days. The last week may be shorter. */
export function dipWeeks(input: DipInput): DipWeek[] {
  const { people, output, days, loss, isLinear, unitCost } = input
  return Array.from({ length: Math.min(Math.ceil(days / 5), 60) }, (_, index) => {
    const from = index * 5
    const to = Math.min(from + 5, days)
    // For a linear loss, the middle of the week is its average.
    const share = isLinear ? loss * (1 - (from + to) / 2 / days) : loss
    const lost = people * output * (to - from) * share
    return { week: index + 1, level: 1 - share, lost, cost: lost * unitCost }
  })
}

/** The dip input of `w09`. Undefined if a number is missing. */
export function dipInputOf(w09: ExerciseAnswers | undefined): DipInput | undefined {
  const [people, output, days, loss, unitCost] = [
    'dip_people',
    'dip_output',
    'dip_days',
    'dip_loss',
    'dip_cost',
  ].map((field) => numberOf(w09, field))
  if (people === undefined || output === undefined || days === undefined || loss === undefined)
    return undefined
  if (unitCost === undefined) return undefined
  const floor = numberOf(w09, 'floor')
  return {
    people,
    output,
    days,
    loss: loss / 100,
    isLinear: textOf(w09, 'dip_shape') === 'linear',
    unitCost,
    floor: floor === undefined ? undefined : floor / 100,
  }
}

/** Additional people needed to compensate for the loss and for coaches, rounded up. */
export const extraPeople = (people: number, loss: number, coachesOffTheLine: number): number =>
  Math.ceil(people * (1 / (1 - loss) - 1) + coachesOffTheLine)
