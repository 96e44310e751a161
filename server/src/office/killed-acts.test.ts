import { randomUUID } from 'node:crypto'
import { publicClientKey } from '@course/contract/client-key'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createAccount, type UserRow } from '../auth/index.ts'
import { newFactor } from '../auth/store/factors.ts'
import { readConfig } from '../config.ts'
import { nowIso, systemClock } from '../platform/clock.ts'
import { type Db, openDatabase } from '../platform/database.ts'
import { freshAddress, freshEmail } from '../testing/accounts.ts'
import { startCardSandbox } from '../testing/card-shop.ts'
import { RestartableSite } from '../testing/chaos/restartable-site.ts'
import { emptyDatabase } from '../testing/database-copy.ts'
import { freePorts, temporaryFolder } from '../testing/start-process.ts'

const OWNER = { email: 'owner@killed.invalid', password: 'administrator of the test' }

type Act = {
  name: string
  /** What it needs besides the customer's id. */
  fields?: (account: UserRow, attemptId: string) => object
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

const verdicts = (verdict: 'aside' | 'passed') => (db: Db, account: UserRow) =>
  db
    .selectFrom('quiz_results')
    .select('id')
    .where('user_id', '=', account.id)
    .where('verdict', '=', verdict)
    .execute()

/** The acts on customers. Refunds, and access among them, are killed in the chaos test, with the card provider. */
const acts: readonly Act[] = [
  { name: 'office-customer-set-password', left: mailsOf('set-password') },
  { name: 'office-customer-link' },
  {
    name: 'office-customer-email',
    fields: ({ email }) => ({ email: `right.${email}`, expected: email }),
    left: (db, account) => accountsAs({ email: `right.${account.email}` })(db, account),
  },
  {
    name: 'office-customer-give-access',
    fields: ({ access }) => ({ expected: access }),
    left: accountsAs({ access: 'given' }),
  },
  { name: 'office-customer-sign-out' },
  { name: 'office-customer-factor', left: mailsOf('factor-reset-asked') },
  {
    name: 'office-customer-erase',
    fields: ({ email }) => ({ expected: email }),
    left: async (db, account) => ((await accountsAs({})(db, account)).length === 0 ? ['gone'] : []),
  },
  { name: 'office-customer-data' },
  {
    name: 'office-attempt-aside',
    fields: (_, attemptId) => ({ attemptId, expected: null }),
    left: verdicts('aside'),
  },
  {
    name: 'office-attempt-pass',
    fields: (_, attemptId) => ({ attemptId, expected: null }),
    left: verdicts('passed'),
  },
  {
    name: 'office-note-add',
    fields: () => ({ text: 'Called back', followUp: null }),
    left: (db, { id }) =>
      db.selectFrom('customer_notes').select('id').where('customer_id', '=', id).execute(),
  },
]

/** Somebody with a second factor and an attempt, who has never signed in. */
async function customer(db: Db) {
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
  return { account, attemptId: attempt.id }
}

test('acts that are clicked twice while the process is killed have happened once, whole, and the answer comes again', {
  timeout: 120_000,
}, async () => {
  const sandbox = await startCardSandbox()
  onTestFinished(() => sandbox.stop())
  const [PORT] = (await freePorts(1)) as [string]
  const env = {
    PORT,
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: inject('engine') === 'postgres' ? await emptyDatabase() : '',
    SANDBOX_URL: sandbox.url,
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_test',
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'fatal',
  }
  const site = new RestartableSite(env)
  await site.up()
  const { db, close } = openDatabase(readConfig(env).database, { warn() {} })
  onTestFinished(() => close())

  const post = async (path: string, body: object, token: string = publicClientKey) => {
    const headers = {
      'content-type': 'application/json',
      apikey: publicClientKey,
      authorization: `Bearer ${token}`,
      'x-forwarded-for': freshAddress(),
    }
    const answer = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, body: (await answer.json()) as { access_token: string; code?: string } }
  }
  const { access_token } = (await post('/auth/v1/token?grant_type=password', OWNER)).body

  for (let round = 0; round < 2; round++) {
    const wanted = await Promise.all(
      acts.map(async (act) => {
        const { account, attemptId } = await customer(db)
        const operation = { operationId: randomUUID(), reason: 'for the test', id: account.id }
        return { act, account, body: { ...operation, ...act.fields?.(account, attemptId) } }
      }),
    )
    const send = ({ act, body }: (typeof wanted)[number]) =>
      post(`/functions/v1/${act.name}`, body, access_token)
    const clicks = [...wanted, ...wanted].map((one) => send(one).catch(() => undefined))
    // In the first round it dies as soon as one is answered, in the second a little later.
    for (let answered = 0; answered <= round * 4; answered++) await clicks[answered]
    await site.kill()
    await Promise.all(clicks)

    for (const one of wanted) {
      const { status, body } = await send(one)
      expect([one.act.name, status, body.code]).toEqual([one.act.name, 200, undefined])
      const entries = await db
        .selectFrom('audit_entries')
        .select('id')
        .where('operation_id', '=', one.body.operationId)
        .execute()
      expect(entries, one.act.name).toHaveLength(1)
      if (one.act.left) expect(await one.act.left(db, one.account), one.act.name).toHaveLength(1)
    }
  }
  expect(site.deaths).toBe(2)
})
