import { certificatePath } from '@course/contract/certificates/certificate-check'
import { qrBox } from '@course/contract/certificates/certificate-drawing'
import type { CertificateState, IssuedCertificate } from '@course/contract/certificates/certificates'
import { hasAccess } from '../access/index.ts'
import { AppError } from '../platform/errors.ts'
import { qrCodePath } from '../platform/rendering/qr-code.ts'
import type { Site } from '../platform/site.ts'
import type { User } from '../platform/tokens.ts'
import { findCompletion } from '../progress/index.ts'
import { findFirstPasses } from '../quizzes/index.ts'
import { findCorrectionRequest } from './correction-requests.ts'
import { issuerName } from './course-text.ts'
import { type Achievements, correctionsLeft, findMissingRequirements, finishedAt } from './rules.ts'
import { findCertificate, listRevisionsByNumber } from './store.ts'
import { syncCertificateStatus } from './sync-certificate-status.ts'

/** The state without its QR code, which takes 2 ms of the event loop to compute. */
type StateWithoutQr = Exclude<CertificateState, IssuedCertificate> | Omit<IssuedCertificate, 'qr'>

/**
 * The learner's certificate, or what is missing for one. An administrator who has not bought the course gets a
 * specimen.
 */
export async function loadStateWithoutQr(site: Site, caller: User): Promise<StateWithoutQr> {
  const row = await syncCertificateStatus(site, await findCertificate(site.db, caller.userId))
  const [achievements, revisions] = await Promise.all([
    loadAchievements(site, caller.userId),
    row ? listRevisionsByNumber(site.db, row.number) : [],
  ])
  if (!achievements.isPaid && (await site.isAdministrator(caller))) return { state: 'specimen' }
  // After a refund the learner loses access to the certificate, but its record stays.
  const current = revisions.at(-1)
  if (row?.withdrawn_at && achievements.isPaid)
    return { state: 'withdrawn', number: row.number, withdrawnAt: row.withdrawn_at }
  if (row && current && achievements.isPaid) {
    const { reason: _reason, ...certificate } = current
    const url = site.config.siteUrl + certificatePath(certificate.number)
    return {
      state: 'issued',
      certificate,
      isPrivate: row.is_private === 1,
      issuer: issuerName(site.config),
      url,
      finishedAt: finishedAt(achievements),
      corrections: correctionsLeft(revisions, site.clock.now()),
      request: (await findCorrectionRequest(site.db, row.number)) ?? null,
    }
  }
  const missing = findMissingRequirements(achievements)
  return missing ? { state: 'unfinished', missing } : { state: 'ready', finishedAt: finishedAt(achievements) }
}

/** The state with the QR code, for the web app. */
export async function loadCertificateState(site: Site, caller: User): Promise<CertificateState> {
  const status = await loadStateWithoutQr(site, caller)
  return status.state === 'issued' ? { ...status, qr: qrCodePath(status.url, qrBox) } : status
}

export function requireIssued(status: StateWithoutQr): Omit<IssuedCertificate, 'qr'> {
  if (status.state !== 'issued') throw new AppError('certificates.not_issued')
  return status
}

/** From the server's own records, never from the request. */
async function loadAchievements(site: Site, userId: string): Promise<Achievements> {
  const [isPaid, completion, passedAt] = await Promise.all([
    hasAccess(site.db, userId),
    findCompletion(site.db, userId),
    findFirstPasses(site.db, userId),
  ])
  return {
    isPaid,
    completedLessons: completion?.completed_lessons ?? 0,
    completedAt: completion?.completed_at ?? null,
    passedAt,
  }
}
