import type { FigureName } from '@course/content/plan/types'
import type { PlanResponse } from '@course/contract/learning/plan'
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { loadModule } from '../entry/load-module.ts'
import { hasEntries } from './has-entries.ts'

type OwnFigureProps = { userId: string; response: PlanResponse; figure: FigureName; file: ReactNode }

/** Draws images of a lesson that an exercise has a figure for: from the learner's plan, or as the file they are. */
export function useLiveFigures(userId: string, response: PlanResponse | undefined) {
  return useCallback(
    (image: string, file: ReactNode) => {
      const exercise = response?.exercises.find(({ images }) => images?.[image])
      const figure = exercise?.images?.[image]
      if (!response || !exercise || !figure || !hasEntries(userId, exercise.id, response)) return file
      return <LazyFigure {...{ userId, response, figure, file }} />
    },
    [userId, response],
  )
}

/** The file until the code of the figures is there, and when it does not come. */
function LazyFigure(props: OwnFigureProps) {
  const [shown, setShown] = useState<{ OwnFigure: ComponentType<OwnFigureProps> }>()
  useEffect(() => {
    let isCurrent = true
    loadModule(() => import('./figures/own-figure.tsx')).then(
      ({ OwnFigure }) => isCurrent && setShown({ OwnFigure }),
      (error: unknown) => console.warn('The figure of the plan did not arrive', error),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return shown ? <shown.OwnFigure {...props} /> : props.file
}
