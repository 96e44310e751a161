import type { CertificateRequest, CorrectionRequest } from '@course/contract/certificates/certificates'
import { type Clock, nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'

type CorrectionRequestRow = {
  number: string
  student_name: string
  completion_date: string
  note: string
  asked_at: string
  state: CorrectionRequest['state']
  decided_at: string | null
  /** Why staff declined it; shown to the learner. */
  answer: string
}

declare module '../platform/database.ts' {
  interface Tables {
    correction_requests: CorrectionRequestRow
  }
}

/** The latest correction request of a certificate. */
export const findCorrectionRequest = async (db: Db, number: string): Promise<CorrectionRequest | undefined> =>
  (await listCorrectionRequests(db, [number])).get(number)

/** The last request of each of these certificates. */
export async function listCorrectionRequests(
  db: Db,
  numbers: readonly string[],
): Promise<Map<string, CorrectionRequest>> {
  if (numbers.length === 0) return new Map()
  const rows = await db.selectFrom('correction_requests').selectAll().where('number', 'in', numbers).execute()
  return new Map(
    rows.map((row) => [
      row.number,
      {
        studentName: row.student_name,
        completionDate: row.completion_date,
        note: row.note,
        requestedAt: row.asked_at,
        state: row.state,
        decidedAt: row.decided_at,
        answer: row.answer,
      },
    ]),
  )
}

/** A new request replaces the previous one; past decisions are in the audit log. */
export async function saveCorrectionRequest(
  db: Db,
  clock: Clock,
  number: string,
  { studentName, completionDate, note }: CertificateRequest & { note: string },
): Promise<void> {
  const values = {
    student_name: studentName,
    completion_date: completionDate,
    note,
    asked_at: nowIso(clock),
    state: 'open' as const,
    decided_at: null,
    answer: '',
  }
  await db
    .insertInto('correction_requests')
    .values({ number, ...values })
    .onConflict((conflict) => conflict.column('number').doUpdateSet(values))
    .execute()
}

/** Call it in the transaction of the staff action. */
export const decideCorrection = (
  trx: Tx,
  clock: Clock,
  number: string,
  decision: { state: 'made' | 'declined'; answer: string },
) =>
  trx
    .updateTable('correction_requests')
    .set({ ...decision, decided_at: nowIso(clock) })
    .where('number', '=', number)
    .where('state', '=', 'open')
    .execute()

/** Numbers of the certificates with an open correction request, oldest request first. */
export async function listNumbersWithOpenCorrection(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('correction_requests')
    .select('number')
    .where('state', '=', 'open')
    .orderBy('asked_at')
    .orderBy('number')
    .limit(limit)
    .execute()
  return rows.map(({ number }) => number)
}

export async function countOpenCorrections(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('correction_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}
