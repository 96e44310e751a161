import { randomInt } from 'node:crypto'
import { certificateIssued } from '@course/content/course/mail/certificate'
import { certificatePath } from '@course/contract/certificates/certificate-check'
import type { CertificateRequest } from '@course/contract/certificates/certificates'
import { findAccount, greetingName, profileOfAccount } from '../auth/index.ts'
import { enqueueMail, triggerDelivery } from '../mail/index.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { User } from '../platform/tokens.ts'
import { loadStateWithoutQr } from './certificate-state.ts'
import { parseCertificateRequest } from './parse-request.ts'
import { acceptedDates } from './rules.ts'
import { insertCertificate } from './store.ts'

/** Issues the learner's one certificate. If it exists, ignores the request. */
export async function issueCertificate(site: Site, caller: User, request: CertificateRequest): Promise<void> {
  const status = await loadStateWithoutQr(site, caller)
  if (status.state === 'issued') return
  if (status.state === 'specimen') throw new AppError('certificates.specimen')
  if (status.state === 'withdrawn') throw new AppError('certificates.withdrawn')
  if (status.state === 'unfinished') throw new AppError('certificates.course_not_finished')
  const account = await findAccount(site.db, caller.userId)
  const timeZone = account && profileOfAccount(account).timeZone
  const accepted = parseCertificateRequest(
    request,
    acceptedDates(status.finishedAt, site.clock.now(), timeZone),
  )
  const number = generateNumber()
  await site.db.transaction().execute(async (trx) => {
    const isNew = await insertCertificate(trx, site.clock, caller.userId, number, accepted)
    if (isNew && account) {
      const text = certificateIssued({ number, link: site.config.siteUrl + certificatePath(number) })
      await enqueueMail(trx, site, {
        kind: 'certificate',
        to: account.email,
        name: greetingName(account),
        text,
        attachment: { kind: 'certificate', id: number },
      })
    }
  })
  triggerDelivery(site)
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 100 random bits in unambiguous characters, grouped so that the number can be read out on the phone. */
function generateNumber(): string {
  const group = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
