import { startTransition, useEffect, useState } from 'react'
import { readLearner } from './api.ts'
import { keepLearner, keptLearner } from './kept-learner.ts'
import { type Learner, unknownLearner } from './learner.ts'

/**
 * The learner as known here, brought up to date now, whenever the tab or the network comes back, and whenever
 * `occasion` changes. Undefined only until the first answer of a first visit; a failure is logged and leaves what was known.
 */
export function useLearner(userId: string, occasion: unknown): Learner | undefined {
  const [known, setKnown] = useState(() => ({ userId, learner: keptLearner(userId) }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the occasion is a reason to ask
  useEffect(() => {
    let isCurrent = true
    const refresh = async () => {
      try {
        const learner = await readLearner(userId)
        keepLearner(userId, learner)
        // Drawing the whole dashboard takes a while: the browser may do something else in between.
        if (isCurrent) startTransition(() => setKnown({ userId, learner }))
      } catch (error) {
        console.warn('Progress could not be read', error)
        if (isCurrent) setKnown((now) => ({ userId, learner: ofUser(now, userId) ?? unknownLearner }))
      }
    }
    const refreshWhenSeen = () => document.visibilityState === 'visible' && refresh()
    refresh()
    window.addEventListener('online', refresh)
    document.addEventListener('visibilitychange', refreshWhenSeen)
    return () => {
      isCurrent = false
      window.removeEventListener('online', refresh)
      document.removeEventListener('visibilitychange', refreshWhenSeen)
    }
  }, [userId, occasion])

  return ofUser(known, userId)
}

const ofUser = (known: { userId: string; learner: Learner | undefined }, userId: string) =>
  known.userId === userId ? known.learner : keptLearner(userId)
