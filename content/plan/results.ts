import { benefitResults, knotResults, lensResults } from './lines/lesson-1.ts'
import { messageResults, peopleResults, sponsorResults } from './lines/lesson-2.ts'
import { gateResults, loadResults, measureResults, objectionResults } from './lines/lesson-3.ts'
import { fitResults, planResults, switchResults } from './lines/lesson-4.ts'
import type { Result } from './lines/result.ts'
import type { Plan } from './types.ts'

const byExercise: Record<string, (plan: Plan, today: string) => Result[]> = {
  w01: benefitResults,
  w02: lensResults,
  w03: knotResults,
  w04: peopleResults,
  w05: sponsorResults,
  w06: messageResults,
  w07: objectionResults,
  w08: loadResults,
  w09: measureResults,
  w10: gateResults,
  w11: switchResults,
  w12: fitResults,
  w13: planResults,
}

/** The computed results of an exercise. Results with missing numbers are omitted. */
export const resultsOf = (exerciseId: string, plan: Plan, today: string): Result[] =>
  byExercise[exerciseId]?.(plan, today) ?? []
