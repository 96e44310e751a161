import type { GradeOverride } from '../learning/quizzes.ts'
import { totalLessons } from '../lessons.ts'
import type { PurchaseEntry, SeatEntry } from '../sales/payments.ts'
import type { Change, CursorPage } from './admin.ts'
import type { AdminCertificate } from './learning.ts'
import type { AdminMail } from './mail.ts'

/** Why a customer has access or not: purchased, granted by staff, ended, or never had it. */
export const accessStates = ['paid', 'given', 'ended', 'none'] as const
export type AccessState = (typeof accessStates)[number]

const FIRST_QUIZ = 4

/** The furthest stage a customer has reached; never decreases. Each passed quiz is one stage. */
export const customerStage = {
  account: 0,
  paid: 1,
  signedIn: 2,
  lesson: 3,
  get certificate(): number {
    return FIRST_QUIZ + totalLessons()
  },
  get feedback(): number {
    return FIRST_QUIZ + totalLessons() + 1
  },
} as const

/** The stage reached by passing this lesson's quiz. Lesson numbers start at 1. */
export const quizPassedStage = (lesson: number): number => FIRST_QUIZ - 1 + lesson

export const customerStageLabels = (): readonly string[] => [
  'Signed up',
  'Paid',
  'Signed in',
  'Started lesson 1',
  ...Array.from({ length: totalLessons() }, (_, index) => `Passed quiz ${index + 1}`),
  'Got certificate',
  'Gave feedback',
]

const MAX_SEARCH_TERMS = 12
const MAX_TERM_CHARACTERS = 100

/** Text normalized for search: lower case, without diacritics. */
export const normalizeForSearch = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().slice(0, 300)

/** Search terms of an email: the email, its domain and the words in it. */
export function emailSearchTerms(email: string): string[] {
  const normalized = normalizeForSearch(email)
  return uniqueTerms([
    normalized,
    normalized.slice(normalized.lastIndexOf('@') + 1),
    ...normalized.split(/[._+\-@]+/),
  ])
}

export const nameSearchTerms = (name: string): string[] =>
  uniqueTerms(normalizeForSearch(name).split(/[\s.,'’-]+/))

const uniqueTerms = (terms: readonly string[]): string[] =>
  [
    ...new Set(terms.filter((word) => word.length > 1).map((word) => word.slice(0, MAX_TERM_CHARACTERS))),
  ].slice(0, MAX_SEARCH_TERMS)

export const SEARCH_MAX_CHARACTERS = 200
/** With more matches than this, the list asks for a longer search term. */
export const MAX_SEARCH_MATCHES = 200
/** Longer lists show "more than": counting 10,000 of a million took two thirds of a page's time. */
export const MAX_COUNTED_CUSTOMERS = 2000

/** Filters of the customer list. Dates are UTC; `From` dates are inclusive. */
export type CustomerFilters = {
  q?: string
  access?: AccessState
  stage?: number
  neverSignedIn?: boolean
  mailTrouble?: boolean
  refunded?: boolean
  followUp?: boolean
  /** Only customers whose account deletion is scheduled. */
  deletes?: boolean
  /** Account created on this date or later. */
  createdFrom?: string
  /** Last sign-in on or after `lastSignInFrom` and before `lastSignInBefore`. */
  lastSignInFrom?: string
  lastSignInBefore?: string
  /** Paid within these dates (inclusive) and got no further than this funnel step. */
  lost?: { from: string; to: string; at: number }
}

export type CustomerRow = {
  id: string
  email: string
  name: string | null
  access: AccessState
  stage: number
  /** Total of purchases that were not refunded, in the smallest currency unit. */
  paid: number
  currency: string
  refunded: boolean
  quizzesPassed: number
  lastSeen: string | null
  createdAt: string
  followUp: string | null
}

export type CustomerPage = CursorPage<CustomerRow> & {
  /** Null when there are more than `MAX_COUNTED_CUSTOMERS`. */
  count: number | null
  /** The search matched more than `MAX_SEARCH_MATCHES` customers, and the rest is missing. */
  isTruncated: boolean
}

export type QuizState = {
  lesson: number
  best: number | null
  total: number
  attempts: number
  passedAt: string | null
}

export type CustomerDetails = {
  id: string
  email: string
  name: string | null
  /** When the email was verified. */
  emailVerifiedAt: string | null
  pendingEmail: string | null
  access: AccessState
  /** `reason` is null without the `log` permission. */
  accessReason: { by: string; at: string; reason: string | null } | null
  accessSince: string | null
  stage: number
  refunded: boolean
  createdAt: string
  lastSeen: string | null
  openSessions: number
  hasFactor: boolean
  /** A scheduled reset: it happens at `at`, unless the customer canceled it. */
  factorReset: { at: string; isStopped: boolean } | null
  /** When the account will be deleted at the customer's request. Signing in before then cancels it. */
  deletionAt: string | null
  completedLessons: number
  quizzes: readonly QuizState[]
  certificate: AdminCertificate | null
  feedback: { stars: number; at: string } | null
  notes: readonly CustomerNote[]
  /** Empty without the `alarms` permission. */
  openAlarms: readonly { id: string; title: string; todo: string }[]
  /** Payments that can be refunded. Empty without the `money` permission. */
  refundable: readonly PurchaseEntry[]
  /** The seats that they bought for a team. */
  team: readonly SeatEntry[]
  /** Who bought the seat that they hold. */
  seatFrom: { id: string; email: string } | null
  /** Staff accounts and the caller's own: shown, but no actions. */
  isProtected: boolean
}

export const NOTE_MAX_CHARACTERS = 1000

export type CustomerNote = {
  id: string
  text: string
  author: string
  isOwn: boolean
  /** A date, `2026-11-15`. */
  followUp: string | null
  at: string
}

export const timelineCategories = ['money', 'mail', 'sign-in', 'learning', 'account', 'staff'] as const
export type TimelineCategory = (typeof timelineCategories)[number]

export type TimelineEvent = {
  id: string
  at: string
  kind: TimelineCategory
  text: string
  /** The staff member who did it, if any. */
  actor?: string
  reason?: string
  change?: Change
}

export type CustomerPayment = PurchaseEntry & {
  events: readonly { id: string; text: string }[]
}

export type CustomerMail = {
  id: string
  at: string
  kind: string
  state: AdminMail['state']
  attempts: number
  sentAt: string | null
}

export type CustomerAttempt = {
  id: string
  at: string
  lesson: number
  score: number
  /** The score before a regrade raised it. Null if none did. */
  firstScore: number | null
  total: number
  /** Based on the score alone; `gradeOverride` is the staff decision. */
  isPassed: boolean
  gradeOverride: GradeOverride | null
  answers: readonly { question: string; chosen: string; right: string; isRight: boolean }[]
}
