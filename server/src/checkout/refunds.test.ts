import type { AlarmKind } from '@course/content/course/mail/alarms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as updateTo0020 from '../../migrations/0020_refunds.ts'
import {
  browser,
  CARDS,
  type CheckoutTestSite,
  ledgerOf,
  openCheckoutSite,
} from '../testing/checkout-site.ts'
import { reconcile } from './reconcile.ts'

let shop: CheckoutTestSite
let count = 0

beforeAll(async () => {
  shop = await openCheckoutSite({ expectedFaults: /ALARM/ })
})
afterAll(() => shop?.close())

async function purchase(card: string = CARDS.good) {
  const email = `refund-${++count}@learner.example`
  const buyer = browser(shop.site.url)
  const sessionId = await buyer.begin(email)
  await shop.sandbox.pay(sessionId, card)
  await buyer.verifyPayment(sessionId)
  await shop.sandbox.delivered()
  return { email, sessionId, buyer }
}

/** Access, and the state of each purchase. */
async function standing(email: string) {
  const { db } = shop.site
  const purchases = await db.selectFrom('purchases').select('state').where('email', '=', email).execute()
  const access = await db
    .selectFrom('paid_customers')
    .innerJoin('users', 'users.id', 'paid_customers.customer_id')
    .select('users.id')
    .where('users.email', '=', email)
    .execute()
  return [access.length, ...purchases.map(({ state }) => state)]
}

const openAlarms = async (kind: AlarmKind, subject: string) =>
  (
    await shop.site.db
      .selectFrom('alarms')
      .select('solved_at')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .execute()
  ).map((row) => (row.solved_at === null ? 'open' : 'solved'))

const refundsOf = (sessionId: string) =>
  shop.site.db
    .selectFrom('refunds')
    .innerJoin('purchases', 'purchases.id', 'refunds.purchase_id')
    .select(['refunds.amount', 'refunds.state', 'refunds.pending_reason', 'refunds.failure_reason'])
    .where('purchases.session_id', '=', sessionId)
    // Not by time: two of one second would come in any order.
    .orderBy('refunds.amount')
    .execute()

const refund = (amount: number, state: string, facts: object = {}) => ({
  amount,
  state,
  pending_reason: null,
  failure_reason: null,
  ...facts,
})

test('a full refund ends access; the record stays, and the course can be bought again', async () => {
  const { email, sessionId, buyer } = await purchase()
  expect(await standing(email)).toEqual([1, 'active'])
  await shop.sandbox.refund(sessionId)
  await expect.poll(() => standing(email)).toEqual([0, 'refunded'])
  expect(await ledgerOf(shop, sessionId)).toEqual(['payment.received', 'payment.refunded', 'access.ended'])
  expect((await buyer.verifyPayment(sessionId)).body).toMatchObject({ success: false, state: 'ended' })

  const again = await buyer.begin(email)
  await shop.sandbox.pay(again)
  expect((await buyer.verifyPayment(again)).body).toMatchObject({ success: true, email })
  expect((await standing(email))[0]).toBe(1)
})

test('a refund in parts ends access when nothing is left', async () => {
  const { email, sessionId } = await purchase()
  await shop.sandbox.refund(sessionId, 10000)
  await expect.poll(() => ledgerOf(shop, sessionId)).toEqual(['payment.received', 'payment.refunded'])
  expect(await standing(email)).toEqual([1, 'active'])
  await shop.sandbox.refund(sessionId)
  await expect.poll(() => standing(email)).toEqual([0, 'refunded'])
  expect(await refundsOf(sessionId)).toEqual([refund(10000, 'succeeded'), refund(19900, 'succeeded')])
})

test('a refund on its way counts, is followed to its end, and asks for help when it fails', async () => {
  const { email, sessionId } = await purchase(CARDS.refundPends)
  const first = await shop.sandbox.refund(sessionId, 5000)
  await expect
    .poll(() => refundsOf(sessionId))
    .toEqual([refund(5000, 'pending', { pending_reason: 'processing' })])
  await shop.sandbox.control('POST', `/refunds/${first.id}/finish`, { outcome: 'fail' })
  const failed = refund(5000, 'failed', { failure_reason: 'expired_or_canceled_card' })
  await expect.poll(() => refundsOf(sessionId)).toEqual([failed])
  expect(await openAlarms('refund.failed', first.id)).toEqual(['open'])
  expect(await standing(email)).toEqual([1, 'active'])

  const second = await shop.sandbox.refund(sessionId, 6000)
  await expect.poll(() => openAlarms('refund.failed', first.id)).toEqual(['solved'])
  await shop.sandbox.control('POST', `/refunds/${second.id}/finish`)
  await expect.poll(() => refundsOf(sessionId)).toEqual([failed, refund(6000, 'succeeded')])
  expect(await openAlarms('refund.failed', second.id)).toEqual([])
})

test('a refund that the bank sends back restores access', async () => {
  const { email, sessionId } = await purchase(CARDS.refundFailsLater)
  const refund = await shop.sandbox.refund(sessionId)
  await expect.poll(() => standing(email)).toEqual([0, 'refunded'])
  await shop.sandbox.control('POST', `/refunds/${refund.id}/finish`)
  await expect.poll(() => standing(email)).toEqual([1, 'active'])
  // What happens in one millisecond has no order.
  expect((await ledgerOf(shop, sessionId)).sort()).toEqual([
    'access.ended',
    'access.restored',
    'payment.received',
    'payment.refunded',
    'refund.failed',
  ])
})

const disputeAt = (id: string) =>
  shop.site.db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst()

test.each([
  ['lost', [0, 'disputed']],
  ['won', [1, 'active']],
])('a dispute that is %s', async (status, after) => {
  const { email, sessionId } = await purchase()
  const dispute = await shop.sandbox.control<{ id: string }>('POST', `/sessions/${sessionId}/dispute`, {})
  await expect.poll(() => ledgerOf(shop, sessionId)).toContain('payment.disputed')
  expect(await standing(email)).toEqual([1, 'active'])
  expect(await openAlarms('payment.disputed', dispute.id)).toEqual(['open'])
  expect(await disputeAt(dispute.id)).toMatchObject({
    amount: 29900,
    state: 'needs_response',
    reason: 'fraudulent',
    due_by: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  await expect.poll(() => shop.site.logged.filter((line) => line.includes(dispute.id))).toHaveLength(1)
  await shop.sandbox.control('POST', `/disputes/${dispute.id}`, { status })
  await shop.sandbox.delivered()
  await expect.poll(() => standing(email)).toEqual(after)
  await expect.poll(() => openAlarms('payment.disputed', dispute.id)).toEqual(['solved'])
  expect(await disputeAt(dispute.id)).toMatchObject({ state: status })
})

test('somebody who paid twice keeps access when one of the payments is refunded', async () => {
  const { email, sessionId } = await purchase()
  const { site } = shop
  const second = await site.cards.api.checkout.sessions.create({
    ...JSON.parse(
      (
        await site.db
          .selectFrom('checkout_attempts')
          .select('parameters')
          .where('session_id', '=', sessionId)
          .executeTakeFirstOrThrow()
      ).parameters,
    ),
  })
  await shop.sandbox.pay(second.id)
  await expect.poll(() => ledgerOf(shop, second.id)).toEqual(['payment.received', 'payment.duplicate'])
  const account = await site.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(await openAlarms('payment.duplicate', account.id)).toEqual(['open'])
  await shop.sandbox.refund(sessionId)
  await expect.poll(async () => (await standing(email)).toSorted()).toEqual([1, 'active', 'refunded'])
  expect(await openAlarms('payment.duplicate', account.id)).toEqual(['solved'])
  await shop.sandbox.refund(second.id)
  await expect.poll(() => standing(email)).toEqual([0, 'refunded', 'refunded'])
})

test('two refunds of one customer at the same moment end access', async () => {
  const first = await purchase()
  const parameters = await shop.site.db
    .selectFrom('checkout_attempts')
    .select('parameters')
    .where('session_id', '=', first.sessionId)
    .executeTakeFirstOrThrow()
  const second = await shop.site.cards.api.checkout.sessions.create(JSON.parse(parameters.parameters))
  await shop.sandbox.pay(second.id)
  await expect.poll(() => standing(first.email)).toEqual([1, 'active', 'active'])
  await Promise.all([shop.sandbox.refund(first.sessionId), shop.sandbox.refund(second.id)])
  await expect.poll(() => standing(first.email)).toEqual([0, 'refunded', 'refunded'])
})

test('the reconciler finds payments, refunds and disputes that nobody told us about', async () => {
  const refunded = await purchase()
  const disputed = await purchase()
  const restore = await shop.sandbox.loseEvents()
  const paid = { email: 'unheard@learner.example', buyer: browser(shop.site.url) }
  await shop.sandbox.pay(await paid.buyer.begin(paid.email))
  const early = { email: 'refunded-unheard@learner.example', buyer: browser(shop.site.url) }
  const earlySession = await early.buyer.begin(early.email)
  await shop.sandbox.pay(earlySession)
  await shop.sandbox.refund(earlySession)
  await shop.sandbox.refund(refunded.sessionId)
  const dispute = await shop.sandbox.control<{ id: string }>(
    'POST',
    `/sessions/${disputed.sessionId}/dispute`,
    {},
  )
  await shop.sandbox.control('POST', `/disputes/${dispute.id}`, { status: 'lost' })
  await restore()

  await Promise.all([reconcile(shop.site), reconcile(shop.site)])
  expect(await standing(paid.email)).toEqual([1, 'active'])
  expect(await standing(refunded.email)).toEqual([0, 'refunded'])
  expect(await refundsOf(refunded.sessionId)).toEqual([refund(29900, 'succeeded')])
  expect(await standing(disputed.email)).toEqual([0, 'disputed'])
  // Paid and given back before we heard of it: written down, but nobody is let in or written to.
  expect(await standing(early.email)).toEqual([0, 'refunded'])
  expect(
    await shop.site.db.selectFrom('users').select('id').where('email', '=', early.email).execute(),
  ).toEqual([])
})

test('a payment that was refunded before we heard of it gives access when the refund fails', async () => {
  const restore = await shop.sandbox.loseEvents()
  const email = 'late-access@learner.example'
  const sessionId = await browser(shop.site.url).begin(email)
  await shop.sandbox.pay(sessionId, CARDS.refundFailsLater)
  const refund = await shop.sandbox.refund(sessionId)
  await reconcile(shop.site)
  expect(await standing(email)).toEqual([0, 'refunded'])
  await shop.sandbox.control('POST', `/refunds/${refund.id}/finish`)
  await reconcile(shop.site)
  expect(await standing(email)).toEqual([1, 'active'])
  await restore()
})

test('after the update, earlier refunds, known as sums until then, are fetched one by one', async () => {
  const { sessionId } = await purchase()
  await shop.sandbox.refund(sessionId, 4000)
  await shop.sandbox.refund(sessionId, 3000)
  await shop.sandbox.delivered()
  await expect.poll(() => refundsOf(sessionId)).toHaveLength(2)
  const { db } = shop.site
  const waiting = db.selectFrom('card_events').select('id').where('state', '=', 'waiting')
  await expect.poll(() => waiting.execute(), { message: 'no event needs the tables any more' }).toEqual([])
  await reconcile(shop.site)
  for (const table of ['refunds', 'refund_requests', 'disputes']) await db.schema.dropTable(table).execute()
  await db.schema.dropIndex('purchases_by_state').execute()
  await updateTo0020.up(db)
  await reconcile(shop.site)
  expect(await refundsOf(sessionId)).toEqual([refund(3000, 'succeeded'), refund(4000, 'succeeded')])
})

test('a reconciler with nothing to do asks three questions and writes nothing but its mark', async () => {
  await reconcile(shop.site)
  const asked: string[] = []
  const { api } = shop.site.cards
  const note = (request: { path: string }) => void asked.push(request.path.split('?')[0]!)
  api.on('request', note)
  await reconcile(shop.site)
  api.off('request', note)
  expect(asked).toEqual(['/v1/checkout/sessions', '/v1/refunds', '/v1/disputes'])
})
