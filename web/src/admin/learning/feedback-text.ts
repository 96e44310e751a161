import { feedbackQuestions } from '@course/content/site/learning/feedback'
import type { StarCounts } from '@course/contract/admin/learning'
import { type QuoteState, questionColumns, starRatings } from '@course/contract/learning/feedback'
import { countText, shareOrCountText } from '../shares.ts'

export const formsIn = (counts: StarCounts): number =>
  starRatings.reduce((sum, stars) => sum + counts[stars], 0)

const averageOf = (counts: StarCounts): number =>
  starRatings.reduce((sum, stars) => sum + stars * counts[stars], 0) / formsIn(counts)

/** What the bars show, in a sentence. */
export function starsSummary(counts: StarCounts): string {
  const forms = formsIn(counts)
  if (forms === 0) return 'No feedback in this period.'
  const written = `${countText(forms)} ${forms === 1 ? 'form' : 'forms'}`
  const average = `${averageOf(counts).toFixed(1)} stars on average in ${written}`
  const low = counts[1] + counts[2]
  if (low === 0) return `${average}. No one- or two-star ratings.`
  const share = shareOrCountText(low, forms)
  return `${average}. One or two stars: ${countText(low)} of ${countText(forms)}${share === '–' ? '' : `, ${share}`}.`
}

/** Column and words of everything that can be answered. */
export const feedbackQuestionOptions: readonly (readonly [column: string, label: string])[] = [
  ...questionColumns.map((column, index) => [column, feedbackQuestions[index] ?? column] as const),
  ['additional_comments', 'Additional comments'],
]

export const quoteStateLabels: Readonly<Record<QuoteState, string>> = {
  asked: 'Permission requested',
  agreed: '✓ Permission granted',
  declined: 'Permission declined',
  withdrawn: '▲ Permission withdrawn',
}
