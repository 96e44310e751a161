import type { NewFeedback } from '@course/contract/learning/feedback'
import { callFunction, fetchLink, rest, runQuery } from '../app/clients/clients.ts'

export const sendFeedback = (feedback: NewFeedback) => runQuery(rest.from('feedback').insert(feedback))

export const fetchQuoteRequest = (token: string) => fetchLink('quote', token)

export const answerQuote = (token: string, isAgreed: boolean, name: string) =>
  callFunction('answer-quote', { token, isAgreed, name })
