import { readCertificateNumber } from '@course/contract/certificate-check'
import { certificateFilters, type OfficeCertificate } from '@course/contract/learning'
import { z } from 'zod'
import { type CertificateRow, type Revision, revisionsOfNumber } from '../certificates/index.ts'
import type { Db } from '../platform/database.ts'
import { cursorField, keysetPage } from '../platform/keyset.ts'
import { officeRead } from './declare.ts'

const filterFields = {
  /** A number, as leniently read as on the public page. */
  q: z.string().max(100).optional(),
  state: z.enum(certificateFilters).optional(),
}
type Filters = z.infer<z.ZodObject<typeof filterFields>>

export const certificateList = officeRead(
  'office-certificates',
  { right: 'learning', body: z.object({ ...filterFields, cursor: cursorField }) },
  async (site, { body: { cursor, ...filters } }) => {
    const { rows, ...cursors } = await readCertificates(site.db, filters, cursor)
    const listed = rows.map(async (row) => {
      const newest = (await revisionsOfNumber(site.db, row.number)).at(-1)
      return newest ? [toOfficeCertificate(row, newest)] : []
    })
    return { ...cursors, rows: (await Promise.all(listed)).flat() }
  },
)

/** Those of people who were erased are left out: there is nothing to be said about them. */
const readCertificates = (db: Db, filters: Filters, cursor: string | undefined) =>
  keysetPage(
    db
      .selectFrom('certificates')
      .selectAll()
      .where('customer_id', 'is not', null)
      .$if(filters.q !== undefined, (query) =>
        query.where('number', '=', readCertificateNumber(filters.q!) ?? ''),
      )
      .$if(filters.state === 'withdrawn', (query) => query.where('withdrawn_at', 'is not', null)),
    { by: ['issued_at', 'number'], keyOf: ({ issued_at, number }) => [issued_at, number], cursor, filters },
  )

export const toOfficeCertificate = (row: CertificateRow, newest: Revision): OfficeCertificate => ({
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
})
