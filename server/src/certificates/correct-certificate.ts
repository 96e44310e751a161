import { validationCopy } from '@course/content/site/validation'
import type { CertificateRequest, SelfCorrection } from '@course/contract/certificates/certificates'
import { findAccount, profileOfAccount } from '../auth/index.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { User } from '../platform/tokens.ts'
import { loadStateWithoutQr, requireIssued } from './certificate-state.ts'
import { saveCorrectionRequest } from './correction-requests.ts'
import { parseCertificateRequest } from './parse-request.ts'
import { acceptedDates, correctionsLeft, isSameCertificate, latestDate } from './rules.ts'
import { insertRevision, listRevisions, lockCertificate } from './store.ts'

/** Adds a revision. Sending the values it already has is not a correction. */
export async function correctCertificate(site: Site, caller: User, request: SelfCorrection): Promise<void> {
  const { certificate, finishedAt } = await requireCorrectable(site, caller)
  const now = site.clock.now()
  const account = await findAccount(site.db, caller.userId)
  // An issued date stays valid, even if the holder's time zone has changed since.
  const isSameDate = request.completionDate === certificate.completionDate
  const timeZone = isSameDate || !account ? undefined : profileOfAccount(account).timeZone
  const accepted = parseCertificateRequest(request, acceptedDates(finishedAt, now, timeZone))
  // Past revisions never change, so a check made here still holds when the next revision is inserted.
  const revisions = await listRevisions(site.db, caller.userId)
  const current = revisions.at(-1)
  if (!current) throw new AppError('certificates.not_issued')
  if (isSameCertificate(current, accepted)) return
  if (current.revision !== request.revision) throw new AppError('certificates.conflict')
  if (correctionsLeft(revisions, now).left === 0) throw new AppError('certificates.locked')
  const added = await site.db.transaction().execute(async (trx) => {
    if ((await lockCertificate(trx, current.number))?.withdrawn_at)
      throw new AppError('certificates.withdrawn')
    return insertRevision(trx, site.clock, {
      ...accepted,
      number: current.number,
      revision: current.revision + 1,
      reason: 'corrected by learner',
    })
  })
  if (!added) throw new AppError('certificates.conflict')
}

/**
 * Requests a correction from staff once self-service corrections are used up. Any past date is allowed; staff
 * decide.
 */
export async function requestCorrection(
  site: Site,
  caller: User,
  { note, ...request }: CertificateRequest & { note: string },
): Promise<void> {
  const { certificate, corrections } = await requireCorrectable(site, caller)
  if (corrections.left > 0) throw new AppError('certificates.self_correctable')
  const correction = parseCertificateRequest(request, { latest: latestDate(site.clock.now()) })
  if (isSameCertificate(certificate, correction))
    throw new AppError('certificates.invalid', { text: validationCopy.sameCertificate })
  await saveCorrectionRequest(site.db, site.clock, certificate.number, { ...correction, note })
}

async function requireCorrectable(site: Site, caller: User) {
  const status = await loadStateWithoutQr(site, caller)
  if (status.state === 'withdrawn') throw new AppError('certificates.withdrawn')
  return requireIssued(status)
}
