import { formatNumber } from '@course/content/site/format'
import { feedbackQuestions } from '@course/content/site/learning/feedback'
import type { StarCounts } from '@course/contract/admin/learning'
import { type QuoteState, questionColumns, starRatings } from '@course/contract/learning/feedback'
import { shareOrCountText } from '../kit/number-text.ts'

export const responseCount = (counts: StarCounts): number =>
  starRatings.reduce((sum, stars) => sum + counts[stars], 0)

const averageOf = (counts: StarCounts): number =>
  starRatings.reduce((sum, stars) => sum + stars * counts[stars], 0) / responseCount(counts)

export function starsSummary(counts: StarCounts): string {
  const responses = responseCount(counts)
  if (responses === 0) return 'No feedback in this period.'
  const responsesText = `${formatNumber(responses)} ${responses === 1 ? 'response' : 'responses'}`
  const average = `${averageOf(counts).toFixed(1)} stars on average in ${responsesText}`
  const low = counts[1] + counts[2]
  if (low === 0) return `${average}. No one- or two-star ratings.`
  const share = shareOrCountText(low, responses)
  return `${average}. One or two stars: ${formatNumber(low)} of ${formatNumber(responses)}${share === '–' ? '' : `, ${share}`}.`
}

/** The questions and the comment field, by column. */
export const feedbackQuestionOptions: readonly (readonly [column: string, label: string])[] = [
  ...questionColumns.map((column, index) => [column, feedbackQuestions()[index] ?? column] as const),
  ['additional_comments', 'Additional comments'],
]

export const quoteStateLabels: Readonly<Record<QuoteState, string>> = {
  asked: 'Permission requested',
  agreed: '✓ Permission granted',
  declined: 'Permission declined',
  withdrawn: '▲ Permission withdrawn',
}
