import { useId } from 'react'
import { Link } from 'react-router'
import { changeText, percentOfText } from '../change-text.ts'
import { DataTable } from '../data-table.tsx'
import type { FunnelStep } from './funnel-text.ts'

const number = new Intl.NumberFormat('en-US')

type FigureProps = {
  name: string
  summary: string
  steps: readonly FunnelStep[]
  before: readonly FunnelStep[]
  /** The list of those who stopped at a step, where they have names. */
  lostAt?: (step: number) => string
}

/** The finding in a sentence, and a table whose steps carry their bars, so that each bar has its name and number. */
export function FunnelFigure({ name, summary, steps, before, lostAt }: FigureProps) {
  const captionId = useId()
  const whole = steps[0]?.people ?? 0
  const most = Math.max(1, ...steps.map(({ people }) => people))
  const rows = steps.map((step, index) => ({
    ...step,
    before: before[index]?.people ?? 0,
    lost: index === 0 ? undefined : Math.max(0, steps[index - 1]!.people - step.people),
    lostPath: index === 0 ? undefined : lostAt?.(index - 1),
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
                <Bar share={people / most} />
              </>
            ),
          },
          { label: 'Reached', isNumber: true, cell: ({ people }) => number.format(people) },
          { label: '% of total', isNumber: true, cell: ({ people }) => percentOfText(people, whole) },
          {
            label: 'Drop-off',
            isNumber: true,
            cell: (row) => <Lost {...row} />,
          },
          {
            label: 'Previous period',
            isNumber: true,
            cell: (row) => number.format(row.before),
          },
          { label: 'Change', isNumber: true, cell: (row) => changeText(row.people, row.before) },
        ]}
        rows={rows}
        keyOf={({ name: step }) => step}
      />
    </figure>
  )
}

/** Drawn over the whole width of its cell; the number beside it says the same. */
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

type LostProps = { name: string; lost: number | undefined; lostPath: string | undefined }

/** How many stopped before this step; a link to them where they are known. */
function Lost({ name, lost, lostPath }: LostProps) {
  if (lost === undefined) return '–'
  if (lost === 0 || !lostPath) return number.format(lost)
  return (
    <Link to={lostPath} className="text-link">
      {number.format(lost)}
      <span className="sr-only"> people dropped off before “{name}”: show them</span>
    </Link>
  )
}
