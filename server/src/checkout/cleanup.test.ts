import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, type CheckoutTestSite, openCheckoutSite } from '../testing/checkout-site.ts'
import { CARD_EVENT_RETENTION_DAYS, CHECKOUT_ATTEMPT_RETENTION_DAYS, cleanupJob } from './cleanup.ts'

let shop: CheckoutTestSite
beforeAll(async () => {
  shop = await openCheckoutSite()
})
afterAll(() => shop?.close())

const day = 24 * 3600
const idsIn = async (table: 'checkout_attempts' | 'card_events' | 'purchases' | 'payment_events') =>
  (await shop.site.db.selectFrom(table).select('id').execute()).length

test('what no payment needs is removed in time; purchases, ledger and waiting events stay', async () => {
  const { site } = shop
  const buyer = browser(site.url)
  const session = await buyer.begin('cleanup@learner.example')
  await shop.sandbox.pay(session)
  await buyer.verifyPayment(session)
  await shop.sandbox.delivered()
  await expect.poll(() => waiting()).toBe(0)
  await browser(site.url).begin('left-open@learner.example')
  const kept = { purchases: await idsIn('purchases'), payment_events: await idsIn('payment_events') }
  expect(kept).toEqual({ purchases: 1, payment_events: 1 })
  expect(await idsIn('card_events')).toBeGreaterThan(0)

  site.clock.advance((CARD_EVENT_RETENTION_DAYS + 1) * day)
  // Not worked off yet, however old it is.
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
  await cleanupJob(site).run()
  expect(await idsIn('card_events')).toBe(1)
  expect(await idsIn('checkout_attempts')).toBe(2)

  site.clock.advance((CHECKOUT_ATTEMPT_RETENTION_DAYS - CARD_EVENT_RETENTION_DAYS) * day)
  await cleanupJob(site).run()
  expect(await idsIn('checkout_attempts')).toBe(0)
  expect(await idsIn('purchases')).toBe(kept.purchases)
  expect(await idsIn('payment_events')).toBe(kept.payment_events)
  expect((await buyer.verifyPayment(session)).body).toMatchObject({ success: true })
})

const waiting = async () =>
  (await shop.site.db.selectFrom('card_events').select('id').where('state', '=', 'waiting').execute()).length
