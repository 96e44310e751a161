import type { FigureName } from '@course/content/plan/types'
import { planCopy } from '@course/content/site/learning/plan'
import type { PlanResponse } from '@course/contract/learning/plan'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { usePlan } from '../use-plan.ts'
import { figureOf } from './exercise-figures.tsx'

type OwnFigureProps = { userId: string; response: PlanResponse; figure: FigureName; file: ReactNode }

/** A figure of a lesson drawn from the learner's plan as it is now, with the way to the one that the text tells of. */
export function OwnFigure({ userId, response, figure, file }: OwnFigureProps) {
  const { plan } = usePlan(userId, response)
  const [isExample, setExample] = useState(false)
  const drawn = figureOf(figure, plan)
  if (!drawn) return file
  return (
    <>
      {isExample ? file : <p className="eyebrow mb-2">{planCopy.eyebrow}</p>}
      {!isExample && drawn}
      <Button variant="quiet" size="small" className="mt-2" onClick={() => setExample(!isExample)}>
        {isExample ? 'Show my data' : 'Show the example'}
      </Button>
    </>
  )
}
