import { customerStage } from '@course/contract/admin/customers'
import { expect, test } from 'vitest'
import { fillYear, isEmpty } from '../demo/year.ts'
import { startSite } from '../testing/start-site.ts'

test('a demonstration fills an empty site with a year that holds together, and mails nobody', async () => {
  const site = await startSite()
  await site.jobs.stop()
  expect(await isEmpty(site.db)).toBe(true)
  const waiting = () => site.db.selectFrom('outbox').select('id').where('state', '=', 'due').execute()
  const before = await waiting()
  await fillYear(site, 120)
  expect(await isEmpty(site.db)).toBe(false)

  const all = await site.db.selectFrom('purchases').selectAll().execute()
  expect(all).toHaveLength(120)
  const paid = await site.db.selectFrom('paid_customers').select(['customer_id', 'source']).execute()
  expect(paid.filter(({ source }) => source === 'given').length).toBeGreaterThan(0)
  const bought = paid.filter(({ source }) => source === 'paid')
  expect(bought.map(({ customer_id }) => customer_id).toSorted()).toEqual(
    all
      .filter(({ state }) => state === 'active')
      .map(({ customer_id }) => customer_id)
      .toSorted(),
  )
  const refunds = await site.db.selectFrom('refunds').select('purchase_id').execute()
  const refunded = all.filter(({ state }) => state === 'refunded').map(({ id }) => id)
  expect(refunds.map(({ purchase_id }) => purchase_id)).toEqual(expect.arrayContaining(refunded))
  // What the lists are filtered and searched by agrees with what happened.
  const certified = await site.db.selectFrom('certificates').select('customer_id').execute()
  const steps = await site.db
    .selectFrom('users')
    .select('step')
    .where(
      'id',
      'in',
      certified.map(({ customer_id }) => customer_id),
    )
    .execute()
  for (const { step } of steps) expect(step).toBeGreaterThanOrEqual(customerStage.certificate)
  const absent = await site.db
    .selectFrom('users')
    .select('step')
    .where('last_sign_in_at', 'is', null)
    .where('step', '>=', customerStage.signedIn)
    .execute()
  expect(absent).toEqual([])
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
    'customer_words',
    'account_events',
    'audit_entries',
    'customer_notes',
  ] as const)
    expect((await site.db.selectFrom(table).selectAll().execute()).length, table).toBeGreaterThan(0)
  const now = site.clock.now().toISOString()
  for (const { created_at } of await site.db.selectFrom('quiz_results').select('created_at').execute())
    expect(created_at <= now).toBe(true)
  expect(await waiting()).toEqual(before)
  const untold = site.db.selectFrom('alarms').select('id').where('announced_at', 'is', null)
  expect(await untold.execute()).toEqual([])
})

test('the same year is made every time', async () => {
  const [one, other] = [await startSite(), await startSite()]
  const emails = async (site: typeof one) => {
    await fillYear(site, 20)
    const rows = await site.db.selectFrom('purchases').select('email').orderBy('email').execute()
    return rows.map(({ email }) => email)
  }
  expect(await emails(one)).toEqual(await emails(other))
})
