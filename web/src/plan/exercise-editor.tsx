import { isDone } from '@course/content/plan/completion'
import type { Exercise } from '@course/content/plan/types'
import { exerciseCopy } from '@course/content/site/learning/exercise'
import { planCopy } from '@course/content/site/learning/plan'
import type { PlanResponse } from '@course/contract/learning/plan'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useToday } from '../app/use-today.ts'
import { ExerciseForm } from './exercise-form.tsx'
import { SaveNote } from './save-note.tsx'
import { usePlan } from './use-plan.ts'

type ExerciseEditorProps = {
  userId: string
  exercise: Exercise
  response: PlanResponse
  /** Moves the focus here, because the editor replaces the focused button. */
  takesFocus: boolean
}

/** The fields of an exercise in a lesson, with the save status. */
export function ExerciseEditor({ userId, exercise, response, takesFocus }: ExerciseEditorProps) {
  const planState = usePlan(userId, response)
  const today = useToday()
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) container.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
  }, [takesFocus])
  return (
    <>
      <div className="mt-5 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SaveNote
          state={planState.saveState}
          emptyText={planState.plan[exercise.id] === undefined ? exerciseCopy.saving.empty : undefined}
        />
        <p className="text-sm">
          {isDone(exercise, planState.plan) && (
            <span className="mr-4 font-semibold text-success">{exerciseCopy.done}</span>
          )}
          <Link to="/plan" className="text-link">
            {planCopy.title}
          </Link>
        </p>
      </div>
      <div ref={container}>
        <ExerciseForm
          exercise={exercise}
          personFields={response.personFields}
          comments={response.comments}
          planState={planState}
          today={today}
        />
      </div>
    </>
  )
}
