import { starRatings } from '@course/contract/feedback'
import type { StarCounts } from '@course/contract/learning'
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
