import { quizSizes } from '@course/contract/learning/quizzes'
import { lessonNumberOf } from '@course/contract/lessons'
import { useEffect, useState } from 'react'
import type { Attempt } from './shared/attempt.ts'
import { pendingAttempts } from './shared/stored-attempt.ts'
import { submitAttempt } from './shared/submit-attempt.ts'

/** A quiz that was finished while the server could not be reached, and not opened again since. */
export type PendingAttempt = { quiz: string } & (
  | { state: 'waiting' }
  | { state: 'graded'; percent: number }
  | { state: 'outdated' }
)

/** Sends them until each is decided; `onGraded` is called when one has arrived. Goes with one user: key it by user. */
export function usePendingAttempts(userId: string, onGraded: () => void): readonly PendingAttempt[] {
  const [shown, setShown] = useState<ReadonlyMap<string, PendingAttempt>>(new Map())

  useEffect(() => {
    const stop = new AbortController()
    const tell = (news: PendingAttempt) => setShown((now) => new Map(now).set(news.quiz, news))
    const submit = async (attempt: Attempt) => {
      const quiz = quizName(attempt)
      const onWaiting = () => tell({ quiz, state: 'waiting' })
      const result = await submitAttempt(userId, attempt, { onWaiting, signal: stop.signal })
      if (result?.state === 'outdated') tell({ quiz, state: 'outdated' })
      if (result?.state !== 'graded') return
      tell({ quiz, state: 'graded', percent: result.graded.percent })
      onGraded()
    }
    for (const attempt of pendingAttempts(userId)) submit(attempt)
    return () => stop.abort()
  }, [userId, onGraded])

  return [...shown.values()]
}

/** A lesson has two quizzes, and both may be waiting. */
function quizName({ lessonId, questions }: Attempt): string {
  const number = lessonNumberOf(lessonId)
  return questions.length < quizSizes[lessonId] ? `the lesson ${number} mini quiz` : `quiz ${number}`
}
