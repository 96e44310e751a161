import type { PublicQuiz } from '@course/contract/quizzes'
import { useEffect, useState } from 'react'
import { newId } from '../api/new-id.ts'
import { type Attempt, advance, beginAttempt, choose, finish } from './attempt.ts'
import { storeAttempt, storedAttempt } from './stored-attempt.ts'
import type { Graded } from './submit.ts'
import { submitAttempt } from './submit-attempt.ts'

/** Being answered, on its way, waiting for the network, refused, graded. */
type AttemptState =
  | { step: 'answering' }
  | { step: 'sending' }
  | { step: 'waiting' }
  | { step: 'outdated' }
  | { step: 'graded'; graded: Graded }

/** One attempt at a quiz. Every choice is stored in the browser at once, and what is finished is sent until it is graded. */
export function useAttempt(userId: string, quiz: PublicQuiz) {
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

  return {
    attempt,
    state,
    choose: (question: number, option: number) => change(choose(attempt, question, option)),
    advance: () => change(advance(attempt)),
    finish: () => {
      change(finish(attempt))
      setState({ step: 'sending' })
    },
    /** Begins a new attempt, with these answers or none. */
    restart: (answers?: Attempt['answers']) => {
      const fresh = beginAttempt(quiz, newId())
      if (answers) change({ ...fresh, answers })
      else setAttempt(fresh)
      setState({ step: 'answering' })
    },
  }
}
