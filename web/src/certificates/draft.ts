import {
  type CertificateRequest,
  type DateRange,
  normalizeStudentName,
  validateCompletionDate,
  validateStudentName,
} from '@course/contract/certificates/certificates'

export type Draft = CertificateRequest

export type DraftProblems = { readonly [Field in keyof Draft]?: string }

export const normalizeDraft = (draft: Draft): Draft => ({
  ...draft,
  studentName: normalizeStudentName(draft.studentName),
})

/** Without `dates`, the date is not validated. */
export function validateDraft(draft: Draft, dates?: DateRange): DraftProblems {
  return {
    studentName: validateStudentName(normalizeStudentName(draft.studentName)),
    completionDate: dates && validateCompletionDate(draft.completionDate, dates),
  }
}

export const isValid = (problems: DraftProblems): boolean =>
  problems.studentName === undefined && problems.completionDate === undefined

/** Returns whether both would print the same. */
export function isSame(a: Draft, b: Draft): boolean {
  const [left, right] = [normalizeDraft(a), normalizeDraft(b)]
  return left.studentName === right.studentName && left.completionDate === right.completionDate
}

/** Uses the valid parts of the stored draft, and `start` for the rest. */
export function draftFrom(stored: unknown, start: Draft, dates?: DateRange): Draft {
  const { studentName, completionDate } =
    typeof stored === 'object' && stored !== null ? (stored as Partial<Record<keyof Draft, unknown>>) : {}
  const isDateValid =
    typeof completionDate === 'string' &&
    dates !== undefined &&
    validateCompletionDate(completionDate, dates) === undefined
  return {
    studentName: typeof studentName === 'string' ? studentName : start.studentName,
    completionDate: isDateValid ? completionDate : start.completionDate,
  }
}
