import type { SliceFactory } from '../platform/slice.ts'
import { personalData } from './personal-data.ts'
import { answerQuoteRequest, quote } from './quote-functions.ts'
import { feedbackResource } from './resource.ts'

export { importFeedback } from './import-feedback.ts'
export { type QuoteRow, quoteOf, quotesOf, requestQuote } from './quotes.ts'
export type { FeedbackRow } from './store.ts'

export const createFeedbackSlice: SliceFactory = () => ({
  personalData,
  resources: [feedbackResource],
  functions: [quote, answerQuoteRequest],
})
