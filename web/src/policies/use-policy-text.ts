import type { PolicyType } from '@course/contract/policies'
import { useEffect, useState } from 'react'
import { currentPolicy, type SaveOutcome, savePolicy } from './api.ts'

type PolicyText =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'shown'; content: string }
  /** `draft` is undefined until something is changed. */
  | { state: 'edited'; content: string; draft: string | undefined; isSaving: boolean }

/** The current text of a policy and its editing. */
export function usePolicyText(type: PolicyType) {
  const [text, setText] = useState<PolicyText>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what asks again
  useEffect(() => {
    let isCurrent = true
    setText({ state: 'loading' })
    currentPolicy(type)
      .then((content) => isCurrent && setText({ state: 'shown', content }))
      .catch((error: unknown) => {
        console.warn('The policy could not be read', error)
        if (isCurrent) setText({ state: 'failed' })
      })
    return () => {
      isCurrent = false
    }
  }, [type, attempt])

  const whileEdited = (change: (now: PolicyText & { state: 'edited' }) => PolicyText) =>
    setText((now) => (now.state === 'edited' ? change(now) : now))

  return {
    text,
    loadAgain: () => setAttempt(attempt + 1),
    edit: () =>
      setText((now) =>
        now.state === 'shown' ? { ...now, state: 'edited', draft: undefined, isSaving: false } : now,
      ),
    change: (draft: string) => whileEdited((now) => ({ ...now, draft })),
    cancel: () => whileEdited(({ content }) => ({ state: 'shown', content })),
    /** What was written stays in the editor unless it is saved. */
    async save(userId: string): Promise<SaveOutcome['state']> {
      if (text.state !== 'edited') return 'failed'
      whileEdited((now) => ({ ...now, isSaving: true }))
      const outcome = await savePolicy(type, text.draft ?? text.content, userId)
      whileEdited((now) => {
        // What was typed while it was being saved is still to be saved.
        const isSaved = outcome.state === 'saved' && now.draft === text.draft
        return isSaved ? { state: 'shown', content: outcome.content } : { ...now, isSaving: false }
      })
      return outcome.state
    },
  }
}
