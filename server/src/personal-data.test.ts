import { randomUUID } from 'node:crypto'
import { AuthAdminApi } from '@supabase/auth-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanupJob } from './auth/cleanup.ts'
import { accountByEmail } from './auth/index.ts'
import { UNCONFIRMED_RETENTION_DAYS } from './auth/shared/rules.ts'
import { sessionParameters } from './checkout/price.ts'
import { platformData } from './platform/personal-data.ts'
import { recordAct } from './staff/index.ts'
import { browser, openShop, type Shop } from './testing/card-shop.ts'
import { completeLessons, passQuizzes } from './testing/learning.ts'
import { serviceToken } from './testing/tokens.ts'

let shop: Shop
let admin: InstanceType<typeof AuthAdminApi>
beforeAll(async () => {
  shop = await openShop({ expectedFaults: /ALARM/ })
  admin = new AuthAdminApi({
    url: `${shop.site.url}/auth/v1`,
    headers: { authorization: `Bearer ${serviceToken(shop.site)}` },
  })
})
afterAll(() => shop?.close())

const declared = () =>
  Object.assign(
    {},
    ...[platformData, ...shop.site.app.slices.flatMap((slice) => slice.personalData ?? [])].map(
      (data) => data.columns,
    ),
  ) as typeof platformData.columns

/** Every column of every table that can hold text, as the engine itself lists them. */
async function textColumns(): Promise<string[]> {
  const { db, engine } = shop.site
  const { rows } =
    engine === 'sqlite'
      ? await sql<{
          name: string
        }>`select m.name || '.' || c.name as name from sqlite_master m, pragma_table_info(m.name) c
          where m.type = 'table' and m.name not like 'sqlite_%' and lower(c.type) = 'text'`.execute(db)
      : await sql<{
          name: string
        }>`select table_name || '.' || column_name as name from information_schema.columns
          where table_schema = 'public' and data_type not in ('integer', 'bigint')`.execute(db)
  return rows.map(({ name }) => name).sort()
}

test('every column that can hold something about a person is in the list of its slice', async () => {
  const listed = Object.entries(declared()).flatMap(([table, { personal, other }]) =>
    [...personal, ...other].map((column) => `${table}.${column}`),
  )
  expect(listed.sort()).toEqual(await textColumns())
})

/** The tables in which one of these words stands, with the number of their rows. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = [...new Set((await textColumns()).map((name) => name.split('.')[0]!))]
  const found: string[] = []
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(shop.site.db)
    const text = JSON.stringify(rows)
    if (words.some((word) => text.includes(word))) found.push(table)
  }
  return found
}

/** A customer about whom every table has something to say. */
async function wellKnownCustomer(email: string) {
  const { site } = shop
  const { db } = site
  const buyer = browser(site.url)
  const session = await buyer.begin(email)
  await shop.sandbox.pay(session)
  await buyer.verifyPayment(session)
  await shop.sandbox.delivered()
  const user = (await accountByEmail(db, email))!
  const member = await site.signedInAgain({ userId: user.id } as never)
  await completeLessons(member, 4)
  await passQuizzes(member, 4)
  const name = `Ada of ${user.id}`
  const completionDate = site.clock.now().toISOString().slice(0, 10)
  const body = { studentName: name, completionDate }
  expect((await member.functions.invoke('issue-certificate', { body })).error).toBeNull()
  const feedback = { question_1: name, question_2: '', question_3: '', question_4: '', question_5: '' }
  await member.rest
    .from('feedback')
    .insert({ ...feedback, customer_id: user.id, email, star_rating: 5, additional_comments: '' })
    .throwOnError()
  const plan = { planId: randomUUID(), changes: { 'w01/change_name': [name, 1, 'a'] }, seen: 0 }
  expect((await member.functions.invoke('save-plan', { body: plan })).error).toBeNull()
  await member.auth.resetPasswordForEmail(email)
  const factor = await member.fetch('/auth/v1/factors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ factor_type: 'totp', friendly_name: name }),
  })
  expect(factor.status).toBe(200)
  // A member of staff once, and half-way through a sign-in.
  const alarm = {
    kind: 'payment.refused',
    detail: '',
    opened_at: user.created_at,
    announced_at: user.created_at,
  } as const
  await db
    .insertInto('alarms')
    .values([
      {
        ...alarm,
        id: `${session}1`,
        subject: session,
        solved_at: user.created_at,
        solved_by: user.id,
        solved_how: 'repaired',
        aside_until: null,
      },
      {
        ...alarm,
        id: `${session}2`,
        subject: user.id,
        solved_at: null,
        solved_by: null,
        solved_how: null,
        aside_until: null,
      },
    ])
    .execute()
  const purchase = await db
    .selectFrom('purchases')
    .select('id')
    .where('session_id', '=', session)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('refund_requests')
    .values({
      id: randomUUID(),
      purchase_id: purchase.id,
      amount: 100,
      cause: null,
      note: `asked for by ${name}`,
      access: 'follows',
      requested_by: user.id,
      requested_at: user.created_at,
      state: 'refused',
      refund_id: null,
      refusal: null,
      attempts: 1,
      key_number: 1,
      due_at: 0,
    })
    .execute()
  const staffed = {
    role: 'support',
    invited_at: user.created_at,
    accepted_at: null,
    handed_from: null,
  } as const
  await db
    .insertInto('staff')
    .values([
      { ...staffed, account_id: user.id, invited_by: null, ended_at: user.created_at },
      { ...staffed, account_id: `${session}3`, invited_by: user.id, ended_at: user.created_at },
    ])
    .execute()
  const act = { action: 'team.remove', source: 'page', requestId: '', reason: `${name} left` } as const
  const actor = { accountId: user.id, email, role: 'support' }
  const subject = { type: 'account', id: user.id, label: email }
  await db.transaction().execute(async (trx) => {
    await recordAct(
      trx,
      site,
      { ...act, actor, operationId: `${session}4`, reason: '' },
      { subject: { type: 'account', id: 'x', label: 'x' }, outcome: {} },
    )
    const change = { email: { old: email, new: null } }
    const other = { ...actor, accountId: 'x', email: 'x' }
    await recordAct(
      trx,
      site,
      { ...act, actor: other, operationId: `${session}5` },
      { subject, change, outcome: { email } },
    )
  })
  const now = user.created_at
  await db
    .insertInto('access_overrides')
    .values([
      { customer_id: user.id, kind: 'given', reason: name, decided_by: 'x', decided_at: now },
      { customer_id: `${session}6`, kind: 'given', reason: '', decided_by: user.id, decided_at: now },
    ])
    .execute()
  const note = { text: name, follow_up: null, created_at: now }
  await db
    .insertInto('customer_notes')
    .values([
      { ...note, id: `${session}7`, customer_id: user.id, author_id: 'x', author_label: 'x' },
      { ...note, id: `${session}8`, customer_id: 'x', author_id: user.id, author_label: email, text: 'x' },
    ])
    .execute()
  await db.updateTable('lesson_content').set({ updated_by: user.id }).execute()
  await db.updateTable('lesson_versions').set({ updated_by: user.id }).execute()
  await db.updateTable('policy_content').set({ updated_by: user.id }).execute()
  await db
    .insertInto('auth_codes')
    .values({
      code_digest: user.id,
      user_id: user.id,
      method: 'magiclink',
      code_challenge: 'x',
      code_challenge_method: 's256',
      created_at: user.created_at,
    })
    .execute()
  return { user, member, session, words: [user.id, email, name] }
}

/** Counters that end by themselves, and rows that name nobody but belong to somebody's factor. */
const NAMES_NOBODY = ['rate_limits', 'mfa_challenges']

test('a customer who is deleted is gone everywhere; amounts and dates of payments stay', async () => {
  const { db } = shop.site
  const { user, words, session } = await wellKnownCustomer('erased@learner.example')
  const personal = Object.entries(declared())
    .filter(([table, columns]) => columns.personal.length > 0 && !NAMES_NOBODY.includes(table))
    .map(([table]) => table)
  expect(await tablesWith(words)).toEqual(expect.arrayContaining(personal))
  const before = await db.selectFrom('purchases').selectAll().execute()

  expect((await admin.deleteUser(user.id)).error).toBeNull()

  const [, ...traces] = words
  expect(await tablesWith(traces)).toEqual([])
  // The bare id ties the record of the sale to itself, and to nothing else.
  const left = (await tablesWith([user.id])).filter((table) => !NAMES_NOBODY.includes(table))
  expect(left).toEqual(['paid_customers', 'purchases', 'users'])
  const { amount, created_at, session_id } = before[0]!
  expect(await db.selectFrom('purchases').selectAll().execute()).toMatchObject([
    { amount, created_at, session_id, state: 'active', email: `${user.id}@deleted.invalid` },
  ])
  const ledger = await db.selectFrom('payment_events').selectAll().where('session_id', '=', session).execute()
  expect(ledger).toMatchObject([{ kind: 'payment.received', email: null, amount }])
  expect(await db.selectFrom('certificates').select('customer_id').execute()).toEqual([{ customer_id: null }])

  // The address is free again, and what happens to the old payment brings nobody back.
  await shop.sandbox.refund(session)
  await shop.sandbox.delivered()
  await expect
    .poll(async () => (await db.selectFrom('purchases').select('state').executeTakeFirst())?.state)
    .toBe('refunded')
  expect(await tablesWith(traces)).toEqual([])
  expect((await browser(shop.site.url).createCheckout('erased@learner.example')).status).toBe(200)
})

test('an account that is deleted softly leaves only its id', async () => {
  const { user, words } = await wellKnownCustomer('softly@learner.example')
  expect((await admin.deleteUser(user.id, true)).error).toBeNull()
  expect(await tablesWith(words.slice(1))).toEqual([])
})

test('an account without payments leaves nothing at all', async () => {
  const member = await shop.site.signedUp('nothing@learner.example')
  await member.auth.resetPasswordForEmail(member.email)
  expect((await admin.deleteUser(member.userId)).error).toBeNull()
  const left = await tablesWith([member.userId, member.email])
  expect(left.filter((table) => !NAMES_NOBODY.includes(table))).toEqual([])
})

test('the address of a refused payment goes with the account; what a refund needs stays', async () => {
  const { site, sandbox } = shop
  const email = 'unconfirmed@learner.example'
  expect((await site.visitor().auth.signUp({ email, password: 'never confirmed' })).error).toBeNull()
  const { id: session } = await site.cards.api.checkout.sessions.create({
    ...sessionParameters(site.config.siteUrl, randomUUID(), email),
    metadata: { course_id: 'another' },
  })
  await sandbox.pay(session)
  await sandbox.delivered()
  await browser(site.url).verifyPayment(session)
  const entry = () =>
    site.db
      .selectFrom('payment_events')
      .selectAll()
      .where('session_id', '=', session)
      .executeTakeFirstOrThrow()
  const before = await entry()
  expect(before).toMatchObject({ kind: 'payment.refused', email, amount: 29900, currency: 'usd' })

  site.clock.advance((UNCONFIRMED_RETENTION_DAYS + 1) * 24 * 3600)
  await cleanupJob(site).run()
  expect(await accountByEmail(site.db, email)).toBeUndefined()
  expect(await tablesWith([email])).toEqual([])
  // Looking at the payment once more does not bring the address back.
  await browser(site.url).verifyPayment(session)
  expect(await entry()).toEqual({ ...before, email: null })
  const alarm = site.db.selectFrom('alarms').select('solved_at').where('subject', '=', session)
  expect(await alarm.execute()).toEqual([{ solved_at: null }])
  const payment_intent = (await entry()).payment_intent!
  expect((await site.cards.api.refunds.create({ payment_intent })).amount).toBe(29900)
})
