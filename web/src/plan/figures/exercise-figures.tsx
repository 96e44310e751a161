import type { FigureName, Plan } from '@course/content/plan/types'
import { Fragment, type ReactNode } from 'react'
import { AdoptionFigure } from './adoption-figure.tsx'
import { BenefitChainFigure } from './benefit-chain-figure.tsx'
import { CommitmentFigure } from './commitment-figure.tsx'
import { DipFigure } from './dip-figure.tsx'
import { LoadFigure } from './load-figure.tsx'

const figures: Record<FigureName, (props: { plan: Plan }) => ReactNode> = {
  'benefit-chain': BenefitChainFigure,
  commitment: CommitmentFigure,
  load: LoadFigure,
  dip: DipFigure,
  adoption: AdoptionFigure,
}

/** A figure as the answers have it; nothing while they are missing. */
export const figureOf = (name: FigureName, plan: Plan): ReactNode => figures[name]({ plan })

/** The figures of an exercise, drawn anew with every answer; one whose answers are missing is not shown. */
export function ExerciseFigures({ names, plan }: { names: readonly FigureName[]; plan: Plan }) {
  return names.map((name) => <Fragment key={name}>{figureOf(name, plan)}</Fragment>)
}
