import type { IssuedCertificate, SelfCorrection } from '@course/contract/certificates/certificates'
import { accountById, profileOfAccount } from '../auth/index.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { certificateStateWithoutQr, issuedState } from './certificate-state.ts'
import { parseCertificateRequest } from './parse-request.ts'
import { acceptedDates, mayCorrect } from './rules.ts'
import { insertRevision, lockCertificate, revisionsOf } from './store.ts'

/** Adds a revision. Sending the values it already has is not a correction. */
export async function correctCertificate(
  site: Site,
  caller: Caller & { role: 'user' },
  request: SelfCorrection,
): Promise<IssuedCertificate> {
  const known = await certificateStateWithoutQr(site, caller)
  if (known.state === 'withdrawn') throw new AppError('certificates.withdrawn')
  if (known.state !== 'issued') throw new AppError('certificates.not_issued')
  const now = site.clock.now()
  const account = await accountById(site.db, caller.userId)
  // A date that was issued stays valid, even if the holder's time zone changed since.
  const isSameDay = request.completionDate === known.certificate.completionDate
  const timeZone = isSameDay || !account ? undefined : profileOfAccount(account).timeZone
  const accepted = parseCertificateRequest(request, acceptedDates(known.finishedAt, now, timeZone))
  // The revisions up to the one that is replaced never change, so a rule that held for them holds when the next
  // one is inserted.
  const revisions = await revisionsOf(site.db, caller.userId)
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
