import type { Exercise } from '@course/content/plan/types'
import { planCopy } from '@course/content/site/learning/plan'
import type { PlanResponse } from '@course/contract/learning/plan'
import { type ComponentType, useEffect, useState } from 'react'
import { loadModule } from '../entry/load-module.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { hasEntries } from './has-entries.ts'

type ExerciseSectionProps = { userId: string; page: number; response: PlanResponse | undefined }

/** The exercise of a lesson page, under its text. Nothing in the course waits for it. */
export function ExerciseSection({ userId, page, response }: ExerciseSectionProps) {
  const exercise = response?.exercises.find((one) => one.page === page)
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

type EditorProps = { userId: string; exercise: Exercise; response: PlanResponse; takesFocus: boolean }
type EditorState =
  | { state: 'closed' | 'loading' | 'failed' }
  | { state: 'open'; Editor: ComponentType<EditorProps> }

/** Its fields, whose code is fetched when somebody writes here, or has written here before. */
function LazyEditor(props: Omit<EditorProps, 'takesFocus'>) {
  const { userId, exercise, response } = props
  const [isStarted] = useState(() => hasEntries(userId, exercise.id, response))
  const [isRequested, setAsked] = useState(false)
  const [shown, setShown] = useState<EditorState>({ state: 'closed' })
  const isWanted = isStarted || isRequested

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    setShown({ state: 'loading' })
    loadModule(() => import('./exercise-editor.tsx')).then(
      ({ ExerciseEditor }) => isCurrent && setShown({ state: 'open', Editor: ExerciseEditor }),
      (error: unknown) => {
        console.warn('The exercise did not arrive', error)
        if (isCurrent) setShown({ state: 'failed' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])

  if (shown.state === 'open') return <shown.Editor {...props} takesFocus={isRequested} />
  if (shown.state === 'failed')
    return (
      <Alert tone="error" className="mt-4">
        We couldn't load the exercise. Check your connection and reload the page.
      </Alert>
    )
  return (
    <Button
      variant="secondary"
      className="mt-4"
      busy={shown.state === 'loading'}
      onClick={() => setAsked(true)}
    >
      Start this exercise
    </Button>
  )
}
