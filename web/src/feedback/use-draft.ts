import { useState } from 'react'
import { newId } from '../app/new-id.ts'
import { readStored, removeStored, store, userKey } from '../app/storage.ts'
import { type Draft, emptyDraft, parseDraft } from './draft.ts'

const keyFor = (userId: string) => userKey('feedback-draft', userId)

/** Stores the draft in this browser until it was sent. */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => readStored(keyFor(userId), parseDraft) ?? emptyDraft(newId()))
  return {
    draft,
    change: (newDraft: Draft) => {
      setDraft(newDraft)
      store(keyFor(userId), newDraft)
    },
    removeDraft: () => removeStored(keyFor(userId)),
  }
}
