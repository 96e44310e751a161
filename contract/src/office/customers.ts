import { course } from '@course/content/site/course'
import type { AttemptVerdict } from '../learning/quizzes.ts'
import { lessonIds } from '../lessons.ts'
import type { OfficeCertificate } from './learning.ts'
import type { OfficeMail } from './mails.ts'
import type { Change, Keyset } from './office.ts'

/** Why somebody can read the course, or cannot: bought, given by staff, had it once, never had it. */
export const customerAccesses = ['paid', 'given', 'ended', 'none'] as const
export type CustomerAccess = (typeof customerAccesses)[number]

const FIRST_QUIZ = 4

/** How far somebody has come, as a number that only grows. Each quiz that is passed has one of its own. */
export const customerStep = {
  account: 0,
  paid: 1,
  signedIn: 2,
  lesson: 3,
  certificate: FIRST_QUIZ + lessonIds.length,
  feedback: FIRST_QUIZ + lessonIds.length + 1,
} as const

/** The step of whoever passed the quiz of this lesson; lessons are counted from 1. */
export const quizPassedStep = (lesson: number): number => FIRST_QUIZ - 1 + lesson

/** The steps by number. */
export const customerStepTexts: readonly string[] = [
  'Has an account',
  'Has paid',
  'Has signed in',
  'Has opened lesson 1',
  ...course.lessons.map((_, index) => `Has passed quiz ${index + 1}`),
  'Has the certificate',
  'Has given feedback',
]

const WORDS_MAX = 12
const WORD_MAX_CHARACTERS = 100

/** Text as it is compared when somebody is looked for: lower case, letters without marks. */
export const searchable = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().slice(0, 300)

/** What an address is found by: itself, what stands behind the @, and the words in it. */
export function addressWords(email: string): string[] {
  const address = searchable(email)
  return words([address, address.slice(address.lastIndexOf('@') + 1), ...address.split(/[._+\-@]+/)])
}

export const nameWords = (name: string): string[] => words(searchable(name).split(/[\s.,'’-]+/))

const words = (found: readonly string[]): string[] =>
  [
    ...new Set(found.filter((word) => word.length > 1).map((word) => word.slice(0, WORD_MAX_CHARACTERS))),
  ].slice(0, WORDS_MAX)

export const SEARCH_MAX_CHARACTERS = 200
/** A search that finds more people than this asks for more letters. */
export const SEARCH_MAX_FOUND = 200
/** A list that is longer is only said to be so: counting 10,000 took two thirds of a page's time among a million. */
export const COUNT_MAX = 2000

/** What a list of customers can be narrowed to. Days are UTC, the first one is included. */
export type CustomerFilters = {
  q?: string
  access?: CustomerAccess
  step?: number
  neverSignedIn?: boolean
  mailTrouble?: boolean
  refunded?: boolean
  followUp?: boolean
  /** Have asked for the deletion of their account and not come back. */
  deletes?: boolean
  /** Accounts made on this day or later. */
  since?: string
  /** Last signed in on this day or later, and before that day. */
  seenFrom?: string
  seenBefore?: string
  /** Those who paid on these days, both included, and came no further than this place in `cohortSteps`. */
  lost?: { from: string; to: string; at: number }
}

export type CustomerRow = {
  id: string
  email: string
  name: string | null
  access: CustomerAccess
  step: number
  /** What purchases that stand have cost, in the smallest unit of the currency. */
  paid: number
  currency: string
  refunded: boolean
  quizzesPassed: number
  lastSeen: string | null
  since: string
  followUp: string | null
}

export type CustomerPage = Keyset<CustomerRow> & {
  /** Null when there are more than `COUNT_MAX`. */
  count: number | null
  /** More people fit the search than are looked at. */
  isCut: boolean
}

export type QuizState = {
  lesson: number
  best: number | null
  total: number
  attempts: number
  passedAt: string | null
}

export type CustomerHead = {
  id: string
  email: string
  name: string | null
  /** When somebody showed that they read the mails to the address. */
  provedAt: string | null
  pendingEmail: string | null
  access: CustomerAccess
  accessReason: { by: string; at: string; reason: string } | null
  accessSince: string | null
  step: number
  refunded: boolean
  since: string
  lastSeen: string | null
  openSessions: number
  hasFactor: boolean
  /** A reset that was asked for: it happens `at`, unless the customer has stopped it. */
  factorReset: { at: string; isStopped: boolean } | null
  /** When the account is deleted, as its owner asked; signing in before stops it. */
  deletionAt: string | null
  completedLessons: number
  quizzes: readonly QuizState[]
  certificate: OfficeCertificate | null
  feedback: { stars: number; at: string } | null
  notes: readonly CustomerNote[]
  openAlarms: readonly { id: string; title: string; todo: string }[]
  /** Staff, and whoever asks: shown, and not to be acted on. */
  isProtected: boolean
}

export const NOTE_MAX_CHARACTERS = 1000

export type CustomerNote = {
  id: string
  text: string
  author: string
  isOwn: boolean
  /** A day. */
  followUp: string | null
  at: string
}

export const storyKinds = ['money', 'mail', 'sign-in', 'learning', 'account', 'staff'] as const
export type StoryKind = (typeof storyKinds)[number]

export type StoryEvent = {
  id: string
  at: string
  kind: StoryKind
  text: string
  /** Who did it, when it was somebody of the team. */
  actor?: string
  reason?: string
  change?: Change
}

export type CustomerPayment = {
  id: string
  at: string
  paymentId: string | null
  sessionId: string
  amount: number
  currency: string
  state: 'active' | 'refunded' | 'disputed'
  email: string
  events: readonly { at: string; text: string; amount: number | null }[]
}

export type CustomerMail = {
  id: string
  at: string
  kind: string
  state: OfficeMail['state']
  attempts: number
  sentAt: string | null
}

export type CustomerAttempt = {
  id: string
  at: string
  lesson: number
  score: number
  /** Before the quiz was graded anew, where that has raised it. */
  firstScore: number | null
  total: number
  /** By its score; `verdict` is what the team decided about it. */
  isPassed: boolean
  verdict: AttemptVerdict | null
  answers: readonly { question: string; chosen: string; right: string; isRight: boolean }[]
}
