import {
  type CheckedCertificate,
  parseCertificateNumber,
} from '@course/contract/certificates/certificate-check'
import { nowIso } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'
import { issuerName } from './course-text.ts'
import { findCertificateByNumber, listRevisionsByNumber, type Revision } from './store.ts'
import { syncCertificateStatus } from './sync-certificate-status.ts'

/** Public view of a certificate by number. Never contains an email, scores, reasons or earlier names. */
export async function checkCertificate(site: Site, input: string): Promise<CheckedCertificate> {
  const number = parseCertificateNumber(input)
  const found = number === undefined ? undefined : await findCertificateByNumber(site.db, number)
  const certificate = await syncCertificateStatus(site, found)
  if (!certificate) return { state: 'unknown' }
  const common = { number: certificate.number, checkedAt: nowIso(site.clock) }
  if (certificate.withdrawn_at)
    return { ...common, state: 'withdrawn', withdrawnOn: certificate.withdrawn_at.slice(0, 10) }
  const revisions = await listRevisionsByNumber(site.db, certificate.number)
  const current = revisions.at(-1)
  // After erasure only the number is left.
  if (!current || certificate.is_private) return { ...common, state: 'private' }
  return {
    ...common,
    state: 'valid',
    studentName: current.studentName,
    completionDate: current.completionDate,
    issuedOn: certificate.issued_at.slice(0, 10),
    issuer: issuerName(site.config),
    correction: lastCorrection(revisions),
  }
}

/** The date of the last correction, and whether it changed the name or the date. */
function lastCorrection(revisions: readonly Revision[]) {
  const index = revisions.findLastIndex(({ reason }) => reason.startsWith('corrected'))
  const [corrected, before] = [revisions[index], revisions[index - 1]]
  if (!corrected || !before) return null
  const isName = corrected.studentName !== before.studentName
  return { on: corrected.issuedAt.slice(0, 10), of: isName ? ('name' as const) : ('date' as const) }
}
