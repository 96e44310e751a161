import { dateInTimeZone } from '@course/contract/account/profile'
import {
  type CertificateRequest,
  type DateRange,
  learnerCorrections,
  type MissingRequirements,
  type RemainingCorrections,
} from '@course/contract/certificates/certificates'
import { type LessonId, lessonIds, totalLessons } from '@course/contract/lessons'
import { DAY_MS } from '../platform/clock.ts'
import { dayOf } from '../platform/days.ts'

/** Input of the certificate rules. `passedAt` has the time each quiz was first passed. */
export type Achievements = {
  isPaid: boolean
  completedLessons: number
  completedAt: string | null
  passedAt: ReadonlyMap<LessonId, string>
}

/** The requirements that are not met yet; undefined if all are met. */
export function findMissingRequirements({
  isPaid,
  completedLessons,
  passedAt,
}: Achievements): MissingRequirements | undefined {
  const quizzes = lessonIds().filter((lesson) => !passedAt.has(lesson))
  if (isPaid && completedLessons >= totalLessons() && quizzes.length === 0) return undefined
  return { payment: !isPaid, lessonsCompleted: completedLessons, quizzes }
}

/** When the last lesson was completed or the last quiz passed. */
export function finishedAt({ completedAt, passedAt }: Achievements): string {
  const timestamps = [...passedAt.values(), completedAt ?? '']
  return timestamps.reduce((latest, at) => (at > latest ? at : latest), '')
}

/**
 * Dates that may be printed: the learner's local dates. Without a time zone, any date that is current
 * somewhere on earth (UTC−12 to UTC+14).
 */
export const acceptedDates = (finished: string, now: Date, timeZone?: string): DateRange =>
  timeZone === undefined
    ? { earliest: dateAt(new Date(finished), -12), latest: latestDate(now) }
    : { earliest: dateInTimeZone(new Date(finished), timeZone), latest: dateInTimeZone(now, timeZone) }

/** Today in UTC+14, where a day begins first. */
export const latestDate = (now: Date): string => dateAt(now, 14)

const HOUR_MS = 3_600_000
const dateAt = (date: Date, offsetHours: number): string =>
  dayOf(new Date(date.getTime() + offsetHours * HOUR_MS))

/** Why a revision exists. */
export type RevisionReason = 'issued' | 'corrected by learner' | 'corrected by staff' | 'restored'

type History = readonly { reason: RevisionReason; issuedAt: string }[]

/**
 * The learner's remaining corrections: two within 30 days. `history` has every revision, the first one first. Staff may
 * always correct.
 */
export function correctionsLeft(history: History, now: Date): RemainingCorrections {
  const firstIssued = new Date(history[0]?.issuedAt ?? now)
  const until = new Date(firstIssued.getTime() + learnerCorrections.days * DAY_MS)
  const used = history.filter(({ reason }) => reason === 'corrected by learner').length
  const left = now < until ? Math.max(0, learnerCorrections.maximum - used) : 0
  return { left, until: until.toISOString() }
}

export const isSameCertificate = (a: CertificateRequest, b: CertificateRequest): boolean =>
  a.studentName === b.studentName && a.completionDate === b.completionDate
