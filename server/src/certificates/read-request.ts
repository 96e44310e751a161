import {
  type CertificateRequest,
  completionDateProblem,
  type DateRange,
  normalizeStudentName,
  studentNameProblem,
} from '@course/contract/certificates/certificates'
import { AppError } from '../platform/errors.ts'
import { certificateFonts } from './fonts.ts'

/** Name and date as they will be printed; throws when one of them cannot be. */
export function readRequest(request: CertificateRequest, dates: DateRange): CertificateRequest {
  const studentName = normalizeStudentName(request.studentName)
  const { completionDate } = request
  const problem =
    studentNameProblem(studentName) ??
    letterProblem(studentName) ??
    completionDateProblem(completionDate, dates)
  if (problem) throw new AppError('certificates.refused', { text: problem })
  return { studentName, completionDate }
}

function letterProblem(name: string): string | undefined {
  const letters = certificateFonts.unprintable(name)
  return letters
    ? `We cannot print these characters: ${letters}. Please write the name in other letters.`
    : undefined
}
