import type { FeatureDrawing as Drawing } from '@course/content/site/types'
import type { ReactNode } from 'react'
import { type BraidShape, smoothStep } from '../ui/braid.ts'
import { StrandPaths } from '../ui/strands.tsx'

const purple = 'stroke-strand-1'
const teal = 'stroke-strand-2'
const ochre = 'stroke-strand-3'

const weave: BraidShape = {
  width: 112,
  middle: 24,
  swing: () => 14,
  turns: (x) => 0.125 + (x - 30) / 84,
  apart: { lane: (strand) => [42, 24, 6][strand] ?? 24, joined: (x) => smoothStep(4, 34, x) },
  step: 7,
}

const drawings: Record<Drawing, ReactNode> = {
  weave: <StrandPaths shape={weave} thickness={2} halo={5} />,
  evidence: (
    <>
      <path d="M0 30 Q56 24 112 4" className={teal} strokeDasharray="1 5" />
      <path d="M0 36 Q56 40 112 34" className={teal} strokeDasharray="1 5" />
      <path d="M0 33 Q56 32 112 18" className={purple} />
      <path d="M28 28v10M56 24v13M84 17v17" className={ochre} />
    </>
  ),
  exercise: (
    <>
      <path d="M0 8h96" className={purple} />
      <path d="M0 24h72" className={teal} />
      <path d="M0 40h34" className={ochre} />
      <path d="m40 40 22-14 4 6-22 12Z" className="stroke-ink" />
    </>
  ),
  cases: (
    <>
      <path d="M0 24h112" className={purple} />
      <path d="M0 10h26q8 0 12 6M70 30q6 8 16 8h26" className={teal} />
      <path d="M0 38h18q10 0 16-8M66 18q6-8 16-8h30" className={ochre} />
    </>
  ),
  quiz: (
    <>
      <path d="M16 6h62" className="stroke-outline" />
      <path d="M16 18h96" className={purple} />
      <path d="M16 30h48" className="stroke-outline" />
      <path d="M16 42h72" className="stroke-outline" />
      <path d="m0 18 4 4 7-9" className={teal} />
    </>
  ),
  pace: (
    <>
      <path d="M56 24C72 4 112 4 112 24S72 44 56 24 0 4 0 24s40 20 56 0Z" className={purple} />
      <circle cx="28" cy="9.4" r="3" className={`fill-paper ${teal}`} />
      <circle cx="84" cy="38.6" r="3" className={`fill-paper ${ochre}`} />
    </>
  ),
}

/** Decorative drawing. */
export function FeatureDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <svg
      viewBox="-2 0 116 48"
      aria-hidden="true"
      className="h-12 w-29"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[drawing]}
    </svg>
  )
}
