import type { PublicQuiz } from '@course/contract/learning/quizzes'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { RequestError } from '../app/clients/request-error.ts'
import { newId } from '../app/saving/new-id.ts'
import { type Attempt, advance, choose, finish, isNewDraw, quizOfAttempt, startAttempt } from './attempt.ts'
import { attemptKey, attemptsOutbox, findAttempt, isOutdated } from './attempts-outbox.ts'
import type { Graded } from './requests.ts'

/** `drawing` waits for new questions after those that were `asked`, `waiting` for the network. A refused attempt stays in the browser. */
type AttemptState =
  | { step: 'drawing'; asked: PublicQuiz }
  | { step: 'answering' | 'sending' | 'waiting' | 'outdated' }
  | { step: 'refused'; error: RequestError }
  | { step: 'graded'; graded: Graded }

/**
 * One attempt at a quiz. Every choice is stored in the browser, and a finished attempt is sent until it is
 * graded. For another attempt the page is loaded again, which brings new questions as a new `quiz`.
 */
export function useAttempt(userId: string, quiz: PublicQuiz) {
  const { revalidate } = useRevalidator()
  const [{ key, attempt }, setCurrent] = useState(() => findAttempt(userId, quiz) ?? newAttempt(quiz))
  const [state, setState] = useState<AttemptState>({ step: attempt.isFinished ? 'sending' : 'answering' })

  const change = (next: Attempt) => {
    setCurrent({ key: attemptKey(next), attempt: next })
    attemptsOutbox.put(userId, attemptKey(next), next)
  }

  const isDrawing = state.step === 'drawing'
  useEffect(() => {
    if (!attempt.isFinished) return
    // Discards a refused attempt.
    if (isDrawing) return attemptsOutbox.remove(userId, key)
    const send = () => attemptsOutbox.put(userId, key, attempt)
    const stop = attemptsOutbox.subscribe((event) => {
      if (event.item.key !== key) return
      if (event.state === 'waiting') setState({ step: 'waiting' })
      // Another tab has sent it. Sending it again returns the result.
      if (event.state === 'removed') send()
      if (event.state !== 'sent' && event.state !== 'refused') return
      if (event.state === 'refused' && !isOutdated(event.error)) {
        setState({ step: 'refused', error: event.error })
        return
      }
      stop()
      attemptsOutbox.remove(userId, key)
      setState(event.state === 'sent' ? { step: 'graded', graded: event.response } : { step: 'outdated' })
    })
    if (attemptsOutbox.find(userId, key)) attemptsOutbox.flush()
    else send()
    return stop
  }, [attempt, key, userId, isDrawing])

  const hasNewDraw = state.step === 'drawing' && isNewDraw(quiz, state.asked, attempt)
  useEffect(() => {
    if (!hasNewDraw) return
    setCurrent(newAttempt(quiz))
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
      attemptsOutbox.remove(userId, key)
      change(finish(attempt))
      setState({ step: 'sending' })
    },
    sendAgain: () => {
      setState({ step: 'sending' })
      attemptsOutbox.put(userId, key, attempt)
    },
    /** Starts a new attempt as soon as new questions arrive. */
    restart: () => {
      setState({ step: 'drawing', asked: quiz })
      void revalidate()
    },
  }
}

function newAttempt(quiz: PublicQuiz): { key: string; attempt: Attempt } {
  const attempt = startAttempt(quiz, newId())
  return { key: attemptKey(attempt), attempt }
}
