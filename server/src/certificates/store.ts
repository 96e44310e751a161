import type { Certificate } from '@course/contract/certificates'
import { courseId } from '@course/contract/progress'
import type { Db } from '../platform/database.ts'

export type CertificateRow = {
  id: string
  customer_id: string
  course_id: string
  student_name: string
  completion_date: string
  issued_at: string
}

declare module '../platform/database.ts' {
  interface Tables {
    certificates: CertificateRow
  }
}

export async function certificateOf(db: Db, customerId: string): Promise<Certificate | undefined> {
  const row = await db
    .selectFrom('certificates')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('course_id', '=', courseId)
    .executeTakeFirst()
  return row && fromRow(row)
}

/** Keeps the certificate unless there is one; answers the one that counts. */
export async function keepCertificate(
  db: Db,
  customerId: string,
  certificate: Certificate,
): Promise<Certificate> {
  const row = await db
    .insertInto('certificates')
    .values({
      id: certificate.id,
      customer_id: customerId,
      course_id: courseId,
      student_name: certificate.studentName,
      completion_date: certificate.completionDate,
      issued_at: certificate.issuedAt,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'course_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row) return fromRow(row)
  const first = await certificateOf(db, customerId)
  if (!first) throw new Error('a certificate vanished while it was issued')
  return first
}

const fromRow = (row: CertificateRow): Certificate => ({
  id: row.id,
  studentName: row.student_name,
  completionDate: row.completion_date,
  issuedAt: row.issued_at,
})
