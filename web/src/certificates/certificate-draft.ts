import {
  type CertificateRequest,
  type DateRange,
  normalizeStudentName,
  validateCompletionDate,
  validateStudentName,
} from '@course/contract/certificates/certificates'

export type CertificateDraft = CertificateRequest

export type DraftProblems = { readonly [Field in keyof CertificateDraft]?: string }

export const normalizeDraft = (draft: CertificateDraft): CertificateDraft => ({
  ...draft,
  studentName: normalizeStudentName(draft.studentName),
})

/** Without `dates`, the date is not validated. */
export function validateDraft(draft: CertificateDraft, dates?: DateRange): DraftProblems {
  return {
    studentName: validateStudentName(normalizeStudentName(draft.studentName)),
    completionDate: dates && validateCompletionDate(draft.completionDate, dates),
  }
}

export const isValid = (problems: DraftProblems): boolean =>
  problems.studentName === undefined && problems.completionDate === undefined

/** Returns whether both would print the same. */
export function isSame(a: CertificateDraft, b: CertificateDraft): boolean {
  const [left, right] = [normalizeDraft(a), normalizeDraft(b)]
  return left.studentName === right.studentName && left.completionDate === right.completionDate
}

/** Uses the valid parts of the stored draft, and `start` for the rest. */
export function draftFrom(stored: unknown, start: CertificateDraft, dates?: DateRange): CertificateDraft {
  const { studentName, completionDate } =
    typeof stored === 'object' && stored !== null
      ? (stored as Partial<Record<keyof CertificateDraft, unknown>>)
      : {}
  const isDateValid =
    typeof completionDate === 'string' &&
    dates !== undefined &&
    validateCompletionDate(completionDate, dates) === undefined
  return {
    studentName: typeof studentName === 'string' ? studentName : start.studentName,
    completionDate: isDateValid ? completionDate : start.completionDate,
  }
}
