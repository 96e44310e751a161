import { feedbackQuestions } from '@course/content/site/learning/feedback'
import { type QuoteState, questionColumns, starRatings } from '@course/contract/learning/feedback'
import type { StarCounts } from '@course/contract/office/learning'
import { countText, shareText } from '../shares.ts'

export const formsIn = (counts: StarCounts): number =>
  starRatings.reduce((sum, stars) => sum + counts[stars], 0)

const averageOf = (counts: StarCounts): number =>
  starRatings.reduce((sum, stars) => sum + stars * counts[stars], 0) / formsIn(counts)

/** What the bars show, in a sentence. */
export function starsSentence(counts: StarCounts): string {
  const forms = formsIn(counts)
  if (forms === 0) return 'No feedback in these days.'
  const written = `${countText(forms)} ${forms === 1 ? 'form' : 'forms'}`
  const average = `${averageOf(counts).toFixed(1)} stars on average in ${written}`
  const low = counts[1] + counts[2]
  if (low === 0) return `${average}. Nobody gave one or two stars.`
  const share = shareText(low, forms)
  return `${average}. One or two stars: ${countText(low)} of ${countText(forms)}${share === '–' ? '' : `, ${share}`}.`
}

/** Column and words of everything that can be answered. */
export const questions: readonly (readonly [column: string, label: string])[] = [
  ...questionColumns.map((column, index) => [column, feedbackQuestions[index] ?? column] as const),
  ['additional_comments', 'Additional comments'],
]

export const quoteTexts: Readonly<Record<QuoteState, string>> = {
  asked: 'Asked, no answer yet',
  agreed: '✓ May be quoted',
  declined: 'Does not want to be quoted',
  withdrawn: '▲ Took it back',
}
