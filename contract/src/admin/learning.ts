import type { CorrectionRequest } from '../certificates/certificates.ts'
import type { QuestionColumn, QuoteState, StarRating } from '../learning/feedback.ts'
import type { LessonId } from '../lessons.ts'

/* What the office shows of learning: feedback, quizzes and certificates. */

export const feedbackStates = ['unread', 'read'] as const

export type FeedbackEntry = {
  id: string
  at: string
  customerId: string
  email: string
  stars: StarRating
  answers: Readonly<Record<QuestionColumn, string>>
  comments: string
  /** When somebody on the team marked it as read. */
  readAt: string | null
  /** What was asked about quoting it; null when nobody asked. */
  quote: {
    state: QuoteState
    text: string
    name: string
    requestedAt: string
    answeredAt: string | null
  } | null
}

/** How many forms of the chosen days have each number of stars. */
export type StarCounts = Readonly<Record<StarRating, number>>

/** How the people who tried a quiz fared, from their first attempt on. */
export type QuizSummary = {
  people: number
  passedAtFirst: number
  /** People who passed, by the number of attempts it took them; the last entry holds all who took more. */
  attemptsUntilPassed: readonly number[]
  /** How many people got each number of answers right at their first attempt, from none to all. */
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
/** `option` is the one that it is about, where it is about one. */
export type QuestionFlag = { kind: keyof typeof questionFlags; option?: number }

export type QuestionStats = {
  question: string
  options: readonly { text: string; taken: number }[]
  /** The right option. */
  key: number
  answered: number
  right: number
  /** Discrimination: correlation with the rest of the quiz, −1 to 1; null if undefined. */
  discrimination: number | null
  flags: readonly QuestionFlag[]
}

/** `isPartial`: there are older attempts that are not looked at. */
export type QuizStats = QuizSummary & { lessonId: LessonId; questions: number; isPartial: boolean }
export type QuizListEntry = QuizStats & { flagged: number }
/** The last time that a quiz was graded anew; `doneAt` is null while that is under way. */
export type Regrade = { requestedAt: string; raised: number; passed: number; doneAt: string | null }
export type QuizDetails = QuizStats & { items: readonly QuestionStats[]; regrade: Regrade | null }

/** What regrading would change. Scores only rise, so no learner loses a pass. */
export type RegradePreview = {
  /** The right options that it was tried with. */
  key: string
  attempts: number
  raised: number
  /** People who pass by it and did not before. */
  people: number
  /** Attempts that the key of today gives less; they keep what they have. */
  lower: number
}

export const certificateFilters = ['withdrawn', 'asked'] as const

/** A certificate as the office lists it: what its newest revision says. */
export type AdminCertificate = {
  number: string
  customerId: string
  name: string
  /** A day. */
  completionDate: string
  revision: number
  /** When the first revision was issued, and when the newest one was. */
  issuedAt: string
  revisedAt: string
  isPrivate: boolean
  withdrawnAt: string | null
  withdrawnBy: 'refund' | 'staff' | null
  /** What its holder asks to be corrected, while nobody has decided. */
  request: Pick<CorrectionRequest, 'studentName' | 'completionDate' | 'note' | 'requestedAt'> | null
}
