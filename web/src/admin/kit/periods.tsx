import { Link, useSearchParams } from 'react-router'
import { classNames } from '../../ui/class-names.ts'

const RANGES = [7, 30, 90, 365] as const
const DAY_MS = 86_400_000

type PeriodsProps = {
  /** The last day of the periods. */
  to: string
  /** The first day of the current one. */
  from: string | null
  /** More search params of a period of this many days. */
  paramsOf?: (days: number) => Record<string, string>
  /** More links. */
  more?: { label: string; params: Record<string, string> }
}

/** Links to periods that end on the same day. */
export function Periods({ to, from, paramsOf, more }: PeriodsProps) {
  const [searchParams] = useSearchParams()
  const periods = RANGES.map((days) => ({
    label: days === 365 ? '12 months' : `${days} days`,
    params: {
      from: new Date(Date.parse(to) - (days - 1) * DAY_MS).toISOString().slice(0, 10),
      to,
      ...paramsOf?.(days),
    },
  }))
  return (
    <nav aria-label="Period" className="flex flex-wrap gap-1 max-sm:-mx-2 max-sm:gap-0">
      {[...periods, ...(more ? [more] : [])].map(({ label, params }) => {
        const isCurrent = 'from' in params && params.from === from
        const next = new URLSearchParams(searchParams)
        next.delete('cursor')
        for (const [name, value] of Object.entries(params)) next.set(name, value)
        return (
          <Link
            key={label}
            to={`?${next}`}
            aria-current={isCurrent ? 'true' : undefined}
            className={classNames(
              'inline-flex min-h-10 items-center rounded-md px-3 text-sm font-semibold transition-colors hover:bg-wash max-sm:px-2',
              isCurrent ? 'bg-wash text-brand' : 'text-muted hover:text-ink',
            )}
          >
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
