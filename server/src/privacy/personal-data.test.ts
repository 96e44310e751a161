import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AuthAdminApi } from '@supabase/auth-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authCleanupJob } from '../auth/cleanup.ts'
import { findAccountByEmail } from '../auth/index.ts'
import { UNCONFIRMED_RETENTION_DAYS } from '../auth/shared/rules.ts'
import { platformData } from '../platform/personal-data.ts'
import { collectPersonalData } from '../platform/personal-data-export.ts'
import { sessionParameters } from '../sales/checkout/price.ts'
import { type CheckoutTestSite, checkoutBrowser, openCheckoutSite } from '../testing/checkout-site.ts'
import { customerWithAllData } from '../testing/customer-with-all-data.ts'
import { serviceToken } from '../testing/tokens.ts'

let checkout: CheckoutTestSite
let admin: InstanceType<typeof AuthAdminApi>
beforeAll(async () => {
  checkout = await openCheckoutSite({ expectedFaults: /ALARM/ })
  admin = new AuthAdminApi({
    url: `${checkout.site.url}/auth/v1`,
    headers: { authorization: `Bearer ${serviceToken(checkout.site)}` },
  })
})
afterAll(() => checkout?.close())

const declaredColumns = () =>
  Object.assign(
    {},
    ...[platformData, ...checkout.site.app.slices.flatMap((slice) => slice.personalData ?? [])].map(
      (data) => data.columns,
    ),
  ) as typeof platformData.columns

/** Every text column of every table, as the database lists them. */
async function textColumns(): Promise<string[]> {
  const { db, engine } = checkout.site
  const { rows } =
    engine === 'sqlite'
      ? await sql<{
          name: string
        }>`select m.name || '.' || c.name as name from sqlite_master m, pragma_table_info(m.name) c
          where m.type = 'table' and m.name not like 'sqlite_%' and lower(c.type) = 'text'`.execute(db)
      : await sql<{
          name: string
        }>`select table_name || '.' || column_name as name
          from information_schema.columns join information_schema.tables using (table_schema, table_name)
          where table_schema = 'public' and table_type = 'BASE TABLE' and data_type not in ('integer', 'bigint')`.execute(
          db,
        )
  return rows.map(({ name }) => name).sort()
}

test('every text column is declared by its slice', async () => {
  const listed = Object.entries(declaredColumns()).flatMap(([table, { personal, other }]) =>
    [...personal, ...other].map((column) => `${table}.${column}`),
  )
  expect(listed.sort()).toEqual(await textColumns())
})

test('every table with personal data is exported, or declares why not', () => {
  const undeclared = Object.entries(declaredColumns()).filter(
    ([, { personal, owner, excludedFromExport }]) => personal.length > 0 && !owner && !excludedFromExport,
  )
  expect(undeclared.map(([table]) => table)).toEqual([])
})

/** The tables in which one of these texts occurs. */
async function tablesContaining(texts: readonly string[]): Promise<string[]> {
  const tables = [...new Set((await textColumns()).map((name) => name.split('.')[0]!))]
  const found: string[] = []
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(checkout.site.db)
    const content = JSON.stringify(rows)
    if (texts.some((text) => content.includes(text))) found.push(table)
  }
  return found
}

/** The files of a SQLite database in which one of these texts occurs, also outside any row. */
function databaseFilesContaining(texts: readonly string[]): string[] {
  const { dataDir } = checkout.site.config
  return readdirSync(dataDir)
    .filter((name) => name.startsWith('course.sqlite'))
    .filter((name) => {
      const bytes = readFileSync(join(dataDir, name))
      return texts.some((text) => bytes.includes(text))
    })
}

/** Tables that identify nobody: short-lived counters, and challenges that only refer to an MFA factor. */
const NOT_IDENTIFYING = ['rate_limits', 'mfa_challenges']

test('deleting a customer removes their data everywhere except amounts and dates of payments', async () => {
  const { db } = checkout.site
  const { user, identifiers, session } = await customerWithAllData(checkout, 'erased@learner.example')
  const personal = Object.entries(declaredColumns())
    .filter(([table, columns]) => columns.personal.length > 0 && !NOT_IDENTIFYING.includes(table))
    .map(([table]) => table)
  expect(await tablesContaining(identifiers)).toEqual(expect.arrayContaining(personal))
  const before = await db.selectFrom('purchases').selectAll().execute()

  expect((await admin.deleteUser(user.id)).error).toBeNull()

  const [, ...traces] = identifiers
  expect(await tablesContaining(traces)).toEqual([])
  // Neither in free pages nor, once the job has run, in the write-ahead log of SQLite.
  await expect.poll(() => databaseFilesContaining(traces)).toEqual([])
  // Only the bare id links the sale's records to each other.
  const remaining = (await tablesContaining([user.id])).filter((table) => !NOT_IDENTIFYING.includes(table))
  expect(remaining).toEqual(['paid_customers', 'purchases', 'users'])
  const { amount, created_at, session_id } = before[0]!
  expect(await db.selectFrom('purchases').selectAll().execute()).toMatchObject([
    { amount, created_at, session_id, state: 'active', email: `${user.id}@deleted.invalid` },
  ])
  const ledger = await db.selectFrom('payment_events').selectAll().where('session_id', '=', session).execute()
  expect(ledger).toMatchObject([{ kind: 'payment.received', email: null, amount }])
  expect(await db.selectFrom('certificates').select('customer_id').execute()).toEqual([{ customer_id: null }])

  // The email can be used again, and later events of the old payment restore nothing.
  await checkout.sandbox.refund(session)
  await checkout.sandbox.waitForDeliveries()
  await expect
    .poll(async () => (await db.selectFrom('purchases').select('state').executeTakeFirst())?.state)
    .toBe('refunded')
  expect(await tablesContaining(traces)).toEqual([])
  expect((await checkoutBrowser(checkout.site.url).createCheckout('erased@learner.example')).status).toBe(200)
})

test('soft deletion of an account leaves only its id', async () => {
  const { user, identifiers } = await customerWithAllData(checkout, 'softly@learner.example')
  expect((await admin.deleteUser(user.id, true)).error).toBeNull()
  expect(await tablesContaining(identifiers.slice(1))).toEqual([])
})

test('deleting an account without payments leaves nothing', async () => {
  const member = await checkout.site.signedUp('nothing@learner.example')
  await member.auth.resetPasswordForEmail(member.email)
  expect((await admin.deleteUser(member.userId)).error).toBeNull()
  const remaining = await tablesContaining([member.userId, member.email])
  expect(remaining.filter((table) => !NOT_IDENTIFYING.includes(table))).toEqual([])
})

test('the data export contains every personal column and no secret', async () => {
  const { user, identifiers } = await customerWithAllData(checkout, 'download@learner.example')
  const exportOptions = { personalData: checkout.site.personalData, id: user.id, emails: [user.email] }
  const own = await collectPersonalData(checkout.site.db, { ...exportOptions, reader: 'person' })
  const columns = await textColumns()
  for (const [table, { owner, personal, redacted = [] }] of Object.entries(declaredColumns())) {
    if (!owner) continue
    const rows = own[table]!
    // A table without personal columns, such as refunds, may have no row for this person.
    if (personal.length > 0) expect(rows, table).not.toEqual([])
    const tableColumns = columns
      .filter((name) => name.startsWith(`${table}.`))
      .map((name) => name.split('.')[1]!)
    for (const row of rows) {
      const exportedColumns = tableColumns.filter((column) => !redacted.includes(column))
      expect(Object.keys(row), table).toEqual(expect.arrayContaining(exportedColumns))
      expect(
        redacted.filter((column) => column in row),
        table,
      ).toEqual([])
    }
  }
  const text = JSON.stringify(own)
  for (const identifier of identifiers) expect(text).toContain(identifier)
  expect(text).not.toContain(user.password_hash)

  // A learner's private writing is not in the export that staff can create.
  const name = identifiers[2]!
  expect(JSON.stringify(own.plans)).toContain(name)
  const forStaff = await collectPersonalData(checkout.site.db, { ...exportOptions, reader: 'staff' })
  expect(JSON.stringify([forStaff.plans, forStaff.plan_revisions])).not.toContain(name)
  expect(Object.keys(forStaff)).toEqual(Object.keys(own))
})

test('deleting an account removes its email from a refused payment and keeps what a refund needs', async () => {
  const { site, sandbox } = checkout
  const email = 'unconfirmed@learner.example'
  expect((await site.visitor().auth.signUp({ email, password: 'never confirmed' })).error).toBeNull()
  const { id: session } = await site.cards.api.checkout.sessions.create({
    ...sessionParameters(site.config.siteUrl, { attemptId: randomUUID(), email, promotionCode: null }),
    metadata: { course_id: 'another' },
  })
  await sandbox.pay(session)
  await sandbox.waitForDeliveries()
  await checkoutBrowser(site.url).verifyPayment(session)
  const entry = () =>
    site.db
      .selectFrom('payment_events')
      .selectAll()
      .where('session_id', '=', session)
      .executeTakeFirstOrThrow()
  const before = await entry()
  expect(before).toMatchObject({ kind: 'payment.refused', email, amount: 29900, currency: 'usd' })

  site.clock.advance((UNCONFIRMED_RETENTION_DAYS + 1) * 24 * 3600)
  await authCleanupJob(site).run()
  expect(await findAccountByEmail(site.db, email)).toBeUndefined()
  expect(await tablesContaining([email])).toEqual([])
  // Verifying the payment again does not restore the email.
  await checkoutBrowser(site.url).verifyPayment(session)
  expect(await entry()).toEqual({ ...before, email: null })
  const alarm = site.db.selectFrom('alarms').select('resolved_at').where('subject', '=', session)
  expect(await alarm.execute()).toEqual([{ resolved_at: null }])
  const payment_intent = (await entry()).payment_intent!
  expect((await site.cards.api.refunds.create({ payment_intent })).amount).toBe(29900)
})
