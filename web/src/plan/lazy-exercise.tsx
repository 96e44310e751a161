import type { PlanAnswer } from '@course/contract/plan'
import { type ComponentType, useEffect, useState } from 'react'
import { loadModule } from '../entry/load-module.ts'

type Section = typeof import('./exercise-section.tsx').ExerciseSection

type LazyExerciseProps = { userId: string; page: number; answer: PlanAnswer | undefined }

/** The exercise of a page, whose code is fetched when there is one to show. Until then the page is as without it. */
export function LazyExercise({ userId, page, answer }: LazyExerciseProps) {
  const [Section, setSection] = useState<ComponentType<Parameters<Section>[0]>>()
  const exercise = answer?.exercises.find((one) => one.page === page)
  const isWanted = exercise !== undefined

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    loadModule(() => import('./exercise-section.tsx')).then(
      ({ ExerciseSection }) => isCurrent && setSection(() => ExerciseSection),
      (error: unknown) => console.warn('The exercise did not arrive', error),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])

  return Section && exercise && answer ? (
    <Section key={exercise.id} userId={userId} exercise={exercise} answer={answer} />
  ) : null
}
