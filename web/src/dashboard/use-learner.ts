import { useState } from 'react'
import { useAsyncResult, useRevalidateOnReturn } from '../app/page-data/use-page-data.ts'
import { type Learner, unknownLearner } from '../progress/learner.ts'
import { storedLearner } from '../progress/stored-learner.ts'

/**
 * The learner as stored at the last visit, then as fetched. Fetched again when the tab or the network returns.
 * Undefined only while the first visit is loading; errors keep the last value. Key the component by user.
 */
export function useLearner(
  userId: string,
  learnerPromise: Promise<Learner> | undefined,
): Learner | undefined {
  const [stored] = useState(() => storedLearner(userId))
  const { value, error } = useAsyncResult(learnerPromise)
  useRevalidateOnReturn({ onVisible: true })
  return value ?? stored ?? (error === undefined ? undefined : unknownLearner)
}
