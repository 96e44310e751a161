import { validationCopy } from '@course/content/site/validation'
export const starRatings = [1, 2, 3, 4, 5] as const
export type StarRating = (typeof starRatings)[number]

export const isStarRating = (value: unknown): value is StarRating => starRatings.includes(value as StarRating)

export const missingRatingMessage = validationCopy.noRating

/** Columns of the five open questions. The questions themselves are in the content. */
export const questionColumns = ['question_1', 'question_2', 'question_3', 'question_4', 'question_5'] as const
export type QuestionColumn = (typeof questionColumns)[number]

/** In UTF-16 units, as `maxlength` counts them. */
export const answerMaxLength = 5000
export const answerTooLongMessage = validationCopy.answerTooLong(answerMaxLength)

/**
 * What the browser inserts into `feedback`. `submission_id` is a UUID created once per form, so that
 * resending replaces the row instead of adding one.
 */
export type NewFeedback = Readonly<Record<QuestionColumn, string>> & {
  customer_id: string
  /** The server ignores the sent value and uses the account's email. */
  email: string
  star_rating: StarRating
  additional_comments: string
  submission_id?: string
}

/** A row of `feedback`. Only its author and administrators can read it. */
export type FeedbackRow = Required<NewFeedback> & { id: string; created_at: string }

/** State of a quote request. `withdrawn`: the customer agreed first and changed their mind. */
export const quoteStates = ['asked', 'agreed', 'declined', 'withdrawn'] as const
export type QuoteState = (typeof quoteStates)[number]

export const quoteNameMaxLength = 80

/** Response of `quote`, which needs the emailed link. `name` is shown with the quote; empty for anonymous. */
export type QuoteRequest = { text: string; name: string; state: QuoteState }
