import type {
  AdminCertificate,
  FeedbackEntry,
  QuizDetails,
  QuizListEntry,
  StarCounts,
} from '@course/contract/office/learning'
import type { CursorPage } from '@course/contract/office/office'
import { callAdmin, cursorIn, pickParams } from '../calls.ts'

export type FeedbackData = { counts: StarCounts; page: CursorPage<FeedbackEntry> }

export const feedbackFilters = (searchParams: URLSearchParams) =>
  pickParams(searchParams, ['stars', 'question', 'state', 'quote', 'from', 'to'])

export const fetchFeedback = (searchParams: URLSearchParams) =>
  callAdmin<FeedbackData>('office-feedback', { ...feedbackFilters(searchParams), ...cursorIn(searchParams) })

export type QuizzesData = { list: readonly QuizListEntry[] } | { quiz: QuizDetails }

/** All quizzes, or the one that the address names. */
export async function fetchQuizStats(searchParams: URLSearchParams): Promise<QuizzesData> {
  const lesson = searchParams.get('lesson')
  return lesson
    ? { quiz: await callAdmin<QuizDetails>('office-quiz', { lesson }) }
    : { list: await callAdmin<readonly QuizListEntry[]>('office-quizzes') }
}

export const fetchCertificates = (searchParams: URLSearchParams) =>
  callAdmin<CursorPage<AdminCertificate>>('office-certificates', {
    ...pickParams(searchParams, ['q', 'state']),
    ...cursorIn(searchParams),
  })
