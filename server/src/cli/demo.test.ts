import { customerStage } from '@course/contract/admin/customers'
import { expect, test } from 'vitest'
import { fillYear } from '../demo/year.ts'
import { hasPurchases } from '../sales/index.ts'
import { startSite } from '../testing/start-site.ts'

test('fills an empty site with a consistent year of data and sends no mail', async () => {
  const site = await startSite()
  await site.jobs.stop()
  expect(await hasPurchases(site.db)).toBe(false)
  const queuedMails = () => site.db.selectFrom('outbox').select('id').where('state', '=', 'due').execute()
  const before = await queuedMails()
  await fillYear(site, 120)
  expect(await hasPurchases(site.db)).toBe(true)

  const all = await site.db.selectFrom('purchases').selectAll().execute()
  expect(all).toHaveLength(120)
  const paid = await site.db.selectFrom('paid_customers').select(['customer_id', 'source']).execute()
  expect(paid.filter(({ source }) => source === 'given').length).toBeGreaterThan(0)
  const paying = paid.filter(({ source }) => source === 'paid')
  expect(paying.map(({ customer_id }) => customer_id).toSorted()).toEqual(
    all
      .filter(({ state }) => state === 'active')
      .map(({ customer_id }) => customer_id)
      .toSorted(),
  )
  const refunds = await site.db.selectFrom('refunds').select('purchase_id').execute()
  const refunded = all.filter(({ state }) => state === 'refunded').map(({ id }) => id)
  expect(refunds.map(({ purchase_id }) => purchase_id)).toEqual(expect.arrayContaining(refunded))
  // The columns that the lists filter by match the history.
  const certified = await site.db.selectFrom('certificates').select('customer_id').execute()
  const stages = await site.db
    .selectFrom('users')
    .select('stage')
    .where(
      'id',
      'in',
      certified.map(({ customer_id }) => customer_id),
    )
    .execute()
  for (const { stage } of stages) expect(stage).toBeGreaterThanOrEqual(customerStage.certificate)
  const neverSignedIn = await site.db
    .selectFrom('users')
    .select('stage')
    .where('last_sign_in_at', 'is', null)
    .where('stage', '>=', customerStage.signedIn)
    .execute()
  expect(neverSignedIn).toEqual([])
  const received = await site.db
    .selectFrom('payment_events')
    .select('id')
    .where('kind', '=', 'payment.received')
    .execute()
  expect(received).toHaveLength(120)
  const days = await site.db.selectFrom('visits_per_day').select('day').execute()
  expect(days.length).toBeGreaterThanOrEqual(365)
  for (const table of [
    'quiz_results',
    'certificates',
    'feedback',
    'alarms',
    'customer_search_index',
    'account_events',
    'audit_entries',
    'customer_notes',
  ] as const)
    expect((await site.db.selectFrom(table).selectAll().execute()).length, table).toBeGreaterThan(0)
  const now = site.clock.now().toISOString()
  for (const { created_at } of await site.db.selectFrom('quiz_results').select('created_at').execute())
    expect(created_at <= now).toBe(true)
  expect(await queuedMails()).toEqual(before)
  const unannounced = site.db.selectFrom('alarms').select('id').where('announced_at', 'is', null)
  expect(await unannounced.execute()).toEqual([])
})

test('creates the same data every time', async () => {
  const [one, other] = [await startSite(), await startSite()]
  const emails = async (site: typeof one) => {
    await fillYear(site, 20)
    const rows = await site.db.selectFrom('purchases').select('email').orderBy('email').execute()
    return rows.map(({ email }) => email)
  }
  expect(await emails(one)).toEqual(await emails(other))
})
