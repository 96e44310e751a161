import { lessonNumberOf } from '@course/contract/lessons'
import { useEffect, useState } from 'react'
import { sendAttempt } from './api.ts'
import type { Attempt } from './attempt.ts'
import { forgetAttempt, waitingAttempts } from './kept-attempt.ts'

/** Quizzes that were finished without a network and not opened again since: what became of them, for the learner. */
export type WaitingAttempt =
  | { quiz: number; state: 'waiting' }
  | { quiz: number; state: 'graded'; percent: number }

/** Sends them now and whenever the network comes back; `onGraded` is called when one has arrived. */
export function useWaitingAttempts(userId: string, onGraded: () => void): readonly WaitingAttempt[] {
  const [shown, setShown] = useState<readonly WaitingAttempt[]>([])

  useEffect(() => {
    let isCurrent = true
    const tell = (news: WaitingAttempt) =>
      isCurrent && setShown((now) => [...now.filter(({ quiz }) => quiz !== news.quiz), news])
    const send = async (attempt: Attempt) => {
      const quiz = lessonNumberOf(attempt.lessonId)
      const delivery = await sendAttempt(userId, attempt)
      if (delivery.state === 'later') tell({ quiz, state: 'waiting' })
      // What cannot be taken as it is stays for the page of the quiz, which knows what to ask.
      if (delivery.state !== 'graded') return
      forgetAttempt(userId, attempt)
      tell({ quiz, state: 'graded', percent: delivery.graded.percent })
      onGraded()
    }
    const sendAll = () => {
      for (const attempt of waitingAttempts(userId)) send(attempt)
    }
    sendAll()
    window.addEventListener('online', sendAll)
    return () => {
      isCurrent = false
      window.removeEventListener('online', sendAll)
    }
  }, [userId, onGraded])

  return shown
}
