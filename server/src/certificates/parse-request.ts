import {
  type CertificateRequest,
  type DateRange,
  normalizeStudentName,
  validateCompletionDate,
  validateStudentName,
} from '@course/contract/certificates/certificates'
import { AppError } from '../platform/errors.ts'
import { certificateFonts } from './fonts.ts'

/** Name and date as they will be printed; throws when one of them cannot be. */
export function parseCertificateRequest(request: CertificateRequest, dates: DateRange): CertificateRequest {
  const studentName = normalizeStudentName(request.studentName)
  const { completionDate } = request
  const problem =
    validateStudentName(studentName) ??
    unsupportedLetters(studentName) ??
    validateCompletionDate(completionDate, dates)
  if (problem) throw new AppError('certificates.invalid', { text: problem })
  return { studentName, completionDate }
}

function unsupportedLetters(name: string): string | undefined {
  const letters = certificateFonts.unprintable(name)
  return letters
    ? `We can't print these characters: ${letters}. Please spell the name differently.`
    : undefined
}
