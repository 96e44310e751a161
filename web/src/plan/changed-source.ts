import { draftFor } from '@course/content/plan/drafts'
import { type Entries, planOf } from '@course/contract/learning/plan'

/**
 * Whether the sentence that is offered for a field has changed since the field was written: without the entries that
 * came later it would be another one.
 */
export function hasSourceChanged(entries: Entries, key: string, draft: string): boolean {
  const written = entries[key]
  if (!written || written[0] === null || written[0] === '') return false
  const before = Object.fromEntries(Object.entries(entries).filter(([, [, time]]) => time <= written[1]))
  return draftFor(planOf(before), draft) !== draftFor(planOf(entries), draft)
}
