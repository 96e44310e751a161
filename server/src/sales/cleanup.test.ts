import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, todayUtc } from '../platform/days.ts'
import { type CheckoutTestSite, checkoutBrowser, openCheckoutSite } from '../testing/checkout-site.ts'
import { CARD_EVENT_RETENTION_DAYS, CHECKOUT_ATTEMPT_RETENTION_DAYS, checkoutCleanupJob } from './cleanup.ts'

let checkout: CheckoutTestSite
beforeAll(async () => {
  checkout = await openCheckoutSite()
})
afterAll(() => checkout?.close())

const day = 24 * 3600
const countRows = async (table: 'checkout_attempts' | 'card_events' | 'purchases' | 'payment_events') =>
  (await checkout.site.db.selectFrom(table).select('id').execute()).length

test('deletes old attempts and events, and keeps purchases, ledger and queued events', async () => {
  const { site } = checkout
  const buyer = checkoutBrowser(site.url)
  const session = await buyer.beginCheckout('cleanup@learner.example')
  await checkout.sandbox.pay(session)
  await buyer.verifyPayment(session)
  await checkout.sandbox.waitForDeliveries()
  await expect.poll(() => countQueuedEvents()).toBe(0)
  await checkoutBrowser(site.url).beginCheckout('left-open@learner.example')
  const before = {
    purchases: await countRows('purchases'),
    payment_events: await countRows('payment_events'),
  }
  expect(before).toEqual({ purchases: 1, payment_events: 1 })
  expect(await countRows('card_events')).toBeGreaterThan(0)

  site.clock.advance((CARD_EVENT_RETENTION_DAYS + 1) * day)
  // Old, but not processed yet.
  await site.db
    .insertInto('card_events')
    .values({
      id: 'evt_waiting',
      type: 'charge.refunded',
      subject: 'payment',
      subject_id: 'pi_none',
      state: 'waiting',
      attempts: 3,
      due_at: Number.MAX_SAFE_INTEGER,
      received_at: '2020-01-01T00:00:00.000Z',
    })
    .execute()
  await checkoutCleanupJob(site).run()
  expect(await countRows('card_events')).toBe(1)
  expect(await countRows('checkout_attempts')).toBe(2)

  site.clock.advance((CHECKOUT_ATTEMPT_RETENTION_DAYS - CARD_EVENT_RETENTION_DAYS) * day)
  await checkoutCleanupJob(site).run()
  expect(await countRows('checkout_attempts')).toBe(0)
  expect(await countRows('purchases')).toBe(before.purchases)
  expect(await countRows('payment_events')).toBe(before.payment_events)
  expect((await buyer.verifyPayment(session)).body).toMatchObject({ success: true })
})

const countQueuedEvents = async () =>
  (await checkout.site.db.selectFrom('card_events').select('id').where('state', '=', 'waiting').execute())
    .length

test('keeps the checkouts of each source as long as the funnel shows them', async () => {
  const { db, clock } = checkout.site
  const today = todayUtc(clock)
  const kept = [addDays(today, -732), today]
  await db.deleteFrom('checkouts_per_source').execute()
  await db
    .insertInto('checkouts_per_source')
    .values([addDays(today, -733), ...kept].map((day) => ({ day, source: 'newsletter', checkouts: 1 })))
    .execute()
  await checkoutCleanupJob(checkout.site).run()
  const rows = await db.selectFrom('checkouts_per_source').select('day').orderBy('day').execute()
  expect(rows.map(({ day }) => day)).toEqual(kept)
})
