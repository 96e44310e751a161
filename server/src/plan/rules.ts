import { textOf } from '@course/content/plan/answers'
import { calendarOf } from '@course/content/plan/calendar'
import { stateOf } from '@course/content/plan/completion'
import type { Exercise, Plan } from '@course/content/plan/types'
import type { PlanSummary } from '@course/contract/learning/plan'

/** For tables that are not part of the exercises, such as those of an earlier version of the course. */
const MAX_ROWS_OF_UNKNOWN_TABLE = 50

/**
 * Whether a table has more rows than it may have. Twice `maxRows` are accepted: two windows can add rows at the
 * same time, and refusing the second one would lose its answers.
 */
export function hasTooManyRows(exercises: readonly Exercise[], plan: Plan): boolean {
  return Object.entries(plan).some(([id, answers]) => {
    const fields = exercises.find((exercise) => exercise.id === id)?.fields ?? []
    return Object.entries(answers ?? {}).some(([name, value]) => {
      if (!Array.isArray(value) || typeof value[0] !== 'object') return false
      const field = fields.find((one) => one.name === name)
      const maxRows = field?.kind === 'table' ? field.maxRows : MAX_ROWS_OF_UNKNOWN_TABLE
      return value.length > 2 * maxRows
    })
  })
}

/** `name` is the first field of the first exercise: the name of the change. */
export function summarizeAnswers(
  exercises: readonly Exercise[],
  plan: Plan,
): Pick<PlanSummary, 'name' | 'done' | 'exercises' | 'dates'> {
  const [first] = exercises
  const done = exercises.filter((exercise) => ['done', 'complete'].includes(stateOf(exercise, plan)))
  return {
    name: first ? textOf(plan[first.id], first.fields[0]?.name ?? '') : '',
    done: done.length,
    exercises: exercises.length,
    dates: calendarOf(plan),
  }
}
