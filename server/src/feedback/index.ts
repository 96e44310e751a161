import type { SliceFactory } from '../http/slice.ts'
import { personalData } from './personal-data.ts'
import { answerQuoteRequest, getQuote } from './quote-functions.ts'
import { feedbackResource } from './resource.ts'

export { importFeedback } from './import-feedback.ts'
export { findQuote, listQuotes, type QuoteRow, requestQuote } from './quotes.ts'
export { type FeedbackRow, markFeedback } from './store.ts'

export const createFeedbackSlice: SliceFactory = () => ({
  personalData,
  resources: [feedbackResource],
  functions: [getQuote, answerQuoteRequest],
})
