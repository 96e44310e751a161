import { callFunction, fetchLink } from '../app/clients/clients.ts'

export const fetchQuoteRequest = (token: string) => fetchLink('quote', token)

export const answerQuote = (token: string, isAgreed: boolean, name: string) =>
  callFunction('answer-quote', { token, isAgreed, name })
