import type { CertificateRequest, IssuedCertificate } from '@course/contract/certificates/certificates'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { certificateStateWithoutQr, issuedState } from './certificate-state.ts'
import { saveCorrectionRequest } from './correction-requests.ts'
import { parseCertificateRequest } from './parse-request.ts'
import { latestDate } from './rules.ts'

/**
 * Requests a correction from staff once self-service corrections are used up. Any past date is allowed; staff
 * decide.
 */
export async function requestCorrection(
  site: Site,
  caller: Caller & { role: 'user' },
  { note, ...request }: CertificateRequest & { note: string },
): Promise<IssuedCertificate> {
  const status = await certificateStateWithoutQr(site, caller)
  if (status.state === 'withdrawn') throw new AppError('certificates.withdrawn')
  if (status.state !== 'issued') throw new AppError('certificates.not_issued')
  if (status.corrections.left > 0) throw new AppError('certificates.self_correctable')
  const correction = parseCertificateRequest(request, { latest: latestDate(site.clock.now()) })
  const { studentName, completionDate, number } = status.certificate
  if (correction.studentName === studentName && correction.completionDate === completionDate)
    throw new AppError('certificates.invalid', { text: 'Your certificate already says this' })
  await saveCorrectionRequest(site.db, site.clock, number, { ...correction, note })
  return issuedState(site, caller)
}
