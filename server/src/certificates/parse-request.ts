import { validationCopy } from '@course/content/site/validation'
import {
  type CertificateRequest,
  type DateRange,
  normalizeStudentName,
  validateCompletionDate,
  validateStudentName,
} from '@course/contract/certificates/certificates'
import { AppError } from '../platform/errors.ts'
import { certificateFonts } from './fonts.ts'

/** Normalizes and validates name and date; throws if one of them cannot be printed. */
export function parseCertificateRequest(request: CertificateRequest, dates: DateRange): CertificateRequest {
  const studentName = normalizeStudentName(request.studentName)
  const { completionDate } = request
  const problem =
    validateStudentName(studentName) ??
    unprintableMessage(studentName) ??
    validateCompletionDate(completionDate, dates)
  if (problem) throw new AppError('certificates.invalid', { text: problem })
  return { studentName, completionDate }
}

function unprintableMessage(name: string): string | undefined {
  const unprintable = certificateFonts.findUnprintable(name)
  return unprintable ? validationCopy.unprintable(unprintable) : undefined
}
