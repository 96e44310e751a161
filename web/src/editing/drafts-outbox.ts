import type { SaveDraftResponse, TextDraft, TextId } from '@course/contract/editing/texts'
import { defineOutboxKind } from '../app/outbox/outbox.ts'
import { sendDraft } from './requests.ts'

/**
 * The editors whose drafts may be sent now, by id: only an open editor knows whether its draft is the latest. A draft
 * that was left in this browser is offered when its text is edited again.
 */
export const sendingEditors = new Map<string, { isTakenOver: boolean }>()

/** Changes that have not reached the server. */
export const draftsOutbox = defineOutboxKind<TextDraft, SaveDraftResponse>({
  name: 'text-draft',
  parse: parseDraft,
  isReady: ({ editorId }) => sendingEditors.has(editorId),
  isUnsavedWork: () => true,
  send({ key, payload: { content, baseVersion, editorId } }, headers) {
    const isTakenOver = sendingEditors.get(editorId)?.isTakenOver === true
    return sendDraft(
      { text: key.split('@')[0] as TextId, content, baseVersion, editorId, isTakenOver },
      headers,
    )
  },
})

/** Every editor has a draft of its own: two tabs can edit the same text. */
export const draftKey = (text: TextId, editorId: string): string => `${text}@${editorId}`

/** The drafts of a text in this browser, the newest first. Version 0.3 stored one, without the editor in its key. */
const listItems = (userId: string, text: TextId) =>
  draftsOutbox
    .list(userId)
    .filter(({ key }) => key.split('@')[0] === text)
    .sort((one, other) => other.payload.savedAt.localeCompare(one.payload.savedAt))

export const listDrafts = (userId: string, text: TextId): TextDraft[] =>
  listItems(userId, text).map(({ payload }) => payload)

/** Removes the draft of one editor from this browser. */
export function removeDraft(userId: string, text: TextId, editorId: string): void {
  for (const { key, payload } of listItems(userId, text))
    if (payload.editorId === editorId) draftsOutbox.remove(userId, key)
}

/** Returns undefined if the stored value has another shape. */
function parseDraft(stored: unknown): TextDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { content, baseVersion, editorId, savedAt } = stored as Partial<Record<keyof TextDraft, unknown>>
  if (typeof content !== 'string' || typeof editorId !== 'string') return undefined
  if (typeof baseVersion !== 'number' || typeof savedAt !== 'string') return undefined
  return { content, baseVersion, editorId, savedAt }
}
