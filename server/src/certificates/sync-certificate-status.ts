import { hasAccess, processAccessChanges } from '../access/index.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import { isFullyRefunded } from '../sales/index.ts'
import {
  type CertificateRow,
  findCertificate,
  findCertificateByNumber,
  lockCertificate,
  restoreCertificate,
  withdrawCertificate,
} from './store.ts'

/**
 * Withdraws a certificate after a full refund, and restores it as the next revision after a new purchase. If
 * staff ended access without a refund, it stays valid. Returns the certificate as it is then.
 */
export async function syncCertificateStatus(
  site: Pick<Site, 'db' | 'clock'>,
  certificate: CertificateRow | undefined,
): Promise<CertificateRow | undefined> {
  // Checked without a lock first: usually there is nothing to do.
  if (!certificate || !(await findDueChange(site.db, certificate))) return certificate
  await site.db.transaction().execute((trx) => syncLocked(trx, site, certificate.number))
  return findCertificateByNumber(site.db, certificate.number)
}

async function syncLocked(trx: Tx, { clock }: Pick<Site, 'clock'>, number: string): Promise<void> {
  const certificate = await lockCertificate(trx, number)
  const change = certificate && (await findDueChange(trx, certificate))
  if (change === 'withdraw') await withdrawCertificate(trx, clock, number, 'refund')
  if (change === 'restore') await restoreCertificate(trx, clock, number)
}

async function findDueChange(
  db: Db,
  certificate: CertificateRow,
): Promise<'withdraw' | 'restore' | undefined> {
  const { customer_id, withdrawn_by } = certificate
  if (customer_id === null || withdrawn_by === 'staff') return undefined
  if (await hasAccess(db, customer_id)) return withdrawn_by === 'refund' ? 'restore' : undefined
  return withdrawn_by === null && (await isFullyRefunded(db, customer_id)) ? 'withdraw' : undefined
}

const JOB = 'certificates'

/** Applies access changes to certificates within seconds, even if no one opens them. */
export const syncCertificatesJob = (site: Site): Job => ({
  name: JOB,
  everySeconds: 20,
  run: () =>
    processAccessChanges(site, JOB, async (trx, customerId) => {
      const certificate = await findCertificate(trx, customerId)
      if (certificate) await syncLocked(trx, site, certificate.number)
    }),
})
