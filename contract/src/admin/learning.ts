import type { CorrectionRequest } from '../certificates/certificates.ts'
import type { QuestionColumn, QuoteState, StarRating } from '../learning/feedback.ts'
import type { QuestionWarning } from '../learning/questions.ts'
import type { QuizPassage } from '../learning/quizzes.ts'
import type { LessonId } from '../lessons.ts'

/* Feedback, quizzes and certificates in the admin area. */

export const feedbackStates = ['unread', 'read'] as const

export type FeedbackEntry = {
  id: string
  at: string
  customerId: string
  email: string
  stars: StarRating
  answers: Readonly<Record<QuestionColumn, string>>
  comments: string
  /** When a staff member marked it as read. */
  readAt: string | null
  /** The request for permission to quote it. Null if there is none. */
  quote: {
    state: QuoteState
    text: string
    name: string
    requestedAt: string
    answeredAt: string | null
  } | null
}

/** Number of feedback entries per star rating in the selected period. */
export type StarCounts = Readonly<Record<StarRating, number>>

/** Results of all learners who attempted a quiz. */
export type QuizSummary = {
  people: number
  passedAtFirst: number
  /** Learners who passed, by number of attempts. The last bucket includes everyone who needed more. */
  attemptsUntilPassed: readonly number[]
  /** Learners by score of their first attempt, from no correct answers to all. */
  scores: readonly number[]
}

/** Attempts beyond this number share one bucket. */
export const maxAttemptBuckets = 4

/** Statistics use at most this many of the newest attempts. */
export const quizStatsSampleSize = 10_000

/** Below this many first attempts, questions are not flagged. */
export const minAttemptsForFlags = 30

export const questionFlags = {
  key: 'Check answer key',
  unused: 'Option never chosen',
  easy: 'Too easy',
  hard: 'Too hard',
  weak: 'Low discrimination',
} as const
/** `option` is the index of the flagged option, for flags about one option. */
export type QuestionFlag = { kind: keyof typeof questionFlags; option?: number }

export type QuestionStats = {
  question: string
  options: readonly { text: string; taken: number }[]
  /** Index of the correct option. */
  key: number
  answered: number
  right: number
  /** Discrimination: correlation with the rest of the quiz, −1 to 1; null if undefined. */
  discrimination: number | null
  flags: readonly QuestionFlag[]
}

/** A question of a quiz, as admins see it. Statistics count answers to its present wording. */
export type QuestionItem = QuestionStats & {
  id: string
  isRetired: boolean
  /** Null if none is named. */
  passage: QuizPassage | null
  warnings: readonly QuestionWarning[]
}

/** `isPartial`: older attempts exist beyond `quizStatsSampleSize`. */
export type QuizStats = QuizSummary & { lessonId: LessonId; questions: number; isPartial: boolean }
export type QuizListEntry = QuizStats & { flagged: number }
/** The latest regrade of a quiz. `doneAt` is null while it is in progress. */
export type Regrade = { requestedAt: string; raised: number; passed: number; doneAt: string | null }
/** `drafts`: ids of the questions of which the caller has an unpublished draft. */
export type QuizDetails = QuizStats & {
  items: readonly QuestionItem[]
  drafts: readonly string[]
  regrade: Regrade | null
}

/** What regrading would change. Scores only rise, so no learner loses a pass. */
export type RegradePreview = {
  /** The answer key used for the preview. */
  key: string
  attempts: number
  raised: number
  /** Learners who would newly pass. */
  people: number
  /** Attempts that would score lower with the current key. They keep their score. */
  lower: number
}

export const certificateFilters = ['withdrawn', 'asked'] as const

/** A certificate in the admin list, with the details of its newest revision. */
export type AdminCertificate = {
  number: string
  customerId: string
  name: string
  /** A date, `2026-11-15`. */
  completionDate: string
  revision: number
  /** When the first (`issuedAt`) and the newest (`revisedAt`) revision was issued. */
  issuedAt: string
  revisedAt: string
  isPrivate: boolean
  withdrawnAt: string | null
  withdrawnBy: 'refund' | 'staff' | null
  /** The holder's open correction request. */
  request: Pick<CorrectionRequest, 'studentName' | 'completionDate' | 'note' | 'requestedAt'> | null
}
