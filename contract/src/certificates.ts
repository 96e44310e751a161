import type { LessonId } from './lessons.ts'

export const studentNameMaxLength = 100

/** A certificate as it was issued; what it says never changes afterwards. */
export type Certificate = {
  /** Printed on it; cannot be guessed. */
  id: string
  studentName: string
  /** A day, `2026-11-15`. */
  completionDate: string
  issuedAt: string
}

/** What the function `certificate` answers. */
export type CertificateState =
  | { state: 'issued'; certificate: Certificate }
  /** May be issued now, with a date from `earliestDate` (the day the course was really finished) to `latestDate`. */
  | { state: 'ready'; earliestDate: string; latestDate: string }
  | { state: 'unfinished'; missing: Missing }

export type Missing = { payment: boolean; lessonsCompleted: number; quizzes: readonly LessonId[] }

/** Body of the function `issue-certificate`. */
export type CertificateRequest = { studentName: string; completionDate: string }

/** The name as it will be printed: one line, single spaces, composed letters. */
export const tidyStudentName = (value: string): string => value.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** What is wrong with a tidied name, if anything. */
export function studentNameProblem(name: string): string | undefined {
  if (name === '') return 'Student Name is required'
  if ([...name].length > studentNameMaxLength) {
    return `Student Name must be no more than ${studentNameMaxLength} characters`
  }
  // Controls, private use and unassigned characters, and marks that turn the direction of text around.
  if (/[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(name))
    return 'Student Name format is invalid'
  return undefined
}

/** What is wrong with a completion date, if anything. Days are compared as text, which orders them by time. */
export function completionDateProblem(date: string, earliest: string, latest: string): string | undefined {
  if (date === '') return 'Completion Date is required'
  if (!isDay(date)) return 'Completion Date format is invalid'
  if (date < earliest)
    return `Completion Date cannot be before ${longDate(earliest)}, when you finished the course`
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
export function longDate(day: string): string {
  // Made when it is needed, for it takes long to load.
  dateFormat ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return dateFormat.format(new Date(`${day}T00:00:00Z`))
}
