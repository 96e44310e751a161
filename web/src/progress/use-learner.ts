import { useState } from 'react'
import { type Learner, storedLearner } from '../api/stored-learner.ts'
import { useAsyncResult, useRevalidateOnReturn } from '../app/use-page-data.ts'
import { unknownLearner } from './shared/learner.ts'

/**
 * The learner as stored at the last visit, then as read, and read again whenever the tab or the network comes back.
 * Undefined only until the first answer of a first visit; a failure leaves what was known. Goes with one user: key it by user.
 */
export function useLearner(userId: string, read: Promise<Learner> | undefined): Learner | undefined {
  const [stored] = useState(() => storedLearner(userId))
  const { value, error } = useAsyncResult(read)
  useRevalidateOnReturn({ onVisible: true })
  return value ?? stored ?? (error === undefined ? undefined : unknownLearner)
}
