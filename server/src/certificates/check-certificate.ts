import {
  type CheckedCertificate,
  readCertificateNumber,
} from '@course/contract/certificates/certificate-check'
import { nowIso } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'
import { certificateByNumber, type Revision, revisionsOfNumber } from './store.ts'
import { syncCertificateStatus } from './sync-certificate-status.ts'

/** Public view of a certificate by number. Never contains an email, scores, reasons or earlier names. */
export async function checkCertificate(site: Site, typed: string): Promise<CheckedCertificate> {
  const number = readCertificateNumber(typed)
  const found = number && (await certificateByNumber(site.db, number))
  if (!found) return { state: 'unknown' }
  await syncCertificateStatus(site, found)
  const certificate = (await certificateByNumber(site.db, found.number)) ?? found
  const about = { number: found.number, checkedAt: nowIso(site.clock) }
  if (certificate.withdrawn_at)
    return { ...about, state: 'withdrawn', withdrawnOn: certificate.withdrawn_at.slice(0, 10) }
  const revisions = await revisionsOfNumber(site.db, found.number)
  const current = revisions.at(-1)
  // Of somebody who was erased only the number is left.
  if (!current || certificate.is_private) return { ...about, state: 'private' }
  return {
    ...about,
    state: 'valid',
    studentName: current.studentName,
    completionDate: current.completionDate,
    issuedOn: certificate.issued_at.slice(0, 10),
    issuer: site.config.issuerName,
    correction: lastCorrection(revisions),
  }
}

/** What was changed last, and when. */
function lastCorrection(revisions: readonly Revision[]) {
  const index = revisions.findLastIndex(({ reason }) => reason.startsWith('corrected'))
  const [corrected, before] = [revisions[index], revisions[index - 1]]
  if (!corrected || !before) return null
  const isName = corrected.studentName !== before.studentName
  return { on: corrected.issuedAt.slice(0, 10), of: isName ? ('name' as const) : ('date' as const) }
}
