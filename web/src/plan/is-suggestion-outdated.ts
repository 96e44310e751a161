import { suggestedSentence } from '@course/content/plan/suggestions'
import { buildPlan, type Entries } from '@course/contract/learning/plan'

/** Whether the suggestion for a field changed after the field was edited. */
export function isSuggestionOutdated(entries: Entries, key: string, draft: string): boolean {
  const entry = entries[key]
  if (!entry || entry[0] === null || entry[0] === '') return false
  const before = Object.fromEntries(Object.entries(entries).filter(([, [, time]]) => time <= entry[1]))
  return suggestedSentence(buildPlan(before), draft) !== suggestedSentence(buildPlan(entries), draft)
}
