import type { CertificateState, IssuedCertificate } from '@course/contract/certificates/certificates'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { achievementsOf } from './achievements.ts'
import { findCorrectionRequest } from './correction-requests.ts'
import { certificateUrl, qrPath } from './qr-code.ts'
import { correctionsLeft, finishedAt, missingFor } from './rules.ts'
import { certificateOf, revisionsOf } from './store.ts'
import { syncCertificateStatus } from './sync-certificate-status.ts'

type Learner = Caller & { role: 'user' }
/** The state without its QR code, which takes 2 ms of the event loop to compute. */
type KnownState = Exclude<CertificateState, IssuedCertificate> | Omit<IssuedCertificate, 'qr'>

/** What the learner has, may have, or still misses. An administrator who has not bought the course gets a specimen. */
export async function certificateStateWithoutQr(site: Site, caller: Learner): Promise<KnownState> {
  await syncCertificateStatus(site, await certificateOf(site.db, caller.userId))
  const [achievements, row, revisions] = await Promise.all([
    achievementsOf(site, caller.userId),
    certificateOf(site.db, caller.userId),
    revisionsOf(site.db, caller.userId),
  ])
  if (!achievements.isPaid && (await site.isAdministrator(caller))) return { state: 'specimen' }
  // A refund ends access to the certificate too; the record of it stays.
  const current = revisions.at(-1)
  if (row?.withdrawn_at && achievements.isPaid)
    return { state: 'withdrawn', number: row.number, withdrawnAt: row.withdrawn_at }
  if (row && current && achievements.isPaid) {
    const { reason: _reason, ...certificate } = current
    const address = certificateUrl(site, certificate.number)
    return {
      state: 'issued',
      certificate,
      isPrivate: row.is_private === 1,
      issuer: site.config.issuerName,
      address,
      finishedAt: finishedAt(achievements),
      corrections: correctionsLeft(revisions, site.clock.now()),
      request: (await findCorrectionRequest(site.db, row.number)) ?? null,
    }
  }
  const missing = missingFor(achievements)
  return missing ? { state: 'unfinished', missing } : { state: 'ready', finishedAt: finishedAt(achievements) }
}

/** The same with the QR code, for the screen. */
export async function certificateState(site: Site, caller: Learner): Promise<CertificateState> {
  const known = await certificateStateWithoutQr(site, caller)
  return known.state === 'issued' ? { ...known, qr: qrPath(known.address) } : known
}

/** The same right after a certificate was issued or corrected. */
export async function issuedState(site: Site, caller: Learner): Promise<IssuedCertificate> {
  const known = await certificateState(site, caller)
  if (known.state !== 'issued') throw new Error('a certificate vanished while it was issued')
  return known
}
