import type { PolicyType } from '@course/contract/policies'
import { useState } from 'react'
import { useAnswer } from '../app/use-reads.ts'
import { type SaveOutcome, savePolicy } from './api.ts'

type PolicyText =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'shown'; content: string }
  /** `draft` is undefined until something is changed; `authorId` is whose it is. */
  | { state: 'edited'; content: string; draft: string | undefined; authorId: string; isSaving: boolean }

type Changed = Extract<PolicyText, { content: string }>

/** The current text of a policy and its editing by `userId`. */
export function usePolicyText(type: PolicyType, read: Promise<string>, userId: string | undefined) {
  const { value, error } = useAnswer(read)
  const [changed, setChanged] = useState<Changed>()
  // A draft outlives a sign-out, so that it can be taken along. Another account neither sees nor saves it.
  if (changed?.state === 'edited' && userId !== undefined && userId !== changed.authorId)
    setChanged({ state: 'shown', content: changed.content })
  const text = changed ?? asRead()

  function asRead(): PolicyText {
    if (value !== undefined) return { state: 'shown', content: value }
    return { state: error === undefined ? 'loading' : 'failed' }
  }

  const whileEdited = (change: (now: Changed & { state: 'edited' }) => Changed) =>
    setChanged((now) => (now?.state === 'edited' ? change(now) : now))

  return {
    text,
    edit: () => {
      if (text.state !== 'shown' || userId === undefined) return
      setChanged({ ...text, state: 'edited', draft: undefined, authorId: userId, isSaving: false })
    },
    change: (draft: string) => whileEdited((now) => ({ ...now, draft })),
    cancel: () => whileEdited(({ content }) => ({ state: 'shown', content })),
    /** What was written stays in the editor unless it is saved. */
    async save(): Promise<SaveOutcome['state']> {
      if (text.state !== 'edited') return 'failed'
      if (userId === undefined) return 'signed out'
      whileEdited((now) => ({ ...now, isSaving: true }))
      const outcome = await savePolicy(type, text.draft ?? text.content, text.authorId)
      whileEdited((now) => {
        // What was typed while it was being saved is still to be saved.
        const isSaved = outcome.state === 'saved' && now.draft === text.draft
        return isSaved ? { state: 'shown', content: outcome.content } : { ...now, isSaving: false }
      })
      return outcome.state
    },
  }
}
