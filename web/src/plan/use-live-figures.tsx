import type { FigureName } from '@course/content/plan/types'
import type { PlanResponse } from '@course/contract/learning/plan'
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { loadModule } from '../app/load-module.ts'
import { hasEntries } from './open-plans.ts'

type PlanFigureProps = { userId: string; response: PlanResponse; figure: FigureName; file: ReactNode }

/** Returns a renderer that replaces lesson images with figures from the learner's plan where possible. */
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

/** Shows the image file while the code of the figure is loading or if it fails to load. */
function LazyFigure(props: PlanFigureProps) {
  const [loaded, setLoaded] = useState<{ PlanFigure: ComponentType<PlanFigureProps> }>()
  useEffect(() => {
    let isCurrent = true
    loadModule(() => import('./figures/own-figure.tsx')).then(
      ({ PlanFigure }) => isCurrent && setLoaded({ PlanFigure }),
      (error: unknown) => console.warn('The figure could not be loaded', error),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return loaded ? <loaded.PlanFigure {...props} /> : props.file
}
