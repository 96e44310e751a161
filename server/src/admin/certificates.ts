import { type AdminCertificate, certificateFilters } from '@course/contract/admin/learning'
import { parseCertificateNumber } from '@course/contract/certificates/certificate-check'
import { z } from 'zod'
import {
  type CertificateRow,
  findCorrectionRequest,
  listNumbersWithOpenCorrection,
  listRevisionsByNumber,
  type Revision,
} from '../certificates/index.ts'
import type { Db } from '../platform/database.ts'
import { cursorField, keysetPage } from '../platform/keyset.ts'
import { adminQuery } from './define-function.ts'

const filterFields = {
  /** A certificate number, parsed as leniently as on the public page. */
  q: z.string().max(100).optional(),
  state: z.enum(certificateFilters).optional(),
}
type Filters = z.infer<z.ZodObject<typeof filterFields>>

export const certificateList = adminQuery(
  'admin-certificates',
  { permission: 'learning', body: z.object({ ...filterFields, cursor: cursorField }) },
  async (site, { body: { cursor, ...filters } }) => {
    const { rows, ...cursors } = await listCertificates(site.db, filters, cursor)
    const certificates = rows.map(async (row) => {
      const newest = (await listRevisionsByNumber(site.db, row.number)).at(-1)
      return newest ? [await toAdminCertificate(site.db, row, newest)] : []
    })
    return { ...cursors, rows: (await Promise.all(certificates)).flat() }
  },
)

/** More open requests than this are listed only after these are decided. */
const MAX_CORRECTION_REQUESTS = 500

/** Omits certificates of erased customers. */
async function listCertificates(db: Db, filters: Filters, cursor: string | undefined) {
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
    { by: ['issued_at', 'number'], keyOf: ({ issued_at, number }) => [issued_at, number], cursor, filters },
  )
}

export async function toAdminCertificate(
  db: Db,
  row: CertificateRow,
  newest: Revision,
): Promise<AdminCertificate> {
  const request = await findCorrectionRequest(db, row.number)
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
