import type { DateRange } from '@course/contract/certificates/certificates'
import { useState } from 'react'
import { readStored, removeStored, store, userKey } from '../app/storage.ts'
import { type Draft, draftFrom } from './draft.ts'

const keyFor = (userId: string) => userKey('certificate-draft', userId)

/** Name and date, stored in this browser until the certificate is issued. */
export function useStoredDraft(userId: string, start: Draft, dates?: DateRange) {
  const [draft, setDraft] = useState(
    () => readStored(keyFor(userId), (stored) => draftFrom(stored, start, dates)) ?? start,
  )
  return {
    draft,
    change: (newDraft: Draft) => {
      setDraft(newDraft)
      store(keyFor(userId), newDraft)
    },
    removeDraft: () => removeStored(keyFor(userId)),
  }
}
