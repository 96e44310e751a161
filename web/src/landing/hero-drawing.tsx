import { siteContent } from '@course/content/site/content'
import { type BraidShape, smoothStep } from '../ui/braid.ts'
import { classNames } from '../ui/class-names.ts'
import { StrandPaths } from '../ui/strands.tsx'

const height = 200

type Layout = {
  width: number
  /** Positions of the knots as fractions of the width; `knotClasses` has the same values as classes. */
  knots: readonly number[]
  /** Width of a knot, and how far the strands swing before the first and after the last one. */
  knot: number
  swing: readonly [first: number, last: number]
  /** Of one turn of the braid. */
  length: number
  step: number
}

const wide: Layout = {
  width: 1200,
  knots: [0.32, 0.53, 0.74, 0.94],
  knot: 64,
  swing: [62, 38],
  length: 252,
  step: 21,
}
/** A third of a turn between two knots. */
const narrow: Layout = {
  width: 360,
  knots: [0.36, 0.54, 0.72, 0.9],
  knot: 17,
  swing: [50, 30],
  length: 194,
  step: 20,
}

const knotClasses = [
  'left-[36%] sm:left-[32%]',
  'left-[54%] sm:left-[53%]',
  'left-[72%] sm:left-[74%]',
  'left-[90%] sm:left-[94%]',
]

const wideStrands = strandsOf(wide)
const narrowStrands = strandsOf(narrow)

function strandsOf({ width, knots, knot, swing: [first, last], length, step }: Layout): BraidShape {
  const [firstKnotX, lastKnotX] = [width * (knots[0] ?? 0), width * (knots.at(-1) ?? 1)]
  // About a fifth at the knot, 1 away from it.
  const pinch = (x: number, at: number) => 1 - 0.78 * Math.exp(-(((x - at * width) / knot) ** 2))
  return {
    width,
    middle: height / 2,
    // The braid narrows from left to right and at every knot; after the last knot it stays narrow.
    swing: (x) =>
      (first - (first - last) * smoothStep(width / 4, width, x)) *
      knots.reduce((rest, at) => rest * pinch(Math.min(x, lastKnotX), at), 1),
    turns: (x) => x / length,
    apart: {
      lane: (strand) => [168, 100, 32][strand] ?? 0,
      joined: (x) => smoothStep(firstKnotX * 0.42, firstKnotX * 0.92, x),
    },
    step,
  }
}

const labelClasses = ['top-[84%]', 'top-[50%]', 'top-[16%]']

/** Three strands that start apart on the left and meet in four rings. Stretches to the available width. */
export function HeroDrawing({ className }: { className?: string }) {
  const { description, strands: names, knots: knotNames } = siteContent().hero.drawing
  return (
    <figure className={className}>
      <p className="sr-only">{description}</p>
      <div aria-hidden="true" className="relative h-40 sm:h-52 lg:h-60">
        <Drawing layout={narrow} strands={narrowStrands} halo={5} className="sm:hidden" />
        <Drawing layout={wide} strands={wideStrands} halo={6} className="hidden sm:block" />
        <div className="absolute inset-x-0 top-0 bottom-7">
          {names.map((name, index) => (
            <span
              key={name}
              className={classNames(
                'absolute left-0 -translate-y-full pb-1 text-xs font-medium text-muted sm:text-sm',
                labelClasses[index],
              )}
            >
              {name}
            </span>
          ))}
        </div>
        {knotNames.map((name, index) => (
          <div key={name} className={classNames('absolute inset-y-0', knotClasses[index])}>
            <span className="absolute top-[calc(50%-0.875rem)] size-7 -translate-1/2 rounded-full border-[1.5px] border-ink sm:size-10" />
            <span className="absolute top-[calc(50%+0.125rem)] bottom-7 w-px bg-outline sm:top-[calc(50%+0.375rem)]" />
            <span className="absolute bottom-0 -translate-x-1/2 font-display text-sm sm:text-lg">{name}</span>
          </div>
        ))}
      </div>
    </figure>
  )
}

type DrawingProps = { layout: Layout; strands: BraidShape; halo: number; className: string }

const Drawing = ({ layout, strands, halo, className }: DrawingProps) => (
  <svg
    viewBox={`0 0 ${layout.width} ${height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    className={classNames(
      'animate-once absolute inset-x-0 top-0 bottom-7 h-[calc(100%-1.75rem)] w-full',
      className,
    )}
  >
    <StrandPaths shape={strands} thickness={2.5} halo={halo} />
  </svg>
)
