import type { CertificateRequest, IssuedCertificate } from '@course/contract/certificates/certificates'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { issuedState, knownState } from './certificate-state.ts'
import { saveCorrectionAsked } from './correction-requests.ts'
import { readRequest } from './read-request.ts'
import { latestDate } from './rules.ts'

/** Asks staff for what the learner may not correct alone any more. Any day of the past may be asked for: staff judge. */
export async function askCorrection(
  site: Site,
  caller: Caller & { role: 'user' },
  { note, ...request }: CertificateRequest & { note: string },
): Promise<IssuedCertificate> {
  const known = await knownState(site, caller)
  if (known.state === 'withdrawn') throw new AppError('certificates.withdrawn')
  if (known.state !== 'issued') throw new AppError('certificates.not_issued')
  if (known.corrections.left > 0) throw new AppError('certificates.correctable')
  const said = readRequest(request, { latest: latestDate(site.clock.now()) })
  const { studentName, completionDate, number } = known.certificate
  if (said.studentName === studentName && said.completionDate === completionDate)
    throw new AppError('certificates.refused', { text: 'This is what your certificate says' })
  await saveCorrectionAsked(site.db, site.clock, number, { ...said, note })
  return issuedState(site, caller)
}
