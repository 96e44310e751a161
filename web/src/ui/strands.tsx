import { useId } from 'react'
import type { BraidShape } from './braid.ts'
import { braid, smoothStep } from './braid.ts'
import { classNames } from './class-names.ts'

const colors = ['stroke-strand-1', 'stroke-strand-2', 'stroke-strand-3']

type StrandPathsProps = {
  /** Must be a constant, because its paths are cached by identity. */
  shape: BraidShape
  thickness: number
  halo: number
  /** Stroke class in the background color. */
  haloClass?: string
  /** One stroke class for all three strands instead of their own colors. */
  tint?: string
}

/** A braid inside an <svg>. Strokes keep their thickness when the drawing is stretched. */
export function StrandPaths({ shape, thickness, halo, haloClass = 'stroke-paper', tint }: StrandPathsProps) {
  const strands = braid(shape)
  const effect = 'non-scaling-stroke'
  return (
    <g fill="none" strokeWidth={thickness}>
      {strands.map((strand, index) => (
        <path key={colors[index]} d={strand.whole} vectorEffect={effect} className={tint ?? colors[index]} />
      ))}
      {strands.map((strand, index) => (
        <g key={colors[index]}>
          <path d={strand.over} vectorEffect={effect} strokeWidth={halo} className={haloClass} />
          {/* Slightly longer than its halo, to hide the seam. */}
          <path
            d={strand.over}
            vectorEffect={effect}
            strokeLinecap="square"
            className={tint ?? colors[index]}
          />
        </g>
      ))}
    </g>
  )
}

const mark: BraidShape = { width: 36, middle: 16, swing: () => 12, turns: (x) => 0.125 + x / 86, step: 4 }

/** The logo: three braided strands. */
export function StrandsMark({ className, haloClass }: { className?: string; haloClass?: string }) {
  return (
    <svg viewBox="-2 0 40 32" aria-hidden="true" className={classNames('h-7 w-auto', className)}>
      <StrandPaths shape={mark} thickness={2.75} halo={6} haloClass={haloClass} />
    </svg>
  )
}

// Order of the strands outside the braid, which differs between the two ends.
const ruleLanes = [
  [5, 19, 12],
  [19, 12, 5],
] as const
const rule: BraidShape = {
  width: 320,
  middle: 12,
  swing: () => 7,
  turns: (x) => (x - 160) / 80,
  apart: {
    lane: (strand, x) => ruleLanes[x < 160 ? 0 : 1][strand] ?? 12,
    joined: (x) => smoothStep(48, 96, x) * (1 - smoothStep(224, 272, x)),
  },
  step: 9,
}

/** Decorative divider between two parts of a page. */
export function StrandsRule({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 320 24"
      aria-hidden="true"
      className={classNames('mx-auto block h-6 w-80 max-w-full', className)}
    >
      <StrandPaths shape={rule} thickness={1.25} halo={4} />
    </svg>
  )
}

const PROGRESS_WIDTH = 960
const progress: BraidShape = {
  width: PROGRESS_WIDTH,
  middle: 32,
  swing: (x) => 26 - 12 * smoothStep(0, PROGRESS_WIDTH, x),
  turns: (x) => x / 240 + 1 / 6,
  step: 30,
}

type StrandsProgressProps = {
  value: number
  max: number
  /** The value at which a hairline stands. */
  mark?: number
  haloClass?: string
  className?: string
}

/** A braid colored up to `value` of `max`. Decorative; show the numbers as text next to it. */
export function StrandsProgress({
  value,
  max,
  mark,
  haloClass = 'stroke-surface',
  className,
}: StrandsProgressProps) {
  const clipId = useId()
  const fraction = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <svg
      viewBox={`0 0 ${PROGRESS_WIDTH} 64`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('block h-12 w-full sm:h-16', className)}
    >
      <clipPath id={clipId}>
        <rect
          width={PROGRESS_WIDTH * fraction}
          height="64"
          className="motion-safe:transition-[width] motion-safe:duration-1000"
        />
      </clipPath>
      <StrandPaths shape={progress} thickness={2.5} halo={8} haloClass={haloClass} tint="stroke-hairline" />
      <g clipPath={`url(#${clipId})`}>
        <StrandPaths shape={progress} thickness={2.5} halo={8} haloClass={haloClass} />
      </g>
      {mark !== undefined && (
        <path
          d={`M${(PROGRESS_WIDTH * mark) / max} 0v64`}
          vectorEffect="non-scaling-stroke"
          className="stroke-ink"
        />
      )}
    </svg>
  )
}
