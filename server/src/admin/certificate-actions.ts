import { z } from 'zod'
import {
  insertRevision,
  latestDate,
  listRevisionsByNumber,
  lockCertificate,
  parseCertificateRequest,
  restoreCertificate as restore,
  withdrawCertificate as withdraw,
} from '../certificates/index.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Staff } from '../platform/site.ts'
import { requireUnchanged } from '../staff/index.ts'
import { customerSubject, customerTarget } from './define-customer-function.ts'
import { adminAction } from './define-function.ts'

/** `expected` is the revision the caller saw (optimistic check). */
export const certificateFields = { number: z.string().max(100), expected: z.int().min(1) }
type CertificateTarget = { number: string; expected: number }

const sharedOptions = { permission: 'learning', reason: 'required', fields: certificateFields } as const

/** Staff may set any name and any past date. The number stays the same; earlier copies become invalid. */
export const correctCertificateAction = adminAction(
  'admin-certificate-correct',
  {
    ...sharedOptions,
    action: 'certificate.correct',
    fields: {
      ...certificateFields,
      studentName: z.string().max(1000),
      completionDate: z.string().max(20),
    },
  },
  async (trx, site, { staff, body }) => {
    const { row, newest, subject } = await certificateTarget(trx, staff, body)
    if (row.withdrawn_at) throw new AppError('admin.certificate_withdrawn')
    const corrected = parseCertificateRequest(body, { latest: latestDate(site.clock.now()) })
    const isSame =
      corrected.studentName === newest.studentName && corrected.completionDate === newest.completionDate
    if (isSame)
      throw new AppError('certificates.invalid', { text: 'The certificate already has this name and date' })
    await insertRevision(trx, site.clock, {
      ...corrected,
      number: row.number,
      revision: newest.revision + 1,
      reason: 'corrected by staff',
    })
    return {
      subject,
      change: {
        name: { old: newest.studentName, new: corrected.studentName },
        'completion date': { old: newest.completionDate, new: corrected.completionDate },
      },
      outcome: { revision: newest.revision + 1 },
    }
  },
)

export const withdrawCertificateAction = adminAction(
  'admin-certificate-withdraw',
  { ...sharedOptions, action: 'certificate.withdraw' },
  async (trx, site, { staff, body }) => {
    const { row, subject } = await certificateTarget(trx, staff, body)
    if (row.withdrawn_at) throw new AppError('admin.certificate_withdrawn')
    await withdraw(trx, site.clock, row.number, 'staff')
    return { subject, change: { certificate: { old: 'valid', new: 'withdrawn' } } }
  },
)

/** Only for certificates withdrawn by staff: after a refund, a new purchase restores it. */
export const restoreCertificateAction = adminAction(
  'admin-certificate-restore',
  { ...sharedOptions, action: 'certificate.restore' },
  async (trx, site, { staff, body }) => {
    const { row, newest, subject } = await certificateTarget(trx, staff, body)
    if (!row.withdrawn_at) throw new AppError('admin.certificate_not_withdrawn')
    if (row.withdrawn_by !== 'staff') throw new AppError('admin.holder_without_access')
    await restore(trx, site.clock, row.number)
    return {
      subject,
      change: { certificate: { old: 'withdrawn', new: 'valid' } },
      outcome: { revision: newest.revision + 1 },
    }
  },
)

/**
 * Loads and locks the action's certificate, checks the revision, and returns the holder as the audit log
 * names them.
 */
export async function certificateTarget(trx: Tx, staff: Staff, { number, expected }: CertificateTarget) {
  const row = await lockCertificate(trx, number)
  const newest = (await listRevisionsByNumber(trx, number)).at(-1)
  if (!row?.customer_id || !newest) throw new AppError('admin.certificate_not_found')
  const account = await customerTarget(trx, staff, row.customer_id)
  requireUnchanged(expected, newest.revision)
  return { row, newest, account, subject: customerSubject(account) }
}
