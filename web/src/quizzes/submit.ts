import { isPassed, percent, type QuizReview } from '@course/contract/learning/quizzes'
import { type SendOptions, sendWithRetry } from '../app/clients/send-with-retry.ts'

export type Graded = { score: number; total: number; percent: number; isPassed: boolean; review: QuizReview }

export type SubmitResult =
  | { state: 'graded'; graded: Graded }
  /** No network, a busy server or an expired session: retry the same request. */
  | { state: 'later' }
  /** 409: the attempt id was already used with other answers, in another tab. */
  | { state: 'taken' }
  /** The quiz has changed since it was answered. */
  | { state: 'outdated' }

/** Results after which sending stops. */
export type DecidedResult = Extract<SubmitResult, { state: 'graded' | 'outdated' }>

type StoredResult = { score: number; total_questions: number; review: QuizReview }

export function parseSubmitResult(status: number, stored: StoredResult | null): SubmitResult {
  if (stored) {
    const { score, total_questions: total, review } = stored
    return {
      state: 'graded',
      graded: { score, total, percent: percent(score, total), isPassed: isPassed(score, total), review },
    }
  }
  if (status === 409) return { state: 'taken' }
  if (status === 400 || status === 404 || status === 422) return { state: 'outdated' }
  return { state: 'later' }
}

export const submitWithRetry = (
  send: () => Promise<SubmitResult>,
  options: SendOptions,
): Promise<DecidedResult | undefined> => sendWithRetry(send, isDecided, options)

const isDecided = (result: SubmitResult): result is DecidedResult =>
  result.state === 'graded' || result.state === 'outdated'
