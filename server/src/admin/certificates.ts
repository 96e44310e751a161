import { type AdminCertificate, certificateFilters } from '@course/contract/admin/learning'
import { parseCertificateNumber } from '@course/contract/certificates/certificate-check'
import type { CorrectionRequest } from '@course/contract/certificates/certificates'
import { z } from 'zod'
import {
  type CertificateRow,
  listCorrectionRequests,
  listNewestRevisions,
  listNumbersWithOpenCorrection,
  type Revision,
} from '../certificates/index.ts'
import type { Db } from '../platform/database.ts'
import { keysetPage, type PageRequest } from '../platform/keyset.ts'
import { adminList } from './define-function.ts'

const filterFields = {
  /** A certificate number, parsed as leniently as on the public page. */
  q: z.string().max(100).optional(),
  state: z.enum(certificateFilters).optional(),
}
type Filters = z.infer<z.ZodObject<typeof filterFields>>

export const certificateList = adminList(
  'admin-certificates',
  { permission: 'learning', fields: filterFields },
  async (site, filters, page) => {
    const { rows, ...cursors } = await listCertificates(site.db, filters, page)
    const numbers = rows.map(({ number }) => number)
    const [revisions, requests] = await Promise.all([
      listNewestRevisions(site.db, numbers),
      listCorrectionRequests(site.db, numbers),
    ])
    const certificates = rows.flatMap((row) => {
      const newest = revisions.get(row.number)
      return newest ? [toAdminCertificate(row, newest, requests.get(row.number))] : []
    })
    return { ...cursors, rows: certificates }
  },
)

/** More open requests than this are listed only after these are decided. */
const MAX_CORRECTION_REQUESTS = 500

/** Omits certificates of erased customers. */
async function listCertificates(db: Db, filters: Filters, page: PageRequest) {
  // A separate query, because it uses the index of open requests.
  const requestedNumbers =
    filters.state === 'asked' ? await listNumbersWithOpenCorrection(db, MAX_CORRECTION_REQUESTS) : []
  return keysetPage(
    db
      .selectFrom('certificates')
      .selectAll()
      .where('customer_id', 'is not', null)
      .$if(filters.q !== undefined, (query) =>
        query.where('number', '=', parseCertificateNumber(filters.q!) ?? ''),
      )
      .$if(filters.state === 'withdrawn', (query) => query.where('withdrawn_at', 'is not', null))
      .$if(filters.state === 'asked', (query) => query.where('number', 'in', ['', ...requestedNumbers])),
    ['issued_at', 'number'],
    page,
  )
}

export function toAdminCertificate(
  row: CertificateRow,
  newest: Revision,
  request: CorrectionRequest | undefined,
): AdminCertificate {
  return {
    number: row.number,
    customerId: row.customer_id ?? '',
    name: newest.studentName,
    completionDate: newest.completionDate,
    revision: newest.revision,
    issuedAt: row.issued_at,
    revisedAt: newest.issuedAt,
    isPrivate: row.is_private === 1,
    withdrawnAt: row.withdrawn_at,
    withdrawnBy: row.withdrawn_by,
    request: request?.state === 'open' ? request : null,
  }
}
