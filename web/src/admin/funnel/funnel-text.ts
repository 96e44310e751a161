import { formatNumber } from '@course/content/site/format'
import { type FunnelPeriod, funnelSteps } from '@course/contract/admin/overview'
import { percentText } from '../kit/number-text.ts'

export type FunnelStep = { name: string; people: number }

export const visitSteps = ({ visits, checkouts, sales }: FunnelPeriod): FunnelStep[] => [
  { name: 'Visits', people: visits },
  { name: 'Checkout started', people: checkouts },
  { name: 'Paid', people: sales },
]

export const learnerSteps = ({ cohort }: FunnelPeriod): FunnelStep[] =>
  funnelSteps().map((name, index) => ({ name, people: cohort[index] ?? 0 }))

/** The customers of the previous period have had more time to learn, so not everything they did is counted. */
export const equalAgeText = (days: number): string =>
  `Compared at equal age: the previous period counts what happened in the first ${days === 1 ? 'day' : `${formatNumber(days)} days`} after it began.`

export function largestDropOff(steps: readonly FunnelStep[], emptyText: string): string {
  if ((steps[0]?.people ?? 0) === 0) return emptyText
  const dropOffs = steps.slice(1).map(({ name, people }, index) => {
    const from = steps[index]!
    return { from, to: name, count: from.people - people }
  })
  const largest = dropOffs.reduce((largest, dropOff) => (dropOff.count > largest.count ? dropOff : largest))
  if (largest.count <= 0) return 'No drop-off.'
  const { from, to, count } = largest
  return `Largest drop-off: between “${from.name}” and “${to}”: ${formatNumber(count)} of ${formatNumber(from.people)} (${percentText(count, from.people)}).`
}
