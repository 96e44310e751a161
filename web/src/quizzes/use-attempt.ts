import type { PublicQuiz } from '@course/contract/learning/quizzes'
import { useEffect, useState } from 'react'
import { newId } from '../app/new-id.ts'
import { type Attempt, advance, choose, finish, quizOfAttempt, startAttempt } from './attempt.ts'
import { storeAttempt, storedAttempt } from './stored-attempt.ts'
import type { Graded } from './submit.ts'
import { submitAttempt } from './submit-attempt.ts'

/** `drawing` waits for new questions, `waiting` for the network. */
type AttemptState =
  | { step: 'drawing' }
  | { step: 'answering' }
  | { step: 'sending' }
  | { step: 'waiting' }
  | { step: 'outdated' }
  | { step: 'graded'; graded: Graded }

/**
 * One attempt at a quiz. Every choice is stored in the browser, and a finished attempt is sent until it is
 * graded. `onDraw` requests new questions, which arrive as a new `quiz`.
 */
export function useAttempt(userId: string, quiz: PublicQuiz, onDraw: () => void) {
  const [attempt, setAttempt] = useState(() => storedAttempt(userId, quiz) ?? startAttempt(quiz, newId()))
  const [state, setState] = useState<AttemptState>(() => ({
    step: attempt.isFinished ? 'sending' : 'answering',
  }))

  const change = (next: Attempt) => {
    setAttempt(next)
    storeAttempt(userId, next)
  }

  useEffect(() => {
    if (!attempt.isFinished) return
    const controller = new AbortController()
    const onWaiting = () => setState({ step: 'waiting' })
    submitAttempt(userId, attempt, { onWaiting, signal: controller.signal }).then((result) => {
      if (result?.state === 'graded') setState({ step: 'graded', graded: result.graded })
      if (result?.state === 'outdated') setState({ step: 'outdated' })
    })
    return () => controller.abort()
  }, [attempt, userId])

  const hasNewDraw = state.step === 'drawing' && quiz.drawId !== attempt.drawId
  useEffect(() => {
    if (!hasNewDraw) return
    setAttempt(startAttempt(quiz, newId()))
    setState({ step: 'answering' })
  }, [hasNewDraw, quiz])

  return {
    attempt,
    /** The quiz of this attempt; the server may have drawn other questions since. */
    askedQuiz: quizOfAttempt(attempt) ?? quiz,
    state,
    choose: (question: number, option: number) => change(choose(attempt, question, option)),
    advance: () => change(advance(attempt)),
    finish: () => {
      change(finish(attempt))
      setState({ step: 'sending' })
    },
    /** Starts a new attempt as soon as new questions arrive. */
    restart: () => {
      setState({ step: 'drawing' })
      onDraw()
    },
  }
}
