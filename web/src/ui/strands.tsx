import { useId } from 'react'
import type { Strand } from './braid.ts'
import { braid, smoothStep } from './braid.ts'
import { classNames } from './class-names.ts'

const colours = ['text-strand-people', 'text-strand-process', 'text-strand-purpose']

type DrawingProps = { strands: Strand[]; thickness: number; halo: number; haloClass?: string; tint?: string }

/** Draws a plait inside an <svg>; `haloClass` is the stroke colour of the ground it lies on. */
export function StrandPaths({ strands, thickness, halo, haloClass = 'stroke-paper', tint }: DrawingProps) {
  return (
    <g fill="none" strokeWidth={thickness}>
      {strands.map((strand, index) => (
        <path
          key={colours[index]}
          d={strand.whole}
          stroke="currentColor"
          className={tint ?? colours[index]}
        />
      ))}
      {strands.map((strand, index) => (
        <g key={colours[index]}>
          <path d={strand.halo} strokeWidth={halo} className={haloClass} />
          <path d={strand.over} stroke="currentColor" className={tint ?? colours[index]} />
        </g>
      ))}
    </g>
  )
}

const markStrands = braid({
  width: 40,
  middle: 16,
  swing: () => 10,
  turns: (x) => 1 / 6 + x / 60,
  step: 1.25,
})

/** The house's sign: three strands, one plait. */
export function StrandsMark({ className, haloClass }: { className?: string; haloClass?: string }) {
  return (
    <svg viewBox="0 0 40 32" aria-hidden="true" className={classNames('h-7 w-auto', className)}>
      <StrandPaths strands={markStrands} thickness={2.6} halo={6} haloClass={haloClass} />
    </svg>
  )
}

const ruleStrands = braid({
  width: 320,
  middle: 12,
  swing: (x) => 8 * smoothStep(64, 130, x) * (1 - smoothStep(190, 256, x)),
  turns: (x) => (x - 160) / 80,
  step: 6,
})

/** Hairline ornament between two parts of a page: three lines that meet. */
export function StrandsRule({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 320 24"
      aria-hidden="true"
      className={classNames('mx-auto block h-6 w-80 max-w-full', className)}
    >
      <StrandPaths strands={ruleStrands} thickness={1.25} halo={4} />
    </svg>
  )
}

const progressWidth = 960
const progressStrands = braid({
  width: progressWidth,
  middle: 32,
  swing: (x) => 26 - 12 * smoothStep(0, progressWidth, x),
  turns: (x) => x / 240 + 1 / 6,
  step: 12,
})

type StrandsProgressProps = { value: number; max: number; haloClass?: string; className?: string }

/** The plait coloured as far as `value` of `max`; decoration, so say the numbers in words beside it. */
export function StrandsProgress({
  value,
  max,
  haloClass = 'stroke-surface',
  className,
}: StrandsProgressProps) {
  const clip = useId()
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <svg
      viewBox={`0 0 ${progressWidth} 64`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('block h-12 w-full sm:h-16', className)}
    >
      <clipPath id={clip}>
        <rect width={progressWidth * share} height="64" />
      </clipPath>
      <StrandPaths
        strands={progressStrands}
        thickness={2.5}
        halo={8}
        haloClass={haloClass}
        tint="text-hairline"
      />
      <g clipPath={`url(#${clip})`}>
        <StrandPaths strands={progressStrands} thickness={2.5} halo={8} haloClass={haloClass} />
      </g>
    </svg>
  )
}
