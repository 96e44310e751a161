import { randomUUID } from 'node:crypto'
import { AuthAdminApi } from '@supabase/auth-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanupJob } from './auth/cleanup.ts'
import { accountByEmail } from './auth/index.ts'
import { UNCONFIRMED_RETENTION_DAYS } from './auth/shared/rules.ts'
import { sessionParameters } from './checkout/price.ts'
import { platformData } from './platform/personal-data.ts'
import { collectPersonalData } from './platform/personal-data-export.ts'
import { browser, type CheckoutTestSite, openCheckoutSite } from './testing/checkout-site.ts'
import { customerWithAllData } from './testing/customer-with-all-data.ts'
import { serviceToken } from './testing/tokens.ts'

let shop: CheckoutTestSite
let admin: InstanceType<typeof AuthAdminApi>
beforeAll(async () => {
  shop = await openCheckoutSite({ expectedFaults: /ALARM/ })
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

test('every table that can say something about a person is in the file with their data, or says why not', () => {
  const silent = Object.entries(declared()).filter(
    ([, { personal, owner, excludedFromExport }]) => personal.length > 0 && !owner && !excludedFromExport,
  )
  expect(silent.map(([table]) => table)).toEqual([])
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

/** Counters that end by themselves, and rows that name nobody but belong to somebody's factor. */
const NAMES_NOBODY = ['rate_limits', 'mfa_challenges']

test('a customer who is deleted is gone everywhere; amounts and dates of payments stay', async () => {
  const { db } = shop.site
  const { user, words, session } = await customerWithAllData(shop, 'erased@learner.example')
  const personal = Object.entries(declared())
    .filter(([table, columns]) => columns.personal.length > 0 && !NAMES_NOBODY.includes(table))
    .map(([table]) => table)
  expect(await tablesWith(words)).toEqual(expect.arrayContaining(personal))
  const before = await db.selectFrom('purchases').selectAll().execute()

  expect((await admin.deleteUser(user.id)).error).toBeNull()

  const [, ...traces] = words
  expect(await tablesWith(traces)).toEqual([])
  // Only the bare id links the sale's records to each other.
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
  const { user, words } = await customerWithAllData(shop, 'softly@learner.example')
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

test('the file of a person holds every column about them of every such table, and no secret', async () => {
  const { user, words } = await customerWithAllData(shop, 'download@learner.example')
  const asked = { personalData: shop.site.personalData, id: user.id, emails: [user.email] }
  const own = await collectPersonalData(shop.site.db, { ...asked, reader: 'person' })
  const columns = await textColumns()
  for (const [table, { owner, personal, redacted = [] }] of Object.entries(declared())) {
    if (!owner) continue
    const rows = own[table]!
    // What has no column about a person, such as refunds, may have no row of this one.
    if (personal.length > 0) expect(rows, table).not.toEqual([])
    const there = columns.filter((name) => name.startsWith(`${table}.`)).map((name) => name.split('.')[1]!)
    for (const row of rows) {
      const shown = there.filter((column) => !redacted.includes(column))
      expect(Object.keys(row), table).toEqual(expect.arrayContaining(shown))
      expect(
        redacted.filter((column) => column in row),
        table,
      ).toEqual([])
    }
  }
  const text = JSON.stringify(own)
  for (const word of words) expect(text).toContain(word)
  expect(text).not.toContain(user.password_hash)

  // What a learner wrote for themselves is not in the file that staff can make.
  const name = words[2]!
  expect(JSON.stringify(own.plans)).toContain(name)
  const forStaff = await collectPersonalData(shop.site.db, { ...asked, reader: 'staff' })
  expect(JSON.stringify([forStaff.plans, forStaff.plan_revisions])).not.toContain(name)
  expect(Object.keys(forStaff)).toEqual(Object.keys(own))
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
