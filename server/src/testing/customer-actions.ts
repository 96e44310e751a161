import { randomUUID } from 'node:crypto'
import { courseId } from '@course/contract/learning/progress'
import { createAccount, type UserRow } from '../auth/index.ts'
import { newFactor } from '../auth/store/factors.ts'
import { nowIso, systemClock } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { freshEmail } from './accounts.ts'

/** Records of the target customer that actions refer to. */
type TargetRecords = { attemptId: string; number: string }

type CustomerAction = {
  name: string
  /** Body fields besides the customer's id. */
  fields?: (account: UserRow, records: TargetRecords) => object
  /** Whether two staff members may both do it, because the second changes nothing or adds its own record. */
  isRepeatable?: true
  /** Finds the records that the action must create exactly once. */
  findEffects?: (db: Db, account: UserRow) => Promise<unknown[]>
}

const listMailsOfKind = (kind: string) => (db: Db, account: UserRow) =>
  db
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', account.email)
    .where('kind', '=', kind)
    .execute()

const listAccountsWith =
  (values: Partial<Pick<UserRow, 'access' | 'email'>>) => (db: Db, account: UserRow) => {
    let query = db.selectFrom('users').select('id').where('id', '=', account.id)
    for (const [column, value] of Object.entries(values)) query = query.where(column as 'email', '=', value)
    return query.execute()
  }

const listOverriddenAttempts = (gradeOverride: 'excluded' | 'passed') => (db: Db, account: UserRow) =>
  db
    .selectFrom('quiz_results')
    .select('id')
    .where('user_id', '=', account.id)
    .where('grade_override', '=', gradeOverride)
    .execute()

const listRevisions = (db: Db, customerId: string, reason: 'corrected by staff') =>
  db
    .selectFrom('certificates')
    .innerJoin('certificate_revisions', 'certificate_revisions.number', 'certificates.number')
    .select('revision')
    .where('customer_id', '=', customerId)
    .where('reason', '=', reason)
    .execute()

/** Staff actions on customers. Refunds are tested with the card sandbox. */
export const customerActions: readonly CustomerAction[] = [
  { name: 'admin-customer-set-password', findEffects: listMailsOfKind('set-password') },
  { name: 'admin-customer-sign-in-link', isRepeatable: true },
  {
    name: 'admin-customer-email',
    fields: ({ email }) => ({ email: `right.${email}`, expected: email }),
    findEffects: (db, account) => listAccountsWith({ email: `right.${account.email}` })(db, account),
  },
  {
    name: 'admin-customer-grant-access',
    fields: ({ access }) => ({ expected: access }),
    findEffects: listAccountsWith({ access: 'given' }),
  },
  { name: 'admin-customer-sign-out', isRepeatable: true },
  { name: 'admin-customer-reset-mfa', findEffects: listMailsOfKind('factor-reset-asked') },
  {
    name: 'admin-customer-erase',
    fields: ({ email }) => ({ expected: email }),
    findEffects: async (db, account) =>
      (await listAccountsWith({})(db, account)).length === 0 ? ['gone'] : [],
  },
  { name: 'admin-customer-export', isRepeatable: true },
  {
    name: 'admin-attempt-exclude',
    fields: (_, { attemptId }) => ({ attemptId, expected: null }),
    findEffects: listOverriddenAttempts('excluded'),
  },
  {
    name: 'admin-attempt-pass',
    fields: (_, { attemptId }) => ({ attemptId, expected: null }),
    findEffects: listOverriddenAttempts('passed'),
  },
  {
    name: 'admin-certificate-correct',
    fields: (_, { number }) => ({
      number,
      expected: 1,
      studentName: 'Ada King',
      completionDate: '2026-01-01',
    }),
    findEffects: (db, { id }) => listRevisions(db, id, 'corrected by staff'),
  },
  {
    name: 'admin-certificate-withdraw',
    fields: (_, { number }) => ({ number, expected: 1 }),
    findEffects: (db, { id }) =>
      db
        .selectFrom('certificates')
        .select('number')
        .where('customer_id', '=', id)
        .where('withdrawn_by', '=', 'staff')
        .execute(),
  },
  {
    name: 'admin-note-add',
    isRepeatable: true,
    fields: () => ({ text: 'Called back', followUp: null }),
    findEffects: (db, { id }) =>
      db.selectFrom('customer_notes').select('id').where('customer_id', '=', id).execute(),
  },
]

/** Creates a customer with MFA, a quiz attempt and a certificate, who has never signed in. */
export async function createActionTarget(db: Db): Promise<TargetRecords & { account: UserRow }> {
  const account = await createAccount(db, systemClock, { email: freshEmail(), emailVerified: false })
  if (!account) throw new Error('the email is taken')
  const factor = { friendly_name: '', factor_type: 'totp', status: 'verified', encrypted_secret: '' } as const
  await db
    .insertInto('mfa_factors')
    .values(newFactor(systemClock, { user_id: account.id, ...factor }))
    .execute()
  const attempt = { id: randomUUID(), attempt_id: randomUUID(), user_id: account.id, lesson_id: 'lesson1' }
  const result = { answers: '[]', score: 1, total_questions: 2, created_at: nowIso(systemClock) }
  const defaults = { grade_override: null, draw_id: null, asked: null, first_score: null }
  await db
    .insertInto('quiz_results')
    .values({ ...attempt, ...result, ...defaults } as never)
    .execute()
  const number = certificateNumber()
  const issued_at = nowIso(systemClock)
  const status = { is_private: 0, withdrawn_at: null, withdrawn_by: null } as const
  await db
    .insertInto('certificates')
    .values({ number, customer_id: account.id, course_id: courseId(), issued_at, ...status })
    .execute()
  const content = { student_name: 'Ada Lovelace', completion_date: '2026-01-01' }
  await db
    .insertInto('certificate_revisions')
    .values({ number, revision: 1, issued_at, reason: 'issued', ended_at: null, ...content })
    .execute()
  return { account, attemptId: attempt.id, number }
}

const certificateNumber = () =>
  randomUUID()
    .replaceAll('-', '')
    .slice(0, 20)
    .toUpperCase()
    .replace(/(.{5})(?=.)/g, '$1-')
