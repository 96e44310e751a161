import { hero } from '@course/content/site/landing'
import { type BraidShape, smoothStep } from '../ui/braid.ts'
import { classNames } from '../ui/class-names.ts'
import { StrandPaths } from '../ui/strands.tsx'

const width = 1200
const height = 200

const strands: BraidShape = {
  width,
  middle: 100,
  // The weave gets narrower and tighter from left to right, from three strands to one cord.
  swing: (x) => 64 - 51 * smoothStep(240, width, x),
  turns: (x) => 0.06 + (x + 140) ** 2 / 620_000,
  apart: {
    lane: (strand) => [168, 100, 32][strand] ?? 0,
    joined: (x) => smoothStep(130, 400, x),
  },
  step: 24,
}

const labelPlaces = ['top-[84%]', 'top-[50%]', 'top-[16%]']

// Hoops that the strands pass through, as high as the swing is there; in percent, because the drawing stretches.
const knots = [
  { place: 'left-[31%]', hoop: 'inset-y-[14%]', stem: 'top-[86%]', name: '-translate-x-1/2' },
  { place: 'left-[54%]', hoop: 'inset-y-[23%]', stem: 'top-[77%]', name: '-translate-x-1/2' },
  { place: 'left-[77%]', hoop: 'inset-y-[33%]', stem: 'top-[67%]', name: '-translate-x-1/2' },
  { place: 'left-[99.2%]', hoop: 'inset-y-[38%]', stem: 'top-[62%]', name: 'right-0' },
]

/** Three strands, apart on the left, woven through four knots; stretched to whatever width there is. */
export function HeroDrawing({ className }: { className?: string }) {
  return (
    <figure className={className}>
      <p className="sr-only">{hero.drawing.description}</p>
      <div aria-hidden="true" className="relative h-36 sm:h-44 lg:h-52">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="draw-once absolute inset-0 size-full"
        >
          <StrandPaths shape={strands} thickness={2.5} halo={8} />
        </svg>
        {hero.drawing.strands.map((name, index) => (
          <span
            key={name}
            className={classNames(
              'absolute left-0 -translate-y-full pb-1 text-xs font-medium text-muted',
              labelPlaces[index],
            )}
          >
            {name}
          </span>
        ))}
        {knots.slice(0, hero.drawing.knots.length).map((knot) => (
          <span key={knot.place} className={classNames('absolute inset-y-0', knot.place)}>
            <span
              className={classNames(
                'absolute -left-1.5 w-3 rounded-[50%] border-[1.5px] border-ink',
                knot.hoop,
              )}
            />
            <span className={classNames('absolute bottom-0 w-px -translate-x-1/2 bg-outline', knot.stem)} />
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="relative h-7">
        {hero.drawing.knots.map((name, index) => (
          <span
            key={name}
            className={classNames(
              'absolute top-1 font-display text-sm sm:text-base',
              knots[index]?.name,
              index < knots.length - 1 && knots[index]?.place,
            )}
          >
            {name}
          </span>
        ))}
      </div>
    </figure>
  )
}
