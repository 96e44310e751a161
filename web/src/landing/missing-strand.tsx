import { siteContent } from '@course/content/site/content'
import type { OverviewRow } from '@course/content/site/types'
import type { BraidShape } from '../ui/braid.ts'
import { classNames } from '../ui/class-names.ts'
import { StrandPaths } from '../ui/strands.tsx'

const lines = [
  { strand: 3, d: 'M2 8 Q40 4 80 9 T158 8', color: 'stroke-strand-3' },
  { strand: 2, d: 'M2 20 Q40 24 80 19 T158 20', color: 'stroke-strand-2' },
  { strand: 1, d: 'M2 32 Q40 28 80 33 T158 32', color: 'stroke-strand-1' },
]
const braidShape: BraidShape = {
  width: 156,
  middle: 20,
  swing: () => 11,
  turns: (x) => 1 / 6 + x / 117,
  step: 12,
}

/** A table of what goes wrong when one strand is missing. */
export function MissingStrand() {
  const { caption, rows } = siteContent().overview.figure
  return (
    <figure>
      <ul className="border-t border-ink">
        {rows.map((row) => (
          <li
            key={row.name}
            className="grid grid-cols-[5.5rem_1fr] items-center gap-x-5 border-b border-hairline py-3 last:border-ink sm:grid-cols-[10rem_1fr] sm:gap-x-8 sm:py-5"
          >
            <RowDrawing row={row} />
            <div>
              <p className={classNames('font-display text-xl', row.missing === 'none' && 'text-brand')}>
                {row.name}
              </p>
              <p className="mt-0.5 text-sm text-muted">{row.tell}</p>
            </div>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>
    </figure>
  )
}

function RowDrawing({ row: { missing, drawing } }: { row: OverviewRow }) {
  return (
    <svg role="img" aria-label={drawing} viewBox="0 0 160 40" className="w-full">
      {missing === 'none' ? (
        <g transform="translate(2 0)">
          <StrandPaths shape={braidShape} thickness={2} halo={5} />
        </g>
      ) : (
        lines.map((line) => (
          <path
            key={line.strand}
            d={line.d}
            fill="none"
            strokeWidth={line.strand === missing ? 1.5 : 2}
            vectorEffect="non-scaling-stroke"
            strokeDasharray={line.strand === missing ? '1 6' : undefined}
            strokeLinecap="round"
            className={line.strand === missing ? 'stroke-outline' : line.color}
          />
        ))
      )}
    </svg>
  )
}
