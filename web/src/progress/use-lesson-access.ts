import { useCallback, useEffect, useState } from 'react'
import { useIsAdministrator } from '../app/administrator.ts'
import { useSession } from '../app/session.tsx'
import { readIsPaid, readResults } from './api.ts'
import { type LessonAccess, lessonAccess } from './learner.ts'

type KnownAccess = { access: LessonAccess | 'asking' | 'signed-out' | 'failed'; retry: () => void }

/**
 * Whether the reader may have this lesson. It is asked anew whenever `refreshKey` changes, since a refund may end what
 * was open a page ago; until the answer comes, the last one holds.
 */
export function useLessonAccess(lesson: number, refreshKey: unknown): KnownAccess {
  const { loading, user } = useSession()
  const isAdministrator = useIsAdministrator()
  const [facts, setFacts] = useState<Facts>()
  const [failedFor, setFailedFor] = useState<string>()
  const [asked, setAsked] = useState(0)
  const userId = user?.id
  const needsAsking = userId !== undefined && isAdministrator !== true

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of these is a reason to ask
  useEffect(() => {
    if (!needsAsking) return
    let isCurrent = true
    Promise.all([readIsPaid(userId), readResults(userId)])
      .then(([isPaid, results]) => isCurrent && setFacts({ userId, isPaid, results }))
      .catch((error: unknown) => {
        console.warn('Access to the lesson could not be checked', error)
        if (isCurrent) setFailedFor(userId)
      })
    return () => {
      isCurrent = false
    }
  }, [userId, needsAsking, lesson, refreshKey, asked])

  const retry = useCallback(() => {
    setFailedFor(undefined)
    setAsked((times) => times + 1)
  }, [])

  return { access: decide(), retry }

  function decide(): KnownAccess['access'] {
    if (loading) return 'asking'
    if (!userId) return 'signed-out'
    if (isAdministrator) return 'open'
    if (facts?.userId !== userId) return failedFor === userId ? 'failed' : 'asking'
    const access = lessonAccess(lesson, { ...facts, isAdministrator: false })
    // If access is granted, do not wait for the administrator check.
    return access !== 'open' && isAdministrator === undefined ? 'asking' : access
  }
}

type Facts = { userId: string } & Pick<Parameters<typeof lessonAccess>[1], 'isPaid' | 'results'>
