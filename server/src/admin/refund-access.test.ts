import type { PaymentDetails } from '@course/contract/sales/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData, newOperation } from '../testing/admin.ts'
import { CARDS, type CheckoutTestSite, checkoutBrowser, openCheckoutSite } from '../testing/checkout-site.ts'
import type { Member } from '../testing/people.ts'

let checkout: CheckoutTestSite
let owner: Member
let count = 0

beforeAll(async () => {
  checkout = await openCheckoutSite({ expectedFaults: /ALARM|will be retried/ })
  owner = await checkout.site.administrator()
})
afterAll(() => checkout?.close())

async function buyCourse() {
  const buyer = checkoutBrowser(checkout.site.url)
  const sessionId = await buyer.beginCheckout(`refund-access-${++count}@learner.example`)
  await checkout.sandbox.pay(sessionId, CARDS.good)
  await buyer.verifyPayment(sessionId)
  await checkout.sandbox.waitForDeliveries()
  return checkout.site.db
    .selectFrom('purchases')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
}

type Purchase = Awaited<ReturnType<typeof buyCourse>>

const refund = (purchase: Purchase, amount: number, access: string) =>
  callFunctionData(owner, 'admin-refund', {
    ...newOperation(),
    purchaseId: purchase.id,
    amount,
    cause: null,
    expected: 29900,
    access,
  })

/** State of the purchase, access of its customer, and number of refund emails. */
async function stateOf({ id, customer_id, email }: Purchase) {
  const { db } = checkout.site
  const { state } = await db
    .selectFrom('purchases')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { access } = await db
    .selectFrom('users')
    .select('access')
    .where('id', '=', customer_id!)
    .executeTakeFirstOrThrow()
  const mails = await db
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', email)
    .where('kind', '=', 'refund')
    .execute()
  return { state, access, mails: mails.length }
}

const requestState = async ({ id }: Purchase) =>
  (
    await checkout.site.db
      .selectFrom('queued_refunds')
      .select('state')
      .where('purchase_id', '=', id)
      .executeTakeFirstOrThrow()
  ).state

test('keeps access after a full refund if chosen, emails the customer once, and returns the payment details', async () => {
  const purchase = await buyCourse()
  await refund(purchase, 29900, 'stays')
  await expect.poll(() => stateOf(purchase)).toEqual({ state: 'refunded', access: 'given', mails: 1 })
  const details = await callFunctionData<PaymentDetails>(owner, 'admin-payment', { id: purchase.id })
  expect(details).toMatchObject({
    payment: {
      id: purchase.id,
      customerId: purchase.customer_id,
      left: 0,
      paymentId: purchase.payment_intent,
    },
    refunds: [{ amount: 29900, by: owner.email, note: 'for the test' }],
    disputes: [],
    auditLog: [
      {
        action: 'payment.refund',
        actorLabel: owner.email,
        change: { access: { old: 'paid', new: 'stays' } },
      },
    ],
  })
  expect(details.events.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Paid $299', 'Total refunded: $299']),
  )
  expect((await callFunction(owner, 'admin-payment', { id: 'none' })).status).toBe(404)
  // Events that arrive again send no second email.
  await checkout.sandbox.waitForDeliveries()
  expect((await stateOf(purchase)).mails).toBe(1)
})

test('ends access with a partial refund only if chosen', async () => {
  const [ended, left] = [await buyCourse(), await buyCourse()]
  await refund(ended, 10000, 'ends')
  await refund(left, 10000, 'follows')
  await expect.poll(() => stateOf(ended)).toEqual({ state: 'active', access: 'ended', mails: 1 })
  await expect.poll(() => stateOf(left)).toEqual({ state: 'active', access: 'paid', mails: 1 })
})

test('reverts the access choice and sends no email when the provider refuses the refund', async () => {
  const [ended, staying] = [await buyCourse(), await buyCourse()]
  for (const { session_id } of [ended, staying])
    await checkout.sandbox.control('POST', `/sessions/${session_id}/dispute`, {})
  await refund(ended, 10000, 'ends')
  await refund(staying, 29900, 'stays')
  for (const purchase of [ended, staying]) {
    await expect.poll(() => requestState(purchase)).toBe('refused')
    expect(await stateOf(purchase)).toEqual({ state: 'active', access: 'paid', mails: 0 })
  }
  const overrides = await checkout.site.db
    .selectFrom('access_overrides')
    .select('customer_id')
    .where('customer_id', 'in', [ended.customer_id!, staying.customer_id!])
    .execute()
  expect(overrides).toEqual([])
})
