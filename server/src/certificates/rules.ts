import { dayIn } from '@course/contract/account/profile'
import {
  type DateRange,
  learnerCorrections,
  type MissingRequirements,
  type RemainingCorrections,
} from '@course/contract/certificates/certificates'
import { type LessonId, lessonIds, totalLessons } from '@course/contract/lessons'

/** Input of the certificate rules. `passedOn` has the time each quiz was first passed. */
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
  return moments.reduce((latest, at) => (at > latest ? at : latest), '')
}

/**
 * Dates that may be printed: the learner's local dates. Without a time zone, any date that is current
 * somewhere on earth (UTC−12 to UTC+14).
 */
export const acceptedDates = (finished: string, now: Date, timeZone?: string): DateRange =>
  timeZone === undefined
    ? { earliest: dayAt(new Date(finished), -12), latest: latestDate(now) }
    : { earliest: dayIn(new Date(finished), timeZone), latest: dayIn(now, timeZone) }

/** Today in the zone where a day begins first. */
export const latestDate = (now: Date): string => dayAt(now, 14)

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const dayAt = (date: Date, offsetHours: number): string =>
  new Date(date.getTime() + offsetHours * HOUR_MS).toISOString().slice(0, 10)

/** Why a revision exists. */
export type RevisionReason = 'issued' | 'corrected by learner' | 'corrected by staff' | 'restored'

type History = readonly { reason: RevisionReason; issuedAt: string }[]

/** What the learner may still correct, given every revision from the first one on. */
export function correctionsLeft(history: History, now: Date): RemainingCorrections {
  const firstIssued = new Date(history[0]?.issuedAt ?? now)
  const until = new Date(firstIssued.getTime() + learnerCorrections.days * DAY_MS)
  const used = history.filter(({ reason }) => reason === 'corrected by learner').length
  const left = now < until ? Math.max(0, learnerCorrections.maximum - used) : 0
  return { left, until: until.toISOString() }
}

/** Staff may always correct a certificate, the learner twice within 30 days. */
export const mayCorrect = (by: 'learner' | 'staff', history: History, now: Date): boolean =>
  by === 'staff' || correctionsLeft(history, now).left > 0
