import { quizSizeOf } from '@course/contract/learning/quizzes'
import { lessonNumberOf } from '@course/contract/lessons'
import { useEffect, useState } from 'react'
import type { Attempt } from './attempt.ts'
import { attemptsOutbox } from './attempts-outbox.ts'

/** A finished attempt that an earlier page could not send; `quiz` is its name. */
export type PendingAttempt = { key: string; quiz: string } & (
  | { state: 'waiting' | 'outdated' }
  | { state: 'graded'; percent: number }
)

/** What became of the finished attempts since the page was opened. Key the component by user. */
export function usePendingAttempts(userId: string): readonly PendingAttempt[] {
  const [attempts, setAttempts] = useState<ReadonlyMap<string, PendingAttempt>>(new Map())

  useEffect(() => {
    const stop = attemptsOutbox.subscribe((event) => {
      const { item, state } = event
      if (state === 'changed' || state === 'removed') return
      const attempt = { key: item.key, quiz: quizName(item.payload) }
      setAttempts((before) => {
        if (state === 'sent')
          return new Map(before).set(item.key, {
            ...attempt,
            state: 'graded',
            percent: event.response.percent,
          })
        return new Map(before).set(item.key, {
          ...attempt,
          state: state === 'waiting' ? 'waiting' : 'outdated',
        })
      })
      if (state === 'refused') attemptsOutbox.remove(userId, item.key)
    })
    // Also sends those again that were refused on another page, which did not say so.
    for (const { key, payload } of attemptsOutbox.list(userId))
      if (payload.isFinished) attemptsOutbox.put(userId, key, payload)
    return stop
  }, [userId])

  return [...attempts.values()]
}

/** Distinguishes the lesson quiz from the overview quiz of the same lesson. */
function quizName({ lessonId, questions }: Attempt): string {
  const number = lessonNumberOf(lessonId)
  return questions.length < quizSizeOf(lessonId) ? `the lesson ${number} mini quiz` : `quiz ${number}`
}
