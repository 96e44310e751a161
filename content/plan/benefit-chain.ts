import { numberOf, rowsOf, textOf } from './answers.ts'
import { isDate } from './dates.ts'
import { product } from './numbers.ts'
import type { ExerciseAnswers } from './types.ts'

/** `today` and `target` are fractions of 1. A factor without target does not change. */
type Factor = { name: string; today: number; target: number | undefined }

type Step = Factor & {
  /** The remaining promise after this factor, and the amount it removes. */
  left: number
  lost: number
  /** What should remain of the promise after this factor, with it and those before it at their targets. */
  expected: number
  /** The gain if this factor alone reaches its target. */
  lever: number | undefined
  /** Before launch: what a year loses if this factor ends ten points below its target. */
  risk: number | undefined
}

type Chain = {
  promise: number
  /** The achieved share of the promise: the product of all factors. */
  share: number
  runRate: number
  /** Share and rate with every factor at its target. */
  targetShare: number
  targetRate: number
  /** Nothing has been reached yet, so that targets are all there is to compare. */
  isBeforeLaunch: boolean
  steps: Step[]
  /** The step with the largest lever; before launch, with the largest risk. */
  best: Step | undefined
}

export function benefitChain(promise: number, factors: readonly Factor[]): Chain {
  const share = product(factors.map(({ today }) => today))
  const targetShare = product(factors.map(({ today, target }) => target ?? today))
  const isBeforeLaunch = share === 0
  let left = promise
  let expected = promise
  const steps = factors.map((factor) => {
    const before = left
    left = before * factor.today
    expected *= factor.target ?? factor.today
    return {
      ...factor,
      left,
      lost: before - left,
      expected,
      lever: isBeforeLaunch ? undefined : leverOf(promise * share, factor),
      risk: isBeforeLaunch ? riskOf(promise * targetShare, factor) : undefined,
    }
  })
  const gain = (step: Step | undefined) => step?.lever ?? step?.risk ?? 0
  const best = steps.reduce<Step | undefined>(
    (most, step) => (gain(step) > gain(most) ? step : most),
    undefined,
  )
  return {
    promise,
    share,
    runRate: promise * share,
    targetShare,
    targetRate: promise * targetShare,
    isBeforeLaunch,
    steps,
    best,
  }
}

const leverOf = (runRate: number, { today, target }: Factor): number | undefined =>
  target === undefined || today === 0 ? undefined : runRate * (target / today - 1)

const shortfall = 0.1

const riskOf = (targetRate: number, { target }: Factor): number | undefined =>
  target ? targetRate * Math.min(1, shortfall / target) : undefined

/** The chain of `w01`, from the factors with a value for today. Before launch nothing has one, and every target stands at zero. */
export function chainOf(w01: ExerciseAnswers | undefined): Chain | undefined {
  const rows = rowsOf(w01, 'factors')
  const isUncounted = rows.every((row) => numberOf(row, 'today') === undefined)
  const factors = rows.flatMap((row) => {
    const target = numberOf(row, 'target')
    const today = numberOf(row, 'today') ?? (isUncounted && target !== undefined ? 0 : undefined)
    if (today === undefined) return []
    return [
      {
        name: textOf(row, 'name'),
        today: today / 100,
        target: target === undefined ? undefined : target / 100,
      },
    ]
  })
  const promise = numberOf(w01, 'promise')
  return promise === undefined || factors.length === 0 ? undefined : benefitChain(promise, factors)
}

/** The days on which the first factor and all of them should be at their targets, and so be counted. */
export function targetDates(w01: ExerciseAnswers | undefined): { first: string; last: string } | undefined {
  const days = rowsOf(w01, 'factors')
    .map((row) => textOf(row, 'by'))
    .filter(isDate)
    .toSorted()
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? { first, last } : undefined
}

/** Factors are multiplied, so they must be shares of the same quantity. */
export const countsOneThing = (w01: ExerciseAnswers | undefined): boolean =>
  new Set(
    rowsOf(w01, 'factors')
      .map((row) => textOf(row, 'counts'))
      .filter(Boolean),
  ).size <= 1

/** The cost of a month in which one factor stays this far below its target. */
export const costOfWaiting = (promise: number, otherFactors: readonly number[], difference: number): number =>
  (promise * product(otherFactors) * difference) / 12
