import { dateText } from '@course/content/plan/dates'
import { gateIds, strandIds } from '@course/content/plan/gates'
import { cellsOf } from '@course/content/plan/knots'
import { onePageOf } from '@course/content/plan/summary'
import type { Exercise, Plan } from '@course/content/plan/types'
import { planCopy } from '@course/content/site/learning/plan'
import { planPageCopy } from '@course/content/site/learning/plan-page'
import { Card } from '../ui/card.tsx'

type PlanSummaryProps = { exercises: readonly Exercise[]; plan: Plan; today: string }

/** One-page summary: the change, its cost, the twelve sentences and the next date. */
export function PlanSummary({ exercises, plan, today }: PlanSummaryProps) {
  const { name, oneLine, sponsor, items, nextDate, openPoints } = onePageOf(exercises, plan, today)
  return (
    <Card className="print:border-0 print:p-0">
      <h2 className="text-2xl break-words">{name || planCopy.noName}</h2>
      {oneLine && <p className="mt-2 break-words">{oneLine}</p>}
      {sponsor && <p className="mt-1 text-muted">{planPageCopy.sponsor(sponsor)}</p>}
      {items.length > 0 && (
        <dl className="mt-6 grid grid-cols-2 gap-4 md:grid-cols-4">
          {items.map(({ label, text }) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="font-display text-lg tabular break-words">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <TwelveSentences plan={plan} />
      <p className="mt-6">
        {nextDate ? (
          <>
            <span className="font-semibold">{planPageCopy.nextDate}</span> {dateText(nextDate.on)},{' '}
            {nextDate.what}
          </>
        ) : (
          planPageCopy.noDates
        )}
      </p>
      <details className="mt-2">
        <summary className="min-h-10 rounded-sm font-semibold text-brand">
          {openPoints.length === 0 ? planPageCopy.noOpenPoints : planPageCopy.openPoints(openPoints.length)}
        </summary>
        <ul className="mt-2 list-disc pl-5 text-sm">
          {openPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </details>
    </Card>
  )
}

const capitalize = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

function TwelveSentences({ plan }: { plan: Plan }) {
  const cells = cellsOf(plan.w13)
  return (
    <div className="mt-6">
      <p className="mb-2 text-sm text-muted md:hidden print:hidden">{planPageCopy.swipe}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer */}
      <section aria-label={planPageCopy.sentences} tabIndex={0} className="scroll-shadows overflow-x-auto">
        <table className="w-full min-w-140 border-collapse text-sm print:min-w-0">
          <thead>
            <tr>
              <td />
              {strandIds.map((strand) => (
                <th key={strand} scope="col" className="border-b border-hairline p-2 text-left">
                  {capitalize(strand)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {gateIds.map((gate) => (
              <tr key={gate}>
                <th scope="row" className="border-b border-hairline p-2 text-left align-top">
                  {capitalize(gate)}
                </th>
                {cells
                  .filter((cell) => cell.gate === gate)
                  .map(({ name, text }) => (
                    <td key={name} className="border-b border-hairline p-2 align-top break-words">
                      {text || <span className="text-muted">{planPageCopy.open}</span>}
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
