import { startTransition, useEffect, useState } from 'react'
import { readLearner } from './api.ts'
import { type Learner, unknownLearner } from './learner.ts'
import { storedLearner, storeLearner } from './stored-learner.ts'

/**
 * The learner as known here, brought up to date now, whenever the tab or the network comes back, and whenever
 * `refreshKey` changes. Undefined only until the first answer of a first visit; a failure is logged and leaves what was known.
 */
export function useLearner(userId: string, refreshKey: unknown): Learner | undefined {
  const [known, setKnown] = useState(() => ({ userId, learner: storedLearner(userId) }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the refreshKey is a reason to ask
  useEffect(() => {
    let isCurrent = true
    const refresh = async () => {
      try {
        const learner = await readLearner(userId)
        storeLearner(userId, learner)
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
  }, [userId, refreshKey])

  return ofUser(known, userId)
}

const ofUser = (known: { userId: string; learner: Learner | undefined }, userId: string) =>
  known.userId === userId ? known.learner : storedLearner(userId)
