import { isPassed, percent, type QuizReview } from '@course/contract/learning/quizzes'
import { type SendOptions, sendWithRetry } from '../../api/send-with-retry.ts'

export type Graded = { score: number; total: number; percent: number; isPassed: boolean; review: QuizReview }

export type SubmitResult =
  | { state: 'graded'; graded: Graded }
  /** Not now: no network, a busy server, a session about to be renewed. Worth trying again as it is. */
  | { state: 'later' }
  /** 409: the attempt id was already used with other answers, in another tab. */
  | { state: 'taken' }
  /** The quiz is not what it was when these answers were given. */
  | { state: 'outdated' }

/** What sending again would not change. */
export type DecidedResult = Extract<SubmitResult, { state: 'graded' | 'outdated' }>

type Stored = { score: number; total_questions: number; review: QuizReview }

export function submitResultOf(status: number, stored: Stored | null): SubmitResult {
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

/** Sends until it is decided. */
export const submitWithRetry = (
  send: () => Promise<SubmitResult>,
  options: SendOptions,
): Promise<DecidedResult | undefined> => sendWithRetry(send, isDecided, options)

const isDecided = (result: SubmitResult): result is DecidedResult =>
  result.state === 'graded' || result.state === 'outdated'
