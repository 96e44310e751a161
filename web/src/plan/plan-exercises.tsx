import { missingUntilDone, stateOf } from '@course/content/plan/completion'
import type { Exercise, Field, FigureName, PersonField, Plan } from '@course/content/plan/types'
import { lessonNumberOf } from '@course/contract/lessons'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { AnswerList } from './answer-list.tsx'
import { ExerciseForm } from './exercise-form.tsx'
import { ExerciseFigures } from './figures/exercise-figures.tsx'
import type { usePlan } from './use-plan.ts'

type PlanExercisesProps = {
  exercises: readonly Exercise[]
  personFields: readonly PersonField[]
  using: ReturnType<typeof usePlan>
  today: string
}

const stateLabels = { empty: 'Not started', begun: 'In progress', done: 'Done', complete: 'Complete' }

/** Every exercise with how far it is; each opens to be written here. On paper they are answers to read. */
export function PlanExercises({ exercises, personFields, using, today }: PlanExercisesProps) {
  const [open, setOpen] = useState<string>()
  return (
    <ol className="grid grid-cols-1 gap-4">
      {exercises.map((exercise) => {
        const { id, title, result } = exercise
        const state = stateOf(exercise, using.plan)
        const isOpen = open === id
        return (
          <li
            key={id}
            className={`rounded-md border border-hairline bg-surface p-5 sm:p-6 print:border-0 print:p-0 ${state === 'empty' ? 'print:hidden' : ''}`}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h3 className="text-xl">{title}</h3>
              <p
                className={
                  state === 'empty' || state === 'begun'
                    ? 'text-sm text-muted'
                    : 'text-sm font-semibold text-success'
                }
              >
                {stateLabels[state]}
              </p>
            </div>
            <p className="mt-1 text-sm text-muted print:hidden">{result}</p>
            <Missing exercise={exercise} plan={using.plan} />
            <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
              <Button
                variant="secondary"
                size="small"
                aria-expanded={isOpen}
                aria-label={isOpen ? `Close ${title}` : `Write here: ${title}`}
                onClick={() => setOpen(isOpen ? undefined : id)}
              >
                {isOpen ? 'Close' : 'Edit'}
              </Button>
              <Link to={lessonUrl(exercise)} className="text-link text-sm">
                Lesson {lessonNumberOf(exercise.lessonId)}, page {exercise.page}
              </Link>
            </div>
            {isOpen && (
              <div className="mt-6 print:hidden">
                <ExerciseForm {...{ exercise, personFields, using, today }} />
              </div>
            )}
            <div className="hidden print:block">
              <ExerciseFigures names={exercise.figures.filter(isForOthers)} plan={using.plan} />
              <AnswerList
                fields={exercise.fields.flatMap(forOthers)}
                answers={using.plan[id]}
                plan={using.plan}
              />
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function Missing({ exercise, plan }: { exercise: Exercise; plan: Plan }) {
  const missing = missingUntilDone(exercise, plan)
  return missing.length === 0 ? null : (
    <p className="mt-2 text-sm print:hidden">
      <span className="text-muted">To do:</span> {missing.join(', ')}
    </p>
  )
}

const lessonUrl = ({ lessonId, page }: Exercise) =>
  `/lesson-${lessonNumberOf(lessonId)}${page > 1 ? `?page=${page}` : ''}`

/** The chart of who stands where is private. */
const isForOthers = (name: FigureName) => name !== 'commitment'

/** What is about a person is left out of what is printed. */
const forOthers = (field: Field): Field[] => {
  if (field.isPrivate) return []
  return field.kind === 'table'
    ? [{ ...field, columns: field.columns.filter(({ isPrivate }) => !isPrivate) }]
    : [field]
}
