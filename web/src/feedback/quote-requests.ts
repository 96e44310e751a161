import type { QuoteRequest } from '@course/contract/learning/feedback'
import { callFunction, fetchLink } from '../app/clients/clients.ts'

export const fetchQuoteRequest = (token: string) => fetchLink<QuoteRequest>('quote', token)

export const answerQuote = (token: string, isAgreed: boolean, name: string) =>
  callFunction<QuoteRequest>('answer-quote', { token, isAgreed, name })
