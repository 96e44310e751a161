import type { OptionalMailKind } from '../account/optional-mails.ts'
import type { PublicQuestion, QuizReview } from './quizzes.ts'

/** Days between subscribing and each round of questions. */
export const reviewDays = [7, 30, 90] as const
export const questionsPerReview = 5

export const reviewMail = 'spaced-review' satisfies OptionalMailKind

/** Identifies a round: when the user subscribed, and the round number. */
export type ReviewRoundId = { since: string; number: number }

export type ReviewRound = ReviewRoundId & {
  questions: readonly PublicQuestion[]
  /** The submitted answers and their review. Null until answered. */
  answered: { answers: readonly string[]; review: QuizReview } | null
}

/** Response of the function `spaced-review`. */
export type SpacedReview = {
  /** Whether the user has access to the course. */
  isOpen: boolean
  isWanted: boolean
  /** Reviews repeat questions of passed quizzes, so they start after the first passed quiz. */
  hasPassed: boolean
  /** The latest round. */
  round: ReviewRound | null
  /** When the next round is due. */
  nextAt: string | null
}

/** Body of `answer-spaced-review`, which returns the round. Only the first submission counts. */
export type ReviewAnswers = ReviewRoundId & { answers: readonly string[] }
