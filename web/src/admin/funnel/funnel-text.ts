import { type FunnelPeriod, funnelSteps } from '@course/contract/admin/overview'
import { percentOfText } from '../change-text.ts'

const number = new Intl.NumberFormat('en-US')

export type FunnelStep = { name: string; people: number }

export const visitSteps = ({ visits, checkouts, sales }: FunnelPeriod): FunnelStep[] => [
  { name: 'Visits', people: visits },
  { name: 'Checkout started', people: checkouts },
  { name: 'Paid', people: sales },
]

export const learnerSteps = ({ cohort }: FunnelPeriod): FunnelStep[] =>
  funnelSteps.map((name, index) => ({ name, people: cohort[index] ?? 0 }))

/** Where the most are lost from one step to the next, in a sentence. */
export function largestDropOff(steps: readonly FunnelStep[], nothing: string): string {
  if ((steps[0]?.people ?? 0) === 0) return nothing
  const losses = steps.slice(1).map(({ name, people }, index) => {
    const from = steps[index]!
    return { from, to: name, lost: from.people - people }
  })
  const worst = losses.reduce((most, loss) => (loss.lost > most.lost ? loss : most))
  if (worst.lost <= 0) return 'No drop-off.'
  const { from, to, lost } = worst
  return `Largest drop-off: between “${from.name}” and “${to}”: ${number.format(lost)} of ${number.format(from.people)} (${percentOfText(lost, from.people)}).`
}
