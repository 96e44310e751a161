import type { Exercise } from '@course/content/plan/types'
import { exerciseCopy } from '@course/content/site/learning/exercise'
import { planCopy } from '@course/content/site/learning/plan'
import type { PlanResponse } from '@course/contract/learning/plan'
import { useState } from 'react'
import type { AsyncResult } from '../app/page-data/use-page-data.ts'
import { useModule } from '../app/starting/use-module.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { LoadError } from '../ui/states.tsx'
import { hasEntries } from './open-plans.ts'

type ExerciseSectionProps = { userId: string; page: number; plan: AsyncResult<PlanResponse> }

/** The exercise below the text of a lesson page. Exercises are optional. */
export function ExerciseSection({ userId, page, plan: { value: response, error } }: ExerciseSectionProps) {
  if (!response && error !== undefined)
    return (
      <LoadError error={error} className="mt-12 border-t border-hairline pt-8">
        {exerciseCopy.listFailed}
      </LoadError>
    )
  const exercise = response?.exercises.find((candidate) => candidate.page === page)
  if (!response || !exercise) return null
  return (
    <section aria-labelledby="exercise-title" className="mt-12 border-t border-hairline pt-8">
      <p className="eyebrow">{planCopy.eyebrow}</p>
      <h2 id="exercise-title" className="mt-2 text-2xl">
        {exercise.title}
      </h2>
      <p className="mt-2 text-muted">{exercise.result}</p>
      <LazyEditor key={exercise.id} {...{ userId, exercise, response }} />
    </section>
  )
}

type LazyEditorProps = { userId: string; exercise: Exercise; response: PlanResponse }

/** Loads the code of the fields when the learner starts the exercise or has already started it. */
function LazyEditor(props: LazyEditorProps) {
  const { userId, exercise, response } = props
  const [isStarted] = useState(() => hasEntries(userId, exercise.id, response))
  const [isRequested, setRequested] = useState(false)
  const isNeeded = isStarted || isRequested
  const { module, isFailed } = useModule(() => import('./exercise-editor.tsx'), isNeeded)
  if (module) return <module.ExerciseEditor {...props} takesFocus={isRequested} />
  if (isFailed)
    return (
      <Alert tone="error" className="mt-4">
        {exerciseCopy.failed}
      </Alert>
    )
  return (
    <Button variant="secondary" className="mt-4" busy={isNeeded} onClick={() => setRequested(true)}>
      {exerciseCopy.start}
    </Button>
  )
}
