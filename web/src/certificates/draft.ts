import {
  type CertificateRequest,
  completionDateProblem,
  studentNameProblem,
  tidyStudentName,
} from '@course/contract/certificates'

/** The days a certificate may carry. */
export type Days = { earliestDate: string; latestDate: string }

/** Name and date as they are being chosen, until the certificate is issued. */
export type Draft = CertificateRequest

export type DraftProblems = { readonly [Field in keyof Draft]?: string }

export function problemsOf(draft: Draft, { earliestDate, latestDate }: Days): DraftProblems {
  return {
    studentName: studentNameProblem(tidyStudentName(draft.studentName)),
    completionDate: completionDateProblem(draft.completionDate, earliestDate, latestDate),
  }
}

export const isFlawless = (problems: DraftProblems): boolean =>
  problems.studentName === undefined && problems.completionDate === undefined

/** What was kept, as far as it can be used; without a date of one's own it is the day the course was finished. */
export function draftFrom(kept: unknown, days: Days): Draft {
  const { studentName, completionDate } =
    typeof kept === 'object' && kept !== null ? (kept as Partial<Record<keyof Draft, unknown>>) : {}
  const isUsable =
    typeof completionDate === 'string' &&
    completionDateProblem(completionDate, days.earliestDate, days.latestDate) === undefined
  return {
    studentName: typeof studentName === 'string' ? studentName : '',
    completionDate: isUsable ? completionDate : days.earliestDate,
  }
}
