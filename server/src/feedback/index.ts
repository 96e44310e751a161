import type { OpenSlice } from '../platform/slice.ts'
import { personalData } from './personal-data.ts'
import { answerQuoteRequest, quote } from './quote-functions.ts'
import { feedbackResource } from './resource.ts'

export { importFeedback } from './import-feedback.ts'
export { askToQuote, type QuoteRow, quoteOf, quotesOf } from './quotes.ts'
export type { FeedbackRow } from './store.ts'

export const openFeedback: OpenSlice = () => ({
  personalData,
  resources: [feedbackResource],
  functions: [quote, answerQuoteRequest],
})
