import { followDecisions, hasPaidBack, isPaidCustomer } from '../access/index.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import {
  type CertificateRow,
  certificateOf,
  lockCertificate,
  restoreCertificate,
  withdrawCertificate,
} from './store.ts'

/**
 * Withdraws a certificate when the money for the course went back, and issues its next revision when the course was paid
 * for again. A certificate whose holder lost access by a decision of staff alone stays valid.
 */
export async function settleCertificate(
  site: Pick<Site, 'db' | 'clock'>,
  certificate: CertificateRow | undefined,
): Promise<void> {
  // Looked at without a lock first: nearly always there is nothing to do.
  if (!certificate || !(await changeDue(site.db, certificate))) return
  await site.db.transaction().execute((trx) => settleIn(trx, site, certificate.number))
}

async function settleIn(trx: Tx, { clock }: Pick<Site, 'clock'>, number: string): Promise<void> {
  const certificate = await lockCertificate(trx, number)
  const change = certificate && (await changeDue(trx, certificate))
  if (change === 'withdraw') await withdrawCertificate(trx, clock, number, 'refund')
  if (change === 'restore') await restoreCertificate(trx, clock, number)
}

async function changeDue(db: Db, certificate: CertificateRow): Promise<'withdraw' | 'restore' | undefined> {
  const { customer_id, withdrawn_by } = certificate
  if (customer_id === null || withdrawn_by === 'staff') return undefined
  if (await isPaidCustomer({ db }, customer_id)) return withdrawn_by === 'refund' ? 'restore' : undefined
  return withdrawn_by === null && (await hasPaidBack(db, customer_id)) ? 'withdraw' : undefined
}

/** Follows every decision about access within seconds, also when nobody looks at the certificate. */
export const settleJob = (site: Site): Job => ({
  name: 'certificates',
  everySeconds: 20,
  run: () =>
    followDecisions(site, async (trx, customerId) => {
      const certificate = await certificateOf(trx, customerId)
      if (certificate) await settleIn(trx, site, certificate.number)
    }),
})
