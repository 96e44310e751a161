import type { LessonId } from '../lessons.ts'

const studentNameMaxLength = 100

/** How often, and for how long after the issue, learners may correct name and date themselves. */
export const learnerCorrections = { maximum: 2, days: 30 } as const

/** What a certificate says in its current revision; earlier revisions count as replaced. */
export type Certificate = {
  /** Printed on it; cannot be guessed, and stays the same in every revision. */
  number: string
  /** 1 when it is issued, one more with every correction. */
  revision: number
  studentName: string
  /** A day, `2026-11-15`. */
  completionDate: string
  /** When this revision was issued. */
  issuedAt: string
}

/** The administrator's preview: looks like a certificate, is marked as a specimen and has no number. */
export type Specimen = { studentName: string; completionDate: string }

/** What the function `certificate` answers. `finishedAt` is the moment at which the last requirement was met. */
export type CertificateState =
  | IssuedCertificate
  | { state: 'ready'; finishedAt: string }
  | { state: 'unfinished'; missing: MissingRequirements }
  | { state: 'specimen' }
  /** Withdrawn by staff. After a refund the state is `unfinished` again. */
  | { state: 'withdrawn'; number: string; withdrawnAt: string }

/** What `issue-certificate`, `correct-certificate`, `ask-correction` and `certificate-privacy` answer too. */
export type IssuedCertificate = {
  state: 'issued'
  certificate: Certificate
  /** Whether its public page shows no details. */
  isPrivate: boolean
  issuer: string
  /** Its public page, whole, and the same as a QR code: an SVG path at its place on the sheet. */
  address: string
  qr: string
  finishedAt: string
  corrections: RemainingCorrections
  /** What the learner asked staff to correct last; null when nothing was asked for. */
  request: CorrectionRequest | null
}

/** A correction the learner can no longer make alone, and its outcome. */
export type CorrectionRequest = CertificateRequest & {
  note: string
  requestedAt: string
  state: 'open' | 'made' | 'declined'
  decidedAt: string | null
  /** Why it was declined. */
  answer: string
}

export const CORRECTION_NOTE_MAX_CHARACTERS = 500

/** How many corrections the learner has left, and until when. */
export type RemainingCorrections = { left: number; until: string }

export type MissingRequirements = {
  payment: boolean
  lessonsCompleted: number
  quizzes: readonly LessonId[]
}

/** Body of the function `issue-certificate`. */
export type CertificateRequest = { studentName: string; completionDate: string }

/** Body of the function `correct-certificate`; `revision` is the one that is to be replaced. */
export type SelfCorrection = CertificateRequest & { revision: number }

/** The name as it will be printed: one line, single spaces, composed letters. */
export const normalizeStudentName = (value: string): string =>
  value.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** What is wrong with a normalized name, if anything. */
export function validateStudentName(name: string, field = 'Student Name'): string | undefined {
  if (name === '') return `${field} is required`
  if ([...name].length > studentNameMaxLength) {
    return `${field} must be no more than ${studentNameMaxLength} characters`
  }
  // Controls, private use and unassigned characters, and marks that turn the direction of text around.
  if (/[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(name)) return `${field} format is invalid`
  return undefined
}

/** The days that a completion date may be; a specimen has no first one. */
export type DateRange = { earliest?: string; latest: string }

/** What is wrong with a completion date, if anything. Days are compared as text, which orders them by time. */
export function validateCompletionDate(date: string, { earliest, latest }: DateRange): string | undefined {
  if (date === '') return 'Completion Date is required'
  if (!isDay(date)) return 'Completion Date format is invalid'
  if (earliest && date < earliest)
    return `Completion Date cannot be before ${formatLongDate(earliest)}, when you finished the course`
  if (date > latest) return 'Completion Date cannot be in the future'
  return undefined
}

function isDay(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
}

let dateFormat: Intl.DateTimeFormat | undefined

/** A day as it is printed: November 15, 2026. */
export function formatLongDate(day: string): string {
  // Made when it is needed, for it takes long to load.
  dateFormat ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return dateFormat.format(new Date(`${day}T00:00:00Z`))
}
