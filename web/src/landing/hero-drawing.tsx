import { siteContent } from '@course/content/site/content'
import { type BraidShape, smoothStep } from '../ui/braid.ts'
import { classNames } from '../ui/class-names.ts'
import { StrandPaths } from '../ui/strands.tsx'

const width = 1200
const height = 200

/** Positions of the knots as fractions of the width; `knotClasses` has the same values as classes. */
const knots = [0.32, 0.53, 0.74, 0.94]
const knotClasses = ['left-[32%]', 'left-[53%]', 'left-[74%]', 'left-[94%]']

const lastKnotX = width * 0.94

const strands: BraidShape = {
  width,
  middle: 100,
  // The braid narrows from left to right and at every knot; after the last knot it stays narrow.
  swing: (x) =>
    (62 - 24 * smoothStep(300, width, x)) *
    knots.reduce((rest, knot) => rest * pinch(Math.min(x, lastKnotX), knot), 1),
  turns: (x) => x / 252,
  apart: {
    lane: (strand) => [168, 100, 32][strand] ?? 0,
    joined: (x) => smoothStep(150, 350, x),
  },
  step: 21,
}

/** About a third at the knot, 1 away from it. */
const pinch = (x: number, knot: number) => 1 - 0.68 * Math.exp(-(((x - knot * width) / 64) ** 2))

const labelClasses = ['top-[84%]', 'top-[50%]', 'top-[16%]']

/** Three strands that start apart on the left and meet in four rings. Stretches to the available width. */
export function HeroDrawing({ className }: { className?: string }) {
  const { description, strands: names, knots: knotNames } = siteContent().hero.drawing
  return (
    <figure className={className}>
      <p className="sr-only">{description}</p>
      <div aria-hidden="true" className="relative h-44 sm:h-52 lg:h-60">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="animate-once absolute inset-x-0 top-0 bottom-7 h-[calc(100%-1.75rem)] w-full"
        >
          <StrandPaths shape={strands} thickness={2.5} halo={6} />
        </svg>
        <div className="absolute inset-x-0 top-0 bottom-7">
          {names.map((name, index) => (
            <span
              key={name}
              className={classNames(
                'absolute left-0 -translate-y-full pb-1 text-xs font-medium text-muted',
                labelClasses[index],
              )}
            >
              {name}
            </span>
          ))}
        </div>
        {knotNames.map((name, index) => (
          <div key={name} className={classNames('absolute inset-y-0', knotClasses[index])}>
            <span className="absolute top-[calc(50%-0.875rem)] size-10 -translate-1/2 rounded-full border-[1.5px] border-ink" />
            <span className="absolute top-[calc(50%+0.375rem)] bottom-7 w-px bg-outline" />
            <span className="absolute bottom-0 -translate-x-1/2 font-display text-sm sm:text-base">
              {name}
            </span>
          </div>
        ))}
      </div>
    </figure>
  )
}
