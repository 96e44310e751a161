import { useState } from 'react'
import { forget, keep, readKept } from '../app/kept.ts'
import { newId } from '../app/new-id.ts'
import { asDraft, type Draft, emptyDraft } from './draft.ts'

const keyFor = (userId: string) => `feedback-draft:${userId}`

/** The form of this person in this browser; every change is kept until it was sent. */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => asDraft(readKept(keyFor(userId))) ?? emptyDraft(newId()))
  return {
    draft,
    change: (changed: Draft) => {
      setDraft(changed)
      keep(keyFor(userId), changed)
    },
    forgetDraft: () => forget(keyFor(userId)),
  }
}
