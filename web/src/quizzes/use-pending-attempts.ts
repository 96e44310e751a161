import { courseLabels } from '@course/content/site/learning/course-labels'
import { quizSizeOf } from '@course/contract/learning/quizzes'
import { lessonNumberOf } from '@course/contract/lessons'
import { useEffect, useState } from 'react'
import type { RequestError } from '../app/clients/request-error.ts'
import type { Attempt } from './attempt.ts'
import { attemptsOutbox, isOutdated } from './attempts-outbox.ts'

/** A finished attempt that an earlier page could not send; `quiz` is its name. */
export type PendingAttempt = { key: string; quiz: string } & Outcome

type Outcome =
  | { state: 'waiting' | 'outdated' }
  | { state: 'refused'; error: RequestError }
  | { state: 'graded'; percent: number }

type AttemptEvent = Parameters<Parameters<typeof attemptsOutbox.subscribe>[0]>[0]

/** What became of the finished attempts since the page was opened. Key the component by user. */
export function usePendingAttempts(userId: string): readonly PendingAttempt[] {
  const [attempts, setAttempts] = useState<ReadonlyMap<string, PendingAttempt>>(new Map())

  useEffect(() => {
    const stop = attemptsOutbox.subscribe((event) => {
      const { key, payload } = event.item
      const outcome = outcomeOf(event)
      if (!outcome) return
      setAttempts((before) => new Map(before).set(key, { key, quiz: quizName(payload), ...outcome }))
      if (outcome.state === 'outdated') attemptsOutbox.remove(userId, key)
    })
    // Also sends those again that were refused on another page, which did not say so.
    for (const { key, payload } of attemptsOutbox.list(userId))
      if (payload.isFinished) attemptsOutbox.put(userId, key, payload)
    return stop
  }, [userId])

  return [...attempts.values()]
}

function outcomeOf(event: AttemptEvent): Outcome | undefined {
  switch (event.state) {
    case 'waiting':
      return { state: 'waiting' }
    case 'sent':
      return { state: 'graded', percent: event.response.percent }
    case 'refused':
      return isOutdated(event.error) ? { state: 'outdated' } : { state: 'refused', error: event.error }
  }
}

/** Distinguishes the lesson quiz from the overview quiz of the same lesson. */
function quizName({ lessonId, questions }: Attempt): string {
  const number = lessonNumberOf(lessonId)
  return questions.length < quizSizeOf(lessonId)
    ? courseLabels.theMiniQuiz(number)
    : courseLabels.theQuiz(number)
}
