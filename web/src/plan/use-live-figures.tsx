import type { PlanResponse } from '@course/contract/learning/plan'
import { type ComponentProps, type ReactNode, useCallback } from 'react'
import { useModule } from '../app/starting/use-module.ts'
import type { PlanFigure } from './figures/plan-figure.tsx'
import { hasEntries } from './open-plans.ts'

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
function LazyFigure(props: ComponentProps<typeof PlanFigure>) {
  const { module } = useModule(() => import('./figures/plan-figure.tsx'))
  return module ? <module.PlanFigure {...props} /> : props.file
}
