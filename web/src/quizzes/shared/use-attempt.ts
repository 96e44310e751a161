import type { PublicQuiz } from '@course/contract/learning/quizzes'
import { useEffect, useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { type Attempt, advance, beginAttempt, choose, finish, quizIn } from './attempt.ts'
import { storeAttempt, storedAttempt } from './stored-attempt.ts'
import type { Graded } from './submit.ts'
import { submitAttempt } from './submit-attempt.ts'

/** Waiting for new questions, being answered, on its way, waiting for the network, refused, graded. */
type AttemptState =
  | { step: 'drawing' }
  | { step: 'answering' }
  | { step: 'sending' }
  | { step: 'waiting' }
  | { step: 'outdated' }
  | { step: 'graded'; graded: Graded }

/**
 * One attempt at a quiz. Every choice is stored in the browser at once, and what is finished is sent until it is graded.
 * `onDraw` asks for new questions, which then come as another `quiz`.
 */
export function useAttempt(userId: string, quiz: PublicQuiz, onDraw: () => void) {
  const [attempt, setAttempt] = useState(() => storedAttempt(userId, quiz) ?? beginAttempt(quiz, newId()))
  const [state, setState] = useState<AttemptState>(() => ({
    step: attempt.isFinished ? 'sending' : 'answering',
  }))

  const change = (next: Attempt) => {
    setAttempt(next)
    storeAttempt(userId, next)
  }

  useEffect(() => {
    if (!attempt.isFinished) return
    const stop = new AbortController()
    const onWaiting = () => setState({ step: 'waiting' })
    submitAttempt(userId, attempt, { onWaiting, signal: stop.signal }).then((result) => {
      if (result?.state === 'graded') setState({ step: 'graded', graded: result.graded })
      if (result?.state === 'outdated') setState({ step: 'outdated' })
    })
    return () => stop.abort()
  }, [attempt, userId])

  const isDrawn = state.step === 'drawing' && quiz.drawId !== attempt.drawId
  useEffect(() => {
    if (!isDrawn) return
    setAttempt(beginAttempt(quiz, newId()))
    setState({ step: 'answering' })
  }, [isDrawn, quiz])

  return {
    attempt,
    /** What the attempt was asked; the server may have drawn something else since. */
    asked: quizIn(attempt) ?? quiz,
    state,
    choose: (question: number, option: number) => change(choose(attempt, question, option)),
    advance: () => change(advance(attempt)),
    finish: () => {
      change(finish(attempt))
      setState({ step: 'sending' })
    },
    /** Begins a new attempt as soon as there are questions for it. */
    restart: () => {
      setState({ step: 'drawing' })
      onDraw()
    },
  }
}
