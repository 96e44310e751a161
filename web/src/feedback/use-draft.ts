import { useState } from 'react'
import { newId } from '../api/new-id.ts'
import { readStored, removeStored, store } from '../entry/storage.ts'
import { type Draft, emptyDraft, parseDraft } from './draft.ts'

const keyFor = (userId: string) => `feedback-draft:${userId}`

/** The form of this person in this browser; every change is kept until it was sent. */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => readStored(keyFor(userId), parseDraft) ?? emptyDraft(newId()))
  return {
    draft,
    change: (changed: Draft) => {
      setDraft(changed)
      store(keyFor(userId), changed)
    },
    forgetDraft: () => removeStored(keyFor(userId)),
  }
}
