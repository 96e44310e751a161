import type { DateRange } from '@course/contract/certificates/certificates'
import { useState } from 'react'
import { readStored, removeStored, store } from '../entry/storage.ts'
import { type Draft, draftFrom } from './draft.ts'

const keyFor = (userId: string) => `certificate-draft:${userId}`

/** Name and date as chosen in this browser; stored there until the certificate is issued. */
export function useStoredDraft(userId: string, start: Draft, dates?: DateRange) {
  const [draft, setDraft] = useState(
    () => readStored(keyFor(userId), (stored) => draftFrom(stored, start, dates)) ?? start,
  )
  return {
    draft,
    change: (changed: Draft) => {
      setDraft(changed)
      store(keyFor(userId), changed)
    },
    removeDraft: () => removeStored(keyFor(userId)),
  }
}
