import { cohortSteps, type FunnelPart } from '@course/contract/office/overview'
import { shareText } from '../change-text.ts'

const number = new Intl.NumberFormat('en-US')

export type Step = { name: string; people: number }

export const visitSteps = ({ visits, checkouts, sales }: FunnelPart): Step[] => [
  { name: 'Visits', people: visits },
  { name: 'Checkout begun', people: checkouts },
  { name: 'Paid', people: sales },
]

export const learnerSteps = ({ cohort }: FunnelPart): Step[] =>
  cohortSteps.map((name, index) => ({ name, people: cohort[index] ?? 0 }))

/** Where the most are lost from one step to the next, in a sentence. */
export function largestLoss(steps: readonly Step[], nothing: string): string {
  if ((steps[0]?.people ?? 0) === 0) return nothing
  const losses = steps.slice(1).map(({ name, people }, index) => {
    const from = steps[index]!
    return { from, to: name, lost: from.people - people }
  })
  const worst = losses.reduce((most, loss) => (loss.lost > most.lost ? loss : most))
  if (worst.lost <= 0) return 'Nobody was lost on the way.'
  const { from, to, lost } = worst
  return `The largest loss is between “${from.name}” and “${to}”: ${number.format(lost)} of ${number.format(from.people)} (${shareText(lost, from.people)}).`
}
