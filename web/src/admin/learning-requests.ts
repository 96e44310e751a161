import type { CursorPage } from '@course/contract/admin/admin'
import type {
  AdminCertificate,
  FeedbackEntry,
  QuizDetails,
  QuizListEntry,
  StarCounts,
} from '@course/contract/admin/learning'
import { callAdmin, cursorIn, pickParams } from './requests.ts'

type FeedbackData = { counts: StarCounts; page: CursorPage<FeedbackEntry> }

export const feedbackFilters = (searchParams: URLSearchParams) =>
  pickParams(searchParams, ['stars', 'question', 'state', 'quote', 'from', 'to'])

export const fetchFeedback = (searchParams: URLSearchParams) =>
  callAdmin<FeedbackData>('admin-feedback', { ...feedbackFilters(searchParams), ...cursorIn(searchParams) })

type QuizzesData = { list: readonly QuizListEntry[] } | { quiz: QuizDetails }

/** The quiz in the URL, or all of them. */
export async function fetchQuizStats(searchParams: URLSearchParams): Promise<QuizzesData> {
  const lesson = searchParams.get('lesson')
  return lesson
    ? { quiz: await callAdmin<QuizDetails>('admin-quiz', { lesson }) }
    : { list: await callAdmin<readonly QuizListEntry[]>('admin-quizzes') }
}

export const fetchCertificates = (searchParams: URLSearchParams) =>
  callAdmin<CursorPage<AdminCertificate>>('admin-certificates', {
    ...pickParams(searchParams, ['q', 'state']),
    ...cursorIn(searchParams),
  })
