import type { OptionalMailKind } from '../account/optional-mails.ts'
import type { PublicQuestion, QuizReview } from './quizzes.ts'

/** How many days after somebody asked for it each round of questions comes. */
export const reviewDays = [7, 30, 90] as const
export const reviewQuestions = 5

export const reviewMail = 'spaced-review' satisfies OptionalMailKind

/** Identifies a round: when the user subscribed, and the round number. */
export type ReviewRoundId = { since: string; number: number }

export type ReviewRound = ReviewRoundId & {
  questions: readonly PublicQuestion[]
  /** What was chosen, and what was right; null before that. */
  answered: { answers: readonly string[]; review: QuizReview } | null
}

/** Answer of the function `spaced-review`. */
export type SpacedReview = {
  /** Only for those who have the course. */
  isOpen: boolean
  isWanted: boolean
  /** There is nothing to ask about before a quiz is passed. */
  hasPassed: boolean
  /** The round that came last. */
  round: ReviewRound | null
  /** When the next one comes. */
  nextAt: string | null
}

/** Body of the function `answer-spaced-review`, which answers with the round. The first answers count. */
export type ReviewAnswers = ReviewRoundId & { answers: readonly string[] }
