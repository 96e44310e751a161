import { useState } from 'react'
import { forget, keep, readKept } from '../app/kept.ts'
import { type Days, type Draft, draftFrom } from './draft.ts'

const keyFor = (userId: string) => `certificate-draft:${userId}`

/** Name and date as chosen in this browser; kept until the certificate is issued. */
export function useDraft(userId: string, days: Days) {
  const [draft, setDraft] = useState(() => draftFrom(readKept(keyFor(userId)), days))
  return {
    draft,
    change: (changed: Draft) => {
      setDraft(changed)
      keep(keyFor(userId), changed)
    },
    forgetDraft: () => forget(keyFor(userId)),
  }
}
