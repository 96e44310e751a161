import type { FigureName } from '@course/content/plan/types'
import { planFigureCopy } from '@course/content/site/learning/exercise'
import { planCopy } from '@course/content/site/learning/plan'
import type { PlanResponse } from '@course/contract/learning/plan'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { usePlan } from '../use-plan.ts'
import { renderFigure } from './exercise-figures.tsx'

type PlanFigureProps = { userId: string; response: PlanResponse; figure: FigureName; file: ReactNode }

/** A lesson figure with the learner's own data. A button switches to the original image. */
export function PlanFigure({ userId, response, figure, file }: PlanFigureProps) {
  const { plan } = usePlan(userId, response)
  const [isExample, setExample] = useState(false)
  const planFigure = renderFigure(figure, plan)
  if (!planFigure) return file
  return (
    <>
      {isExample ? file : <p className="eyebrow mb-2">{planCopy.eyebrow}</p>}
      {!isExample && planFigure}
      <Button variant="quiet" size="small" className="mt-2" onClick={() => setExample(!isExample)}>
        {isExample ? planFigureCopy.showMine : planFigureCopy.showExample}
      </Button>
    </>
  )
}
