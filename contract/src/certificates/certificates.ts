import { formatLongDate } from '@course/content/site/format'
import { certificateCopy } from '@course/content/site/pages/certificate'
import { validationCopy } from '@course/content/site/validation'
import { passMarkPercent } from '../learning/quizzes.ts'
import { type LessonId, totalLessons } from '../lessons.ts'

const studentNameMaxLength = 100

/** How often, and for how many days after it was issued, learners can correct name and date themselves. */
export const learnerCorrections = { maximum: 2, days: 30 } as const

/** What a graduate of the course has done, as printed below its name. */
export const courseDetail = (): string => certificateCopy.detail(totalLessons(), passMarkPercent())

/** The current revision of a certificate. It replaces earlier revisions. */
export type Certificate = {
  /** The printed number. It is random and the same in every revision. */
  number: string
  /** Starts at 1 and increases with every correction. */
  revision: number
  studentName: string
  /** A date, `2026-11-15`. */
  completionDate: string
  /** When this revision was issued. */
  issuedAt: string
}

/** The administrator's preview: looks like a certificate, is marked as a specimen and has no number. */
export type Specimen = { studentName: string; completionDate: string }

/** Response of the function `certificate`. `finishedAt` is when the last requirement was met. */
export type CertificateState =
  | IssuedCertificate
  | { state: 'ready'; finishedAt: string }
  | { state: 'unfinished'; missing: MissingRequirements }
  | { state: 'specimen' }
  /** Withdrawn by staff. After a refund the state is `unfinished` again. */
  | { state: 'withdrawn'; number: string; withdrawnAt: string }

/** Also the response of `issue-certificate`, `correct-certificate`, `ask-correction` and `certificate-privacy`. */
export type IssuedCertificate = {
  state: 'issued'
  certificate: Certificate
  /** Whether the public page hides the details. */
  isPrivate: boolean
  issuer: string
  /** Absolute URL of the public page. `qr` is the same as an SVG path, positioned on the sheet. */
  url: string
  qr: string
  finishedAt: string
  corrections: RemainingCorrections
  /** The learner's latest correction request to staff, if any. */
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

/** Corrections that the learner can still make, and the deadline. */
export type RemainingCorrections = { left: number; until: string }

export type MissingRequirements = {
  payment: boolean
  lessonsCompleted: number
  quizzes: readonly LessonId[]
}

/** Body of the function `issue-certificate`. */
export type CertificateRequest = { studentName: string; completionDate: string }

/** Body of the function `correct-certificate`. `revision` is the revision to replace. */
export type SelfCorrection = CertificateRequest & { revision: number }

/** Normalizes a name for printing: one line, single spaces, composed letters. */
export const normalizeStudentName = (value: string): string =>
  value.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** Returns the error message to show for a normalized name, or undefined. */
export function validateStudentName(
  name: string,
  field: string = validationCopy.fields.studentName,
): string | undefined {
  if (name === '') return validationCopy.required(field)
  if ([...name].length > studentNameMaxLength) {
    return validationCopy.tooLong(field, studentNameMaxLength)
  }
  // Control, private-use and unassigned characters, and marks that override the text direction.
  if (/[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(name))
    return validationCopy.badFormat(field)
  return undefined
}

/** Allowed completion dates. A specimen has no earliest date. */
export type DateRange = { earliest?: string; latest: string }

/** Returns the error message to show for a completion date, or undefined. ISO dates compare as text. */
export function validateCompletionDate(date: string, { earliest, latest }: DateRange): string | undefined {
  if (date === '') return validationCopy.required(validationCopy.fields.completionDate)
  if (!isIsoDate(date)) return validationCopy.badFormat(validationCopy.fields.completionDate)
  if (earliest && date < earliest) return validationCopy.beforeFinished(formatLongDate(earliest))
  if (date > latest) return validationCopy.inFuture
  return undefined
}

function isIsoDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}
