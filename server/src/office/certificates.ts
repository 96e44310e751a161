import { readCertificateNumber } from '@course/contract/certificates/certificate-check'
import { certificateFilters, type OfficeCertificate } from '@course/contract/office/learning'
import { z } from 'zod'
import {
  type CertificateRow,
  correctionAsked,
  numbersWithCorrectionAsked,
  type Revision,
  revisionsOfNumber,
} from '../certificates/index.ts'
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
      return newest ? [await toOfficeCertificate(site.db, row, newest)] : []
    })
    return { ...cursors, rows: (await Promise.all(listed)).flat() }
  },
)

/** More corrections than these nobody decides about at once; the rest follow. */
const ASKED_AT_MOST = 500

/** Those of people who were erased are left out: there is nothing to be said about them. */
async function readCertificates(db: Db, filters: Filters, cursor: string | undefined) {
  // Read first: they are few, and are found in the index of what is open.
  const asked = filters.state === 'asked' ? await numbersWithCorrectionAsked(db, ASKED_AT_MOST) : []
  return keysetPage(
    db
      .selectFrom('certificates')
      .selectAll()
      .where('customer_id', 'is not', null)
      .$if(filters.q !== undefined, (query) =>
        query.where('number', '=', readCertificateNumber(filters.q!) ?? ''),
      )
      .$if(filters.state === 'withdrawn', (query) => query.where('withdrawn_at', 'is not', null))
      .$if(filters.state === 'asked', (query) => query.where('number', 'in', ['', ...asked])),
    { by: ['issued_at', 'number'], keyOf: ({ issued_at, number }) => [issued_at, number], cursor, filters },
  )
}

export async function toOfficeCertificate(
  db: Db,
  row: CertificateRow,
  newest: Revision,
): Promise<OfficeCertificate> {
  const request = await correctionAsked(db, row.number)
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
    asked: request?.state === 'open' ? request : null,
  }
}
