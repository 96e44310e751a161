import type { TextDraft, TextId } from '@course/contract/editing/texts'
import { readStored, removeStored, store, userKey } from '../app/storage.ts'

/* Changes that have not reached the server, so that a closed tab or an expired session does not lose them. */

const keyOf = (userId: string, text: TextId) => userKey('text-draft', userId, text)

export const readLocalDraft = (userId: string, text: TextId) => readStored(keyOf(userId, text), parseDraft)

export const storeLocalDraft = (userId: string, text: TextId, draft: TextDraft) =>
  store(keyOf(userId, text), draft)

export const removeLocalDraft = (userId: string, text: TextId) => removeStored(keyOf(userId, text))

/** Returns undefined if the stored value has another shape. */
function parseDraft(stored: unknown): TextDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { content, baseVersion, editorId, savedAt } = stored as Partial<Record<keyof TextDraft, unknown>>
  if (typeof content !== 'string' || typeof editorId !== 'string') return undefined
  if (typeof baseVersion !== 'number' || typeof savedAt !== 'string') return undefined
  return { content, baseVersion, editorId, savedAt }
}
