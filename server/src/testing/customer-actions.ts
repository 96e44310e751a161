import { randomUUID } from 'node:crypto'
import { courseId } from '@course/contract/learning/progress'
import { createAccount, type UserRow } from '../auth/index.ts'
import { newFactor } from '../auth/store/factors.ts'
import { nowIso, systemClock } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { freshEmail } from './accounts.ts'

/** What a customer in these tests has besides an account. */
type Had = { attemptId: string; number: string }

type CustomerAction = {
  name: string
  /** What it needs besides the customer's id. */
  fields?: (account: UserRow, had: Had) => object
  /** Whether two of the team may both do it, since the second changes nothing or adds its own. */
  mayRepeat?: true
  /** What it leaves behind exactly once. */
  left?: (db: Db, account: UserRow) => Promise<unknown[]>
}

const mailsOf = (kind: string) => (db: Db, account: UserRow) =>
  db
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', account.email)
    .where('kind', '=', kind)
    .execute()

const accountsAs = (is: Partial<Pick<UserRow, 'access' | 'email'>>) => (db: Db, account: UserRow) => {
  let query = db.selectFrom('users').select('id').where('id', '=', account.id)
  for (const [column, value] of Object.entries(is)) query = query.where(column as 'email', '=', value)
  return query.execute()
}

const verdicts = (gradeOverride: 'aside' | 'passed') => (db: Db, account: UserRow) =>
  db
    .selectFrom('quiz_results')
    .select('id')
    .where('user_id', '=', account.id)
    .where('verdict', '=', gradeOverride)
    .execute()

const revisionsOf = (db: Db, customerId: string, reason: 'corrected by staff') =>
  db
    .selectFrom('certificates')
    .innerJoin('certificate_revisions', 'certificate_revisions.number', 'certificates.number')
    .select('revision')
    .where('customer_id', '=', customerId)
    .where('reason', '=', reason)
    .execute()

/** The acts on customers. Refunds are tested where the card provider is. */
export const customerActions: readonly CustomerAction[] = [
  { name: 'admin-customer-set-password', left: mailsOf('set-password') },
  { name: 'admin-customer-sign-in-link', mayRepeat: true },
  {
    name: 'admin-customer-email',
    fields: ({ email }) => ({ email: `right.${email}`, expected: email }),
    left: (db, account) => accountsAs({ email: `right.${account.email}` })(db, account),
  },
  {
    name: 'admin-customer-grant-access',
    fields: ({ access }) => ({ expected: access }),
    left: accountsAs({ access: 'given' }),
  },
  { name: 'admin-customer-sign-out', mayRepeat: true },
  { name: 'admin-customer-reset-mfa', left: mailsOf('factor-reset-asked') },
  {
    name: 'admin-customer-erase',
    fields: ({ email }) => ({ expected: email }),
    left: async (db, account) => ((await accountsAs({})(db, account)).length === 0 ? ['gone'] : []),
  },
  { name: 'admin-customer-export', mayRepeat: true },
  {
    name: 'admin-attempt-exclude',
    fields: (_, { attemptId }) => ({ attemptId, expected: null }),
    left: verdicts('aside'),
  },
  {
    name: 'admin-attempt-pass',
    fields: (_, { attemptId }) => ({ attemptId, expected: null }),
    left: verdicts('passed'),
  },
  {
    name: 'admin-certificate-correct',
    fields: (_, { number }) => ({
      number,
      expected: 1,
      studentName: 'Ada King',
      completionDate: '2026-01-01',
    }),
    left: (db, { id }) => revisionsOf(db, id, 'corrected by staff'),
  },
  {
    name: 'admin-certificate-withdraw',
    fields: (_, { number }) => ({ number, expected: 1 }),
    left: (db, { id }) =>
      db
        .selectFrom('certificates')
        .select('number')
        .where('customer_id', '=', id)
        .where('withdrawn_by', '=', 'staff')
        .execute(),
  },
  {
    name: 'admin-note-add',
    mayRepeat: true,
    fields: () => ({ text: 'Called back', followUp: null }),
    left: (db, { id }) =>
      db.selectFrom('customer_notes').select('id').where('customer_id', '=', id).execute(),
  },
]

/** Somebody with a second factor, an attempt and a certificate, who has never signed in. */
export async function createActionTarget(db: Db): Promise<Had & { account: UserRow }> {
  const account = await createAccount(db, systemClock, { email: freshEmail(), proved: false })
  if (!account) throw new Error('the address is taken')
  const app = { friendly_name: '', factor_type: 'totp', status: 'verified', encrypted_secret: '' } as const
  await db
    .insertInto('mfa_factors')
    .values(newFactor(systemClock, { user_id: account.id, ...app }))
    .execute()
  const attempt = { id: randomUUID(), attempt_id: randomUUID(), user_id: account.id, lesson_id: 'lesson1' }
  const graded = { answers: '[]', score: 1, total_questions: 2, created_at: nowIso(systemClock) }
  const undecided = { verdict: null, draw_id: null, asked: null, first_score: null }
  await db
    .insertInto('quiz_results')
    .values({ ...attempt, ...graded, ...undecided } as never)
    .execute()
  const number = certificateNumber()
  const issued_at = nowIso(systemClock)
  const valid = { is_private: 0, withdrawn_at: null, withdrawn_by: null } as const
  await db
    .insertInto('certificates')
    .values({ number, customer_id: account.id, course_id: courseId, issued_at, ...valid })
    .execute()
  const says = { student_name: 'Ada Lovelace', completion_date: '2026-01-01' }
  await db
    .insertInto('certificate_revisions')
    .values({ number, revision: 1, issued_at, reason: 'issued', ended_at: null, ...says })
    .execute()
  return { account, attemptId: attempt.id, number }
}

const certificateNumber = () =>
  randomUUID()
    .replaceAll('-', '')
    .slice(0, 20)
    .toUpperCase()
    .replace(/(.{5})(?=.)/g, '$1-')
