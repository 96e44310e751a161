import type { QuoteQuestion } from '@course/contract/learning/feedback'
import { callFunction } from '../api/clients.ts'

/** The words that may be quoted, for whoever has the mailed link. */
export const readQuote = (token: string) => callFunction<QuoteQuestion>('quote', { token })

export const answerQuote = (token: string, isAgreed: boolean, name: string) =>
  callFunction<QuoteQuestion>('answer-quote', { token, isAgreed, name })
