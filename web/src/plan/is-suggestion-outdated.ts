import { suggestedSentence } from '@course/content/plan/suggestions'
import { type Entries, planOf } from '@course/contract/learning/plan'

/** Whether the suggestion for a field changed after the field was written. */
export function isSuggestionOutdated(entries: Entries, key: string, draft: string): boolean {
  const written = entries[key]
  if (!written || written[0] === null || written[0] === '') return false
  const before = Object.fromEntries(Object.entries(entries).filter(([, [, time]]) => time <= written[1]))
  return suggestedSentence(planOf(before), draft) !== suggestedSentence(planOf(entries), draft)
}
