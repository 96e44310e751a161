import { useState } from 'react'
import { readStored, removeStored, store } from '../app/storage.ts'
import { type Days, type Draft, draftFrom } from './draft.ts'

const keyFor = (userId: string) => `certificate-draft:${userId}`

/** Name and date as chosen in this browser; kept until the certificate is issued. */
export function useDraft(userId: string, days: Days) {
  const [draft, setDraft] = useState(
    () => readStored(keyFor(userId), (stored) => draftFrom(stored, days)) ?? draftFrom(undefined, days),
  )
  return {
    draft,
    change: (changed: Draft) => {
      setDraft(changed)
      store(keyFor(userId), changed)
    },
    forgetDraft: () => removeStored(keyFor(userId)),
  }
}
