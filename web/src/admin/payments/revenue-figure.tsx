import { formatMoney } from '@course/content/site/format'
import { formatAmount, type Revenue } from '@course/contract/sales/payments'
import { useId } from 'react'
import { axisMaximum } from '../../ui/chart.ts'
import { pointName, revenueSummary } from './revenue-text.ts'

/** Width of a bar within its slot. */
const BAR_WIDTH = 0.7
/** As many labels as fit under the bars on a phone. */
const MAX_LABELS = 4

/** Sales above the zero line, refunds below it. Screen readers get the summary and the table. */
export function RevenueFigure({ revenue }: { revenue: Revenue }) {
  const id = useId()
  const { points, currency } = revenue
  const isEmpty = points.every(({ gross, refunded }) => gross === 0 && refunded === 0)
  const money = (cents: number) => formatAmount(cents, currency)
  const up = axisMaximum(points.map(({ gross }) => gross))
  const maxRefunded = Math.max(...points.map(({ refunded }) => refunded))
  // At least a fifth of the scale above, so that the labels of zero and of the lowest value do not overlap.
  const down = maxRefunded === 0 ? 0 : Math.max(up / 5, axisMaximum([maxRefunded]))
  const zero = up / (up + down)
  const slot = 1 / points.length
  const labelInterval = Math.max(1, Math.ceil(points.length / MAX_LABELS))
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="text-sm">
        {revenueSummary(revenue)}
      </figcaption>
      {!isEmpty && (
        <div aria-hidden="true" className="mt-6 text-xs text-muted">
          <p className="mb-5 flex flex-wrap gap-x-6 gap-y-1">
            <LegendItem className="bg-strand-2">Sales</LegendItem>
            {down > 0 && <LegendItem className="bg-strand-3">Refunds (below the line)</LegendItem>}
          </p>
          <div className="tabular grid grid-cols-[4.5rem_1fr] gap-x-3">
            <div className="relative text-right whitespace-nowrap">
              <span className="absolute top-0 right-0 -translate-y-1/2">{formatMoney(up, currency)}</span>
              <span className="absolute right-0 -translate-y-1/2" style={{ top: percent(zero) }}>
                0
              </span>
              {down > 0 && (
                <span className="absolute right-0 bottom-0 translate-y-1/2">
                  −{formatMoney(down, currency)}
                </span>
              )}
            </div>
            <div className="relative h-48 border-t border-hairline">
              <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" className="size-full">
                {points.map(({ at, gross, refunded }, index) => {
                  const x = slot * (index + (1 - BAR_WIDTH) / 2)
                  const height = (gross / up) * zero
                  return (
                    <g key={at} className="group">
                      <title>{`${pointName(at)}: ${money(gross)} sold, ${money(refunded)} refunded`}</title>
                      <rect x={slot * index} width={slot} height="1" fill="transparent" />
                      <rect
                        x={x}
                        y={zero - height}
                        width={slot * BAR_WIDTH}
                        height={height}
                        className="fill-strand-2 transition-opacity group-hover:opacity-70"
                      />
                      {refunded > 0 && (
                        <rect
                          x={x}
                          y={zero}
                          width={slot * BAR_WIDTH}
                          height={(refunded / down) * (1 - zero)}
                          className="fill-strand-3 transition-opacity group-hover:opacity-70"
                        />
                      )}
                    </g>
                  )
                })}
              </svg>
              <span className="absolute inset-x-0 border-t border-outline" style={{ top: percent(zero) }} />
            </div>
            <div className="relative col-start-2 mt-2 h-5">
              {points.map(({ at }, index) =>
                index % labelInterval === 0 && (index === 0 || index + labelInterval / 2 < points.length) ? (
                  <span
                    key={at}
                    className="absolute -translate-x-1/2 whitespace-nowrap"
                    style={{ left: percent(slot * (index + 0.5)) }}
                  >
                    {pointName(at)}
                  </span>
                ) : undefined,
              )}
            </div>
          </div>
        </div>
      )}
    </figure>
  )
}

const percent = (share: number) => `${share * 100}%`

const LegendItem = ({ className, children }: { className: string; children: string }) => (
  <span className="inline-flex items-center gap-2">
    <span className={`size-3 rounded-sm ${className}`} />
    {children}
  </span>
)
