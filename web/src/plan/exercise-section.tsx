import type { Exercise } from '@course/content/plan/types'
import { planTexts } from '@course/content/site/learning/plan'
import type { PlanAnswer } from '@course/contract/learning/plan'
import { type ComponentType, useEffect, useState } from 'react'
import { loadModule } from '../entry/load-module.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { hasEntries } from './has-entries.ts'

type ExerciseSectionProps = { userId: string; page: number; answer: PlanAnswer | undefined }

/** The exercise of a lesson page, under its text. Nothing in the course waits for it. */
export function ExerciseSection({ userId, page, answer }: ExerciseSectionProps) {
  const exercise = answer?.exercises.find((one) => one.page === page)
  if (!answer || !exercise) return null
  return (
    <section aria-labelledby="exercise-title" className="mt-12 border-t border-hairline pt-8">
      <p className="eyebrow">{planTexts.eyebrow}</p>
      <h2 id="exercise-title" className="mt-2 text-2xl">
        {exercise.title}
      </h2>
      <p className="mt-2 text-muted">{exercise.result}</p>
      <LazyEditor key={exercise.id} {...{ userId, exercise, answer }} />
    </section>
  )
}

type EditorProps = { userId: string; exercise: Exercise; answer: PlanAnswer; takesFocus: boolean }
type Shown =
  | { state: 'closed' | 'loading' | 'failed' }
  | { state: 'open'; Editor: ComponentType<EditorProps> }

/** Its fields, whose code is fetched when somebody writes here, or has written here before. */
function LazyEditor(props: Omit<EditorProps, 'takesFocus'>) {
  const { userId, exercise, answer } = props
  const [isBegun] = useState(() => hasEntries(userId, exercise.id, answer))
  const [isAsked, setAsked] = useState(false)
  const [shown, setShown] = useState<Shown>({ state: 'closed' })
  const isWanted = isBegun || isAsked

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

  if (shown.state === 'open') return <shown.Editor {...props} takesFocus={isAsked} />
  if (shown.state === 'failed')
    return (
      <Alert tone="error" className="mt-4">
        The exercise did not arrive. Check your connection, then reload the page.
      </Alert>
    )
  return (
    <Button
      variant="secondary"
      className="mt-4"
      busy={shown.state === 'loading'}
      onClick={() => setAsked(true)}
    >
      Write this exercise
    </Button>
  )
}
