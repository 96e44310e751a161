import {
  answerMaxLength,
  isStarRating,
  type NewFeedback,
  questionColumns,
  type StarRating,
} from '@course/contract/learning/feedback'

export type FeedbackDraft = {
  /** Created once per form, so that sending it again stores nothing twice. */
  readonly submissionId: string
  readonly rating: StarRating | undefined
  /** One per question. */
  readonly answers: readonly string[]
  readonly comments: string
}

/** With the required rating. */
export type CompleteDraft = FeedbackDraft & { rating: StarRating }

export const emptyDraft = (submissionId: string): FeedbackDraft => ({
  submissionId,
  rating: undefined,
  answers: questionColumns.map(() => ''),
  comments: '',
})

export const withAnswer = (draft: FeedbackDraft, question: number, answer: string): FeedbackDraft => ({
  ...draft,
  answers: draft.answers.with(question, answer),
})

export const isTooLong = (answer: string): boolean => answer.length > answerMaxLength

export const hasTooLongAnswer = (draft: FeedbackDraft): boolean =>
  [...draft.answers, draft.comments].some(isTooLong)

export function toFeedbackRow(draft: CompleteDraft, customer: { id: string; email: string }): NewFeedback {
  const [question_1 = '', question_2 = '', question_3 = '', question_4 = '', question_5 = ''] = draft.answers
  return {
    customer_id: customer.id,
    email: customer.email,
    question_1,
    question_2,
    question_3,
    question_4,
    question_5,
    star_rating: draft.rating,
    additional_comments: draft.comments,
    submission_id: draft.submissionId,
  }
}

/** Returns undefined if the stored value has another shape. */
export function parseDraft(stored: unknown): FeedbackDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { submissionId, rating, answers, comments } = stored as Partial<Record<keyof FeedbackDraft, unknown>>
  if (typeof submissionId !== 'string' || typeof comments !== 'string') return undefined
  if (!Array.isArray(answers) || answers.length !== questionColumns.length) return undefined
  if (!answers.every((answer) => typeof answer === 'string')) return undefined
  return { submissionId, rating: isStarRating(rating) ? rating : undefined, answers, comments }
}
