import { quizSizes } from '@course/contract/learning/quizzes'
import { lessonNumberOf } from '@course/contract/lessons'
import { useEffect, useState } from 'react'
import type { Attempt } from './attempt.ts'
import { pendingAttempts } from './stored-attempt.ts'
import { submitAttempt } from './submit-attempt.ts'

/** A finished attempt that an earlier visit could not send; `quiz` is its name. */
export type PendingAttempt = { quiz: string } & (
  | { state: 'waiting' }
  | { state: 'graded'; percent: number }
  | { state: 'outdated' }
)

/** Sends stored attempts until each is graded or rejected. Key the component by user. */
export function usePendingAttempts(userId: string, onGraded: () => void): readonly PendingAttempt[] {
  const [attempts, setAttempts] = useState<ReadonlyMap<string, PendingAttempt>>(new Map())

  useEffect(() => {
    const controller = new AbortController()
    const update = (pending: PendingAttempt) =>
      setAttempts((previous) => new Map(previous).set(pending.quiz, pending))
    const submit = async (attempt: Attempt) => {
      const quiz = quizName(attempt)
      const onWaiting = () => update({ quiz, state: 'waiting' })
      const result = await submitAttempt(userId, attempt, { onWaiting, signal: controller.signal })
      if (result?.state === 'outdated') update({ quiz, state: 'outdated' })
      if (result?.state !== 'graded') return
      update({ quiz, state: 'graded', percent: result.graded.percent })
      onGraded()
    }
    for (const attempt of pendingAttempts(userId)) submit(attempt)
    return () => controller.abort()
  }, [userId, onGraded])

  return [...attempts.values()]
}

/** Distinguishes the lesson quiz from the overview quiz of the same lesson. */
function quizName({ lessonId, questions }: Attempt): string {
  const number = lessonNumberOf(lessonId)
  return questions.length < quizSizes[lessonId] ? `the lesson ${number} mini quiz` : `quiz ${number}`
}
