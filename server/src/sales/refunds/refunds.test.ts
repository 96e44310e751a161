import type { AlarmKind } from '@course/content/course/mail/alarms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as updateTo0020 from '../../../migrations/0020_refunds.ts'
import {
  CARDS,
  type CheckoutTestSite,
  checkoutBrowser,
  ledgerOf,
  openCheckoutSite,
} from '../../testing/checkout-site.ts'
import { reconcile } from '../provider/reconcile.ts'

let checkout: CheckoutTestSite
let count = 0

beforeAll(async () => {
  checkout = await openCheckoutSite({ expectedFaults: /ALARM/ })
})
afterAll(() => checkout?.close())

async function purchase(card: string = CARDS.good) {
  const email = `refund-${++count}@learner.example`
  const buyer = checkoutBrowser(checkout.site.url)
  const sessionId = await buyer.beginCheckout(email)
  await checkout.sandbox.pay(sessionId, card)
  await buyer.verifyPayment(sessionId)
  await checkout.sandbox.waitForDeliveries()
  return { email, sessionId, buyer }
}

/** Access, and the state of each purchase. */
async function stateOf(email: string) {
  const { db } = checkout.site
  const purchases = await db.selectFrom('purchases').select('state').where('email', '=', email).execute()
  const access = await db
    .selectFrom('paid_customers')
    .innerJoin('users', 'users.id', 'paid_customers.customer_id')
    .select('users.id')
    .where('users.email', '=', email)
    .execute()
  return [access.length, ...purchases.map(({ state }) => state)]
}

const alarmStates = async (kind: AlarmKind, subject: string) =>
  (
    await checkout.site.db
      .selectFrom('alarms')
      .select('resolved_at')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .execute()
  ).map((row) => (row.resolved_at === null ? 'open' : 'resolved'))

const listRefunds = (sessionId: string) =>
  checkout.site.db
    .selectFrom('refunds')
    .innerJoin('purchases', 'purchases.id', 'refunds.purchase_id')
    .select(['refunds.amount', 'refunds.state', 'refunds.pending_reason', 'refunds.failure_reason'])
    .where('purchases.session_id', '=', sessionId)
    // Not by time, because refunds of the same second have no order.
    .orderBy('refunds.amount')
    .execute()

const refund = (amount: number, state: string, changes: object = {}) => ({
  amount,
  state,
  pending_reason: null,
  failure_reason: null,
  ...changes,
})

test('ends access after a full refund, keeps the record, and allows a new purchase', async () => {
  const { email, sessionId, buyer } = await purchase()
  expect(await stateOf(email)).toEqual([1, 'active'])
  await checkout.sandbox.refund(sessionId)
  await expect.poll(() => stateOf(email)).toEqual([0, 'refunded'])
  expect(await ledgerOf(checkout, sessionId)).toEqual([
    'access.ended',
    'payment.received',
    'payment.refunded',
  ])
  expect((await buyer.verifyPayment(sessionId)).body).toMatchObject({ success: false, state: 'ended' })

  const again = await buyer.beginCheckout(email)
  await checkout.sandbox.pay(again)
  expect((await buyer.verifyPayment(again)).body).toMatchObject({ success: true, email })
  expect((await stateOf(email))[0]).toBe(1)
})

test('ends access when partial refunds add up to the full amount', async () => {
  const { email, sessionId } = await purchase()
  await checkout.sandbox.refund(sessionId, 10000)
  await expect.poll(() => ledgerOf(checkout, sessionId)).toEqual(['payment.received', 'payment.refunded'])
  expect(await stateOf(email)).toEqual([1, 'active'])
  await checkout.sandbox.refund(sessionId)
  await expect.poll(() => stateOf(email)).toEqual([0, 'refunded'])
  expect(await listRefunds(sessionId)).toEqual([refund(10000, 'succeeded'), refund(19900, 'succeeded')])
})

test('tracks a pending refund to its end, and raises an alarm if it fails', async () => {
  const { email, sessionId } = await purchase(CARDS.refundPends)
  const first = await checkout.sandbox.refund(sessionId, 5000)
  await expect
    .poll(() => listRefunds(sessionId))
    .toEqual([refund(5000, 'pending', { pending_reason: 'processing' })])
  await checkout.sandbox.control('POST', `/refunds/${first.id}/finish`, { outcome: 'fail' })
  const failed = refund(5000, 'failed', { failure_reason: 'expired_or_canceled_card' })
  await expect.poll(() => listRefunds(sessionId)).toEqual([failed])
  expect(await alarmStates('refund.failed', first.id)).toEqual(['open'])
  expect(await stateOf(email)).toEqual([1, 'active'])

  const second = await checkout.sandbox.refund(sessionId, 6000)
  await expect.poll(() => alarmStates('refund.failed', first.id)).toEqual(['resolved'])
  await checkout.sandbox.control('POST', `/refunds/${second.id}/finish`)
  await expect.poll(() => listRefunds(sessionId)).toEqual([failed, refund(6000, 'succeeded')])
  expect(await alarmStates('refund.failed', second.id)).toEqual([])
})

test('restores access when the bank returns a refund', async () => {
  const { email, sessionId } = await purchase(CARDS.refundFailsLater)
  const refund = await checkout.sandbox.refund(sessionId)
  await expect.poll(() => stateOf(email)).toEqual([0, 'refunded'])
  await checkout.sandbox.control('POST', `/refunds/${refund.id}/finish`)
  await expect.poll(() => stateOf(email)).toEqual([1, 'active'])
  expect(await ledgerOf(checkout, sessionId)).toEqual([
    'access.ended',
    'access.restored',
    'payment.received',
    'payment.refunded',
    'refund.failed',
  ])
})

const disputeAt = (id: string) =>
  checkout.site.db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst()

test.each([
  ['lost', [0, 'disputed']],
  ['won', [1, 'active']],
])('applies a dispute that is %s', async (status, after) => {
  const { email, sessionId } = await purchase()
  const dispute = await checkout.sandbox.control<{ id: string }>('POST', `/sessions/${sessionId}/dispute`, {})
  await expect.poll(() => ledgerOf(checkout, sessionId)).toContain('payment.disputed')
  expect(await stateOf(email)).toEqual([1, 'active'])
  expect(await alarmStates('payment.disputed', dispute.id)).toEqual(['open'])
  expect(await disputeAt(dispute.id)).toMatchObject({
    amount: 29900,
    state: 'needs_response',
    reason: 'fraudulent',
    due_by: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  await expect.poll(() => checkout.site.logged.filter((line) => line.includes(dispute.id))).toHaveLength(1)
  await checkout.sandbox.control('POST', `/disputes/${dispute.id}`, { status })
  await checkout.sandbox.waitForDeliveries()
  await expect.poll(() => stateOf(email)).toEqual(after)
  await expect.poll(() => alarmStates('payment.disputed', dispute.id)).toEqual(['resolved'])
  expect(await disputeAt(dispute.id)).toMatchObject({ state: status })
})

test('keeps access after a duplicate payment is refunded', async () => {
  const { email, sessionId } = await purchase()
  const { site } = checkout
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
  await checkout.sandbox.pay(second.id)
  await expect.poll(() => ledgerOf(checkout, second.id)).toEqual(['payment.duplicate', 'payment.received'])
  const account = await site.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(await alarmStates('payment.duplicate', account.id)).toEqual(['open'])
  await checkout.sandbox.refund(sessionId)
  await expect.poll(async () => (await stateOf(email)).toSorted()).toEqual([1, 'active', 'refunded'])
  expect(await alarmStates('payment.duplicate', account.id)).toEqual(['resolved'])
  await checkout.sandbox.refund(second.id)
  await expect.poll(() => stateOf(email)).toEqual([0, 'refunded', 'refunded'])
})

test('ends access after two concurrent refunds of one customer', async () => {
  const first = await purchase()
  const parameters = await checkout.site.db
    .selectFrom('checkout_attempts')
    .select('parameters')
    .where('session_id', '=', first.sessionId)
    .executeTakeFirstOrThrow()
  const second = await checkout.site.cards.api.checkout.sessions.create(JSON.parse(parameters.parameters))
  await checkout.sandbox.pay(second.id)
  await expect.poll(() => stateOf(first.email)).toEqual([1, 'active', 'active'])
  await Promise.all([checkout.sandbox.refund(first.sessionId), checkout.sandbox.refund(second.id)])
  await expect.poll(() => stateOf(first.email)).toEqual([0, 'refunded', 'refunded'])
})

test('finds unreported payments, refunds and disputes by reconciliation', async () => {
  const refunded = await purchase()
  const disputed = await purchase()
  const restore = await checkout.sandbox.loseEvents()
  const paid = { email: 'unheard@learner.example', buyer: checkoutBrowser(checkout.site.url) }
  await checkout.sandbox.pay(await paid.buyer.beginCheckout(paid.email))
  const early = { email: 'refunded-unheard@learner.example', buyer: checkoutBrowser(checkout.site.url) }
  const earlySession = await early.buyer.beginCheckout(early.email)
  await checkout.sandbox.pay(earlySession)
  await checkout.sandbox.refund(earlySession)
  await checkout.sandbox.refund(refunded.sessionId)
  const dispute = await checkout.sandbox.control<{ id: string }>(
    'POST',
    `/sessions/${disputed.sessionId}/dispute`,
    {},
  )
  await checkout.sandbox.control('POST', `/disputes/${dispute.id}`, { status: 'lost' })
  await restore()

  await Promise.all([reconcile(checkout.site), reconcile(checkout.site)])
  expect(await stateOf(paid.email)).toEqual([1, 'active'])
  expect(await stateOf(refunded.email)).toEqual([0, 'refunded'])
  expect(await listRefunds(refunded.sessionId)).toEqual([refund(29900, 'succeeded')])
  expect(await stateOf(disputed.email)).toEqual([0, 'disputed'])
  // Paid and refunded before it was reported: recorded, but without an account or an email.
  expect(await stateOf(early.email)).toEqual([0, 'refunded'])
  expect(
    await checkout.site.db.selectFrom('users').select('id').where('email', '=', early.email).execute(),
  ).toEqual([])
})

test('grants access when the refund of an unreported payment fails', async () => {
  const restore = await checkout.sandbox.loseEvents()
  const email = 'late-access@learner.example'
  const sessionId = await checkoutBrowser(checkout.site.url).beginCheckout(email)
  await checkout.sandbox.pay(sessionId, CARDS.refundFailsLater)
  const refund = await checkout.sandbox.refund(sessionId)
  await reconcile(checkout.site)
  expect(await stateOf(email)).toEqual([0, 'refunded'])
  await checkout.sandbox.control('POST', `/refunds/${refund.id}/finish`)
  await reconcile(checkout.site)
  expect(await stateOf(email)).toEqual([1, 'active'])
  await restore()
})

test('fetches earlier refunds one by one after migration 0020', async () => {
  const { sessionId } = await purchase()
  await checkout.sandbox.refund(sessionId, 4000)
  await checkout.sandbox.refund(sessionId, 3000)
  await checkout.sandbox.waitForDeliveries()
  await expect.poll(() => listRefunds(sessionId)).toHaveLength(2)
  const { db } = checkout.site
  const waiting = db.selectFrom('card_events').select('id').where('state', '=', 'waiting')
  await expect.poll(() => waiting.execute(), { message: 'all events are processed' }).toEqual([])
  await reconcile(checkout.site)
  for (const table of ['refunds', 'queued_refunds', 'disputes']) await db.schema.dropTable(table).execute()
  await db.schema.dropIndex('purchases_by_state').execute()
  await updateTo0020.up(db)
  await db.schema.alterTable('refund_requests').renameTo('queued_refunds').execute()
  await reconcile(checkout.site)
  expect(await listRefunds(sessionId)).toEqual([refund(3000, 'succeeded'), refund(4000, 'succeeded')])
})

test('makes three provider calls when there is nothing to reconcile', async () => {
  await reconcile(checkout.site)
  const requestPaths: string[] = []
  const { api } = checkout.site.cards
  const recordPath = (request: { path: string }) => void requestPaths.push(request.path.split('?')[0]!)
  api.on('request', recordPath)
  await reconcile(checkout.site)
  api.off('request', recordPath)
  expect(requestPaths).toEqual(['/v1/checkout/sessions', '/v1/refunds', '/v1/disputes'])
})
