import { customerStage, nameSearchTerms } from '@course/contract/admin/customers'
import type { Certificate, CertificateRequest } from '@course/contract/certificates/certificates'
import { courseId } from '@course/contract/learning/progress'
import { advanceStage } from '../auth/index.ts'
import { updateSearchIndex } from '../customers/index.ts'
import { type Clock, nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import { endCredentials } from './credentials/store.ts'
import type { RevisionReason } from './rules.ts'

export type CertificateRow = {
  number: string
  /** Null once the person is erased. */
  customer_id: string | null
  course_id: string
  /** When the first revision was issued. */
  issued_at: string
  /** 1 when the public page shows no details. */
  is_private: 0 | 1
  /** Set while the certificate is withdrawn. */
  withdrawn_at: string | null
  /** A new payment restores after `refund`; only staff restore after `staff`. */
  withdrawn_by: WithdrawnBy | null
}

type WithdrawnBy = 'refund' | 'staff'

type CertificateRevisionRow = {
  number: string
  revision: number
  student_name: string
  completion_date: string
  issued_at: string
  reason: RevisionReason
  /** When it was replaced or withdrawn. */
  ended_at: string | null
}

declare module '../platform/database.ts' {
  interface Tables {
    certificates: CertificateRow
    certificate_revisions: CertificateRevisionRow
  }
}

export type Revision = Certificate & { reason: RevisionReason }

export const findCertificate = (db: Db, customerId: string): Promise<CertificateRow | undefined> =>
  db
    .selectFrom('certificates')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('course_id', '=', courseId())
    .executeTakeFirst()

export const findCertificateByNumber = (db: Db, number: string): Promise<CertificateRow | undefined> =>
  db.selectFrom('certificates').selectAll().where('number', '=', number).executeTakeFirst()

/** Reads a certificate and locks its row until the transaction ends, by a no-op update. */
export const lockCertificate = (trx: Tx, number: string): Promise<CertificateRow | undefined> =>
  trx
    .updateTable('certificates')
    .set((eb) => ({ is_private: eb.ref('is_private') }))
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirst()

export const setPrivacy = (db: Db, customerId: string, isPrivate: boolean) =>
  db
    .updateTable('certificates')
    .set({ is_private: isPrivate ? 1 : 0 })
    .where('customer_id', '=', customerId)
    .where('course_id', '=', courseId())
    .execute()

/** Every revision of the customer's certificate, oldest first; empty if none was issued. */
export async function listRevisions(db: Db, customerId: string): Promise<Revision[]> {
  const certificate = await findCertificate(db, customerId)
  return certificate ? listRevisionsByNumber(db, certificate.number) : []
}

/** Every revision of a certificate number, oldest first; empty if the holder was erased. */
export async function listRevisionsByNumber(db: Db, number: string): Promise<Revision[]> {
  const rows = await db
    .selectFrom('certificate_revisions')
    .selectAll()
    .where('number', '=', number)
    .orderBy('revision')
    .execute()
  return rows.map(fromRow)
}

export const findNewestRevision = async (db: Db, number: string): Promise<Revision | undefined> =>
  (await listNewestRevisions(db, [number])).get(number)

/** The newest revision of each of these numbers. */
export async function listNewestRevisions(
  db: Db,
  numbers: readonly string[],
): Promise<Map<string, Revision>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('certificate_revisions')
    .selectAll()
    .where('number', 'in', numbers)
    .orderBy('revision')
    .execute()
  return new Map(rows.map((row) => [row.number, fromRow(row)]))
}

/** Inserts the certificate with its first revision; returns false if the customer already has one. */
export async function insertCertificate(
  trx: Tx,
  clock: Clock,
  customerId: string,
  number: string,
  request: CertificateRequest,
): Promise<boolean> {
  const added = await trx
    .insertInto('certificates')
    .values({
      number,
      customer_id: customerId,
      course_id: courseId(),
      issued_at: nowIso(clock),
      is_private: 0,
      withdrawn_at: null,
      withdrawn_by: null,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'course_id']).doNothing())
    .returning('number')
    .executeTakeFirst()
  if (!added) return false
  await advanceStage(trx, customerId, customerStage.certificate)
  return insertRevision(trx, clock, { ...request, number, revision: 1, reason: 'issued' })
}

/**
 * Inserts a revision, ends the previous one and adds the name to the customer search. Returns false if this
 * revision number exists.
 */
export async function insertRevision(
  trx: Tx,
  clock: Clock,
  revision: Omit<Revision, 'issuedAt'>,
): Promise<boolean> {
  const added = await trx
    .insertInto('certificate_revisions')
    .values({
      number: revision.number,
      revision: revision.revision,
      student_name: revision.studentName,
      completion_date: revision.completionDate,
      issued_at: nowIso(clock),
      reason: revision.reason,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.columns(['number', 'revision']).doNothing())
    .returning('revision')
    .executeTakeFirst()
  if (!added) return false
  await endRevisions(trx, clock, revision.number, revision.revision)
  const certificate = await trx
    .selectFrom('certificates')
    .select('customer_id')
    .where('number', '=', revision.number)
    .executeTakeFirst()
  if (certificate?.customer_id)
    await updateSearchIndex(trx, certificate.customer_id, 'name', nameSearchTerms(revision.studentName))
  return true
}

/** Ends the revisions before `before`, or all of them. */
async function endRevisions(trx: Tx, clock: Clock, number: string, before?: number): Promise<void> {
  await endCredentials(trx, clock, number, before)
  await trx
    .updateTable('certificate_revisions')
    .set({ ended_at: nowIso(clock) })
    .where('number', '=', number)
    .where('ended_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('revision', '<', before!))
    .execute()
}

/** Withdraws a valid certificate and all its revisions. Lock it first. */
export async function withdrawCertificate(
  trx: Tx,
  clock: Clock,
  number: string,
  by: WithdrawnBy,
): Promise<void> {
  await trx
    .updateTable('certificates')
    .set({ withdrawn_at: nowIso(clock), withdrawn_by: by })
    .where('number', '=', number)
    .execute()
  await endRevisions(trx, clock, number)
}

/** Restores a withdrawn certificate as a new revision; copies of the withdrawn revision stay withdrawn. */
export async function restoreCertificate(trx: Tx, clock: Clock, number: string): Promise<void> {
  const last = await findNewestRevision(trx, number)
  if (!last) return
  await trx
    .updateTable('certificates')
    .set({ withdrawn_at: null, withdrawn_by: null })
    .where('number', '=', number)
    .execute()
  await insertRevision(trx, clock, { ...last, revision: last.revision + 1, reason: 'restored' })
}

const fromRow = (row: CertificateRevisionRow): Revision => ({
  number: row.number,
  revision: row.revision,
  studentName: row.student_name,
  completionDate: row.completion_date,
  issuedAt: row.issued_at,
  reason: row.reason,
})
