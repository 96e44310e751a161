import { formatNumber } from '@course/content/site/format'
import { useId } from 'react'
import { Link } from 'react-router'
import { DataTable } from '../kit/data-table.tsx'
import { changeText, percentText } from '../kit/number-text.ts'
import type { FunnelStep } from './funnel-text.ts'

type FigureProps = {
  name: string
  summary: string
  steps: readonly FunnelStep[]
  before: readonly FunnelStep[]
  /** Path to the list of customers who dropped off at a step. */
  dropOffPathAt?: (step: number) => string
}

/** A summary and a table with a bar in each step. */
export function FunnelFigure({ name, summary, steps, before, dropOffPathAt }: FigureProps) {
  const captionId = useId()
  const total = steps[0]?.people ?? 0
  const max = Math.max(1, ...steps.map(({ people }) => people))
  const rows = steps.map((step, index) => ({
    ...step,
    before: before[index]?.people ?? 0,
    dropOff: index === 0 ? undefined : Math.max(0, steps[index - 1]!.people - step.people),
    dropOffPath: index === 0 ? undefined : dropOffPathAt?.(index - 1),
  }))
  return (
    <figure aria-labelledby={captionId} className="grid gap-5">
      <figcaption id={captionId}>
        <h2 className="text-2xl">{name}</h2>
        <p className="mt-2 max-w-reading">{summary}</p>
      </figcaption>
      <DataTable
        caption={name}
        columns={[
          {
            label: 'Step',
            cell: ({ name: step, people }) => (
              <>
                {step}
                <Bar share={people / max} />
              </>
            ),
          },
          { label: 'Reached', isNumber: true, isKey: true, cell: ({ people }) => formatNumber(people) },
          {
            label: '% of total',
            isNumber: true,
            isKey: true,
            cell: ({ people }) => percentText(people, total),
          },
          {
            label: 'Drop-off',
            isNumber: true,
            cell: (row) => (row.dropOff === undefined ? '–' : <DropOff {...row} dropOff={row.dropOff} />),
          },
          {
            label: 'Previous period',
            isNumber: true,
            cell: (row) => formatNumber(row.before),
          },
          {
            label: 'Change',
            isNumber: true,
            cell: (row) => changeText(row.people, row.before),
          },
        ]}
        rows={rows}
        keyOf={({ name: step }) => step}
      />
    </figure>
  )
}

const Bar = ({ share }: { share: number }) => (
  <svg
    viewBox="0 0 100 8"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="mt-1.5 block h-2.5 w-full md:w-[clamp(12rem,24vw,22rem)]"
  >
    <rect width="100" height="8" className="fill-wash" />
    <rect width={share > 0 ? Math.max(0.6, 100 * share) : 0} height="8" className="fill-strand-1" />
  </svg>
)

type DropOffProps = { name: string; dropOff: number; dropOffPath: string | undefined }

/** Links to the customers who dropped off, if they are known. */
function DropOff({ name, dropOff, dropOffPath }: DropOffProps) {
  if (dropOff === 0 || !dropOffPath) return formatNumber(dropOff)
  return (
    <Link to={dropOffPath} className="text-link">
      {formatNumber(dropOff)}
      <span className="sr-only"> people dropped off before “{name}”: show them</span>
    </Link>
  )
}
