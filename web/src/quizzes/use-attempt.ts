import type { OpenQuiz } from '@course/contract/quizzes'
import { useEffect, useState } from 'react'
import { newId } from '../app/new-id.ts'
import { sendAttempt } from './api.ts'
import { type Attempt, advance, beginAttempt, choose, finish } from './attempt.ts'
import { deliver, type Graded } from './delivery.ts'
import { forgetAttempt, keepAttempt, keepGraded, keptAttempt } from './kept-attempt.ts'

/** Where the attempt stands: being answered, on its way, waiting for the network, refused, graded. */
export type Standing =
  | { step: 'answering' }
  | { step: 'sending' }
  | { step: 'waiting' }
  | { step: 'outdated' }
  | { step: 'graded'; graded: Graded }

/** One attempt at a quiz. Every choice is kept in the browser at once, and what is finished is sent until it is stored. */
export function useAttempt(userId: string, quiz: OpenQuiz) {
  const [attempt, setAttempt] = useState(() => keptAttempt(userId, quiz) ?? beginAttempt(quiz, newId()))
  const [standing, setStanding] = useState<Standing>(() => ({
    step: attempt.isFinished ? 'sending' : 'answering',
  }))

  const change = (next: Attempt) => {
    setAttempt(next)
    keepAttempt(userId, next)
  }

  useEffect(() => {
    if (!attempt.isFinished) return
    const stop = new AbortController()
    deliver({
      send: () => sendAttempt(userId, attempt),
      onWaiting: () => setStanding({ step: 'waiting' }),
      signal: stop.signal,
    }).then((delivery) => {
      if (delivery?.state === 'graded') {
        keepGraded(userId, attempt)
        setStanding({ step: 'graded', graded: delivery.graded })
      } else if (delivery?.state === 'taken') {
        setAttempt({ ...attempt, attemptId: newId() })
      } else if (delivery?.state === 'outdated') {
        forgetAttempt(userId, attempt)
        setStanding({ step: 'outdated' })
      }
    })
    return () => stop.abort()
  }, [attempt, userId])

  return {
    attempt,
    standing,
    choose: (question: number, option: number) => change(choose(attempt, question, option)),
    advance: () => change(advance(attempt)),
    finish: () => {
      change(finish(attempt))
      setStanding({ step: 'sending' })
    },
    /** Begins a new attempt, with these answers or none. */
    restart: (answers?: Attempt['answers']) => {
      forgetAttempt(userId, attempt)
      const fresh = beginAttempt(quiz, newId())
      if (answers) change({ ...fresh, answers })
      else setAttempt(fresh)
      setStanding({ step: 'answering' })
    },
  }
}
