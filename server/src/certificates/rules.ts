import { dayIn } from '@course/contract/account/profile'
import {
  type Corrections,
  type DateRange,
  learnerCorrections,
  type MissingRequirements,
} from '@course/contract/certificates/certificates'
import { type LessonId, lessonIds, totalLessons } from '@course/contract/lessons'

/** What decides about a certificate. `passedOn` holds the moment at which each quiz was first passed. */
export type Achievements = {
  isPaid: boolean
  completedLessons: number
  completedAt: string | null
  passedOn: ReadonlyMap<LessonId, string>
}

/** What is still missing, or undefined when nothing is. */
export function missingFor({
  isPaid,
  completedLessons,
  passedOn,
}: Achievements): MissingRequirements | undefined {
  const quizzes = lessonIds.filter((lesson) => !passedOn.has(lesson))
  if (isPaid && completedLessons >= totalLessons && quizzes.length === 0) return undefined
  return { payment: !isPaid, lessonsCompleted: completedLessons, quizzes }
}

/** The moment at which the last of it was achieved. */
export function finishedAt({ completedAt, passedOn }: Achievements): string {
  const moments = [...passedOn.values(), completedAt ?? '']
  return moments.reduce((latest, moment) => (moment > latest ? moment : latest), '')
}

/**
 * The days that may be printed. The learner's own day counts, wherever they live. Who has chosen no time zone may be
 * anywhere: at any moment the calendar shows another day in the zone that is furthest behind UTC (12 hours) and in the
 * one that is furthest ahead (14 hours).
 */
export const acceptedDates = (finished: string, now: Date, timeZone?: string): DateRange =>
  timeZone === undefined
    ? { earliest: dayAt(new Date(finished), -12), latest: latestDate(now) }
    : { earliest: dayIn(new Date(finished), timeZone), latest: dayIn(now, timeZone) }

/** Today in the zone where a day begins first. */
export const latestDate = (now: Date): string => dayAt(now, 14)

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const dayAt = (moment: Date, offsetHours: number): string =>
  new Date(moment.getTime() + offsetHours * HOUR_MS).toISOString().slice(0, 10)

/** Why a revision exists. */
export type RevisionReason = 'issued' | 'corrected by learner' | 'corrected by staff' | 'restored'

type History = readonly { reason: RevisionReason; issuedAt: string }[]

/** What the learner may still correct, given every revision from the first one on. */
export function correctionsLeft(history: History, now: Date): Corrections {
  const firstIssued = new Date(history[0]?.issuedAt ?? now)
  const until = new Date(firstIssued.getTime() + learnerCorrections.days * DAY_MS)
  const used = history.filter(({ reason }) => reason === 'corrected by learner').length
  const left = now < until ? Math.max(0, learnerCorrections.maximum - used) : 0
  return { left, until: until.toISOString() }
}

/** Staff may always correct a certificate, the learner twice within 30 days. */
export const mayCorrect = (by: 'learner' | 'staff', history: History, now: Date): boolean =>
  by === 'staff' || correctionsLeft(history, now).left > 0
