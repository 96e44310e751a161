import type {
  FeedbackEntry,
  OfficeCertificate,
  OneQuiz,
  QuizListEntry,
  StarCounts,
} from '@course/contract/office/learning'
import type { Keyset } from '@course/contract/office/office'
import { askOffice, cursorIn, valuesIn } from '../calls.ts'

export type ReadFeedback = { counts: StarCounts; page: Keyset<FeedbackEntry> }

export const feedbackFilters = (address: URLSearchParams) =>
  valuesIn(address, ['stars', 'question', 'state', 'quote', 'from', 'to'])

export const readFeedback = (address: URLSearchParams) =>
  askOffice<ReadFeedback>('office-feedback', { ...feedbackFilters(address), ...cursorIn(address) })

export type ReadQuizzes = { list: readonly QuizListEntry[] } | { quiz: OneQuiz }

/** All quizzes, or the one that the address names. */
export async function readQuizNumbers(address: URLSearchParams): Promise<ReadQuizzes> {
  const lesson = address.get('lesson')
  return lesson
    ? { quiz: await askOffice<OneQuiz>('office-quiz', { lesson }) }
    : { list: await askOffice<readonly QuizListEntry[]>('office-quizzes') }
}

export const readCertificates = (address: URLSearchParams) =>
  askOffice<Keyset<OfficeCertificate>>('office-certificates', {
    ...valuesIn(address, ['q', 'state']),
    ...cursorIn(address),
  })
