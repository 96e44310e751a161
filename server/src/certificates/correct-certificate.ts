import type { IssuedCertificate, SelfCorrection } from '@course/contract/certificates/certificates'
import { accountById, profileOfAccount } from '../auth/index.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { certificateStateWithoutQr, issuedState } from './certificate-state.ts'
import { parseCertificateRequest } from './parse-request.ts'
import { acceptedDates, mayCorrect } from './rules.ts'
import { insertRevision, listRevisions, lockCertificate } from './store.ts'

/** Adds a revision. Sending the values it already has is not a correction. */
export async function correctCertificate(
  site: Site,
  caller: Caller & { role: 'user' },
  request: SelfCorrection,
): Promise<IssuedCertificate> {
  const status = await certificateStateWithoutQr(site, caller)
  if (status.state === 'withdrawn') throw new AppError('certificates.withdrawn')
  if (status.state !== 'issued') throw new AppError('certificates.not_issued')
  const now = site.clock.now()
  const account = await accountById(site.db, caller.userId)
  // An issued date stays valid, even if the holder's time zone has changed since.
  const isSameDate = request.completionDate === status.certificate.completionDate
  const timeZone = isSameDate || !account ? undefined : profileOfAccount(account).timeZone
  const accepted = parseCertificateRequest(request, acceptedDates(status.finishedAt, now, timeZone))
  // Past revisions never change, so a check made here still holds when the next revision is inserted.
  const revisions = await listRevisions(site.db, caller.userId)
  const current = revisions.at(-1)
  if (!current) throw new AppError('certificates.not_issued')
  if (current.studentName === accepted.studentName && current.completionDate === accepted.completionDate)
    return issuedState(site, caller)
  if (current.revision !== request.revision) throw new AppError('certificates.conflict')
  if (!mayCorrect('learner', revisions, now)) throw new AppError('certificates.locked')
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
  return issuedState(site, caller)
}
