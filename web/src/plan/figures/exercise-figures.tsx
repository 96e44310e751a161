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

/** Renders nothing while required answers are missing. */
export const renderFigure = (name: FigureName, plan: Plan): ReactNode => figures[name]({ plan })

/** The figures of an exercise that have enough answers. */
export function ExerciseFigures({ names, plan }: { names: readonly FigureName[]; plan: Plan }) {
  return names.map((name) => <Fragment key={name}>{renderFigure(name, plan)}</Fragment>)
}
