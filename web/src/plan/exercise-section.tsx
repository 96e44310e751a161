import { stateOf } from '@course/content/plan/done'
import type { Exercise } from '@course/content/plan/types'
import { planTexts } from '@course/content/site/plan'
import type { PlanAnswer } from '@course/contract/plan'
import { Link } from 'react-router'
import { ExerciseForm } from './exercise-form.tsx'
import { SaveNote } from './save-note.tsx'
import { usePlan, useToday } from './use-plan.ts'

type ExerciseSectionProps = { userId: string; exercise: Exercise; answer: PlanAnswer }

/** The exercise of a lesson page, under its text. Nothing in the course waits for it. */
export function ExerciseSection({ userId, exercise, answer }: ExerciseSectionProps) {
  const using = usePlan(userId, answer)
  const today = useToday()
  const isDone = ['done', 'complete'].includes(stateOf(exercise, using.plan))
  return (
    <section aria-labelledby="exercise-title" className="mt-12 border-t border-hairline pt-10">
      <p className="eyebrow">{planTexts.eyebrow}</p>
      <h2 id="exercise-title" className="mt-3 text-2xl">
        {exercise.title}
      </h2>
      <p className="mt-3 text-muted">{exercise.result}</p>
      <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SaveNote state={using.state} isEmpty={using.plan[exercise.id] === undefined} />
        <p className="text-sm">
          {isDone && <span className="mr-4 font-semibold text-success">Done</span>}
          <Link to="/plan" className="text-link">
            {planTexts.title}
          </Link>
        </p>
      </div>
      <ExerciseForm exercise={exercise} exercises={answer.exercises} using={using} today={today} />
    </section>
  )
}
