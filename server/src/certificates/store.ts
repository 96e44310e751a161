import type { Certificate, CertificateRequest } from '@course/contract/certificates'
import { customerStep, nameWords } from '@course/contract/customers'
import { courseId } from '@course/contract/progress'
import { raiseStep, setCustomerWords } from '../auth/index.ts'
import { type Clock, nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { RevisionReason } from './rules.ts'

type CertificateRow = {
  number: string
  /** Null once the person is erased. */
  customer_id: string | null
  course_id: string
}

type CertificateRevisionRow = {
  number: string
  revision: number
  student_name: string
  completion_date: string
  issued_at: string
  reason: RevisionReason
}

declare module '../platform/database.ts' {
  interface Tables {
    certificates: CertificateRow
    certificate_revisions: CertificateRevisionRow
  }
}

type Revision = Certificate & { reason: RevisionReason }

/** Every revision of the customer's certificate, the first one first; empty when none was issued. */
export async function revisionsOf(db: Db, customerId: string): Promise<Revision[]> {
  const rows = await db
    .selectFrom('certificates')
    .innerJoin('certificate_revisions', 'certificate_revisions.number', 'certificates.number')
    .selectAll('certificate_revisions')
    .where('customer_id', '=', customerId)
    .where('course_id', '=', courseId)
    .orderBy('revision')
    .execute()
  return rows.map(fromRow)
}

/** Inserts the certificate with its first revision, unless the customer has one already. */
export async function insertCertificate(
  trx: Tx,
  clock: Clock,
  customerId: string,
  number: string,
  request: CertificateRequest,
): Promise<void> {
  const added = await trx
    .insertInto('certificates')
    .values({ number, customer_id: customerId, course_id: courseId })
    .onConflict((conflict) => conflict.columns(['customer_id', 'course_id']).doNothing())
    .returning('number')
    .executeTakeFirst()
  if (!added) return
  await raiseStep(trx, customerId, customerStep.certificate)
  await insertRevision(trx, clock, { ...request, number, revision: 1, reason: 'issued' })
}

/** Inserts a revision, and makes its name one that the office finds; false when the certificate has one of this count already. */
export async function insertRevision(
  db: Tx,
  clock: Clock,
  revision: Omit<Revision, 'issuedAt'>,
): Promise<boolean> {
  const added = await db
    .insertInto('certificate_revisions')
    .values({
      number: revision.number,
      revision: revision.revision,
      student_name: revision.studentName,
      completion_date: revision.completionDate,
      issued_at: nowIso(clock),
      reason: revision.reason,
    })
    .onConflict((conflict) => conflict.columns(['number', 'revision']).doNothing())
    .returning('revision')
    .executeTakeFirst()
  if (!added) return false
  const certificate = await db
    .selectFrom('certificates')
    .select('customer_id')
    .where('number', '=', revision.number)
    .executeTakeFirst()
  if (certificate?.customer_id)
    await setCustomerWords(db, certificate.customer_id, 'name', nameWords(revision.studentName))
  return true
}

const fromRow = (row: CertificateRevisionRow): Revision => ({
  number: row.number,
  revision: row.revision,
  studentName: row.student_name,
  completionDate: row.completion_date,
  issuedAt: row.issued_at,
  reason: row.reason,
})
