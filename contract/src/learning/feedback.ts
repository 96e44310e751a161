export const starRatings = [1, 2, 3, 4, 5] as const
export type StarRating = (typeof starRatings)[number]

export const isStarRating = (value: unknown): value is StarRating => starRatings.includes(value as StarRating)

export const missingRatingMessage = 'Please provide a star rating before submitting.'

/** The columns of the five open questions; their words are in the content. */
export const questionColumns = ['question_1', 'question_2', 'question_3', 'question_4', 'question_5'] as const
export type QuestionColumn = (typeof questionColumns)[number]

/** The longest answer, in UTF-16 units as the browser counts them. */
export const answerMaxLength = 5000
export const answerTooLongMessage = `Please keep this to ${answerMaxLength} characters`

/**
 * What the browser inserts into `feedback`. `submission_id` is a UUID created once per form, so that
 * resending replaces the row instead of adding one.
 */
export type NewFeedback = Readonly<Record<QuestionColumn, string>> & {
  customer_id: string
  /** The server takes it from the account, whatever is sent. */
  email: string
  star_rating: StarRating
  additional_comments: string
  submission_id?: string
}

/** A row of `feedback`. Its writer can read it, and the administrator. */
export type FeedbackRow = Required<NewFeedback> & { id: string; created_at: string }

/** Whether somebody may be quoted: they were asked, and have agreed, declined, or agreed and taken it back. */
export const quoteStates = ['asked', 'agreed', 'declined', 'withdrawn'] as const
export type QuoteState = (typeof quoteStates)[number]

export const quoteNameMaxLength = 80

/** What `quote` answers to whoever has the mailed link; `name` stands beside the words, empty for none. */
export type QuoteRequest = { text: string; name: string; state: QuoteState }
