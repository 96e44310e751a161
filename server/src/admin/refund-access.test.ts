import type { PaymentDetails } from '@course/contract/billing/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData, operation } from '../testing/admin.ts'
import { browser, CARDS, type CheckoutTestSite, openCheckoutSite } from '../testing/checkout-site.ts'
import type { Member } from '../testing/people.ts'

let shop: CheckoutTestSite
let owner: Member
let count = 0

beforeAll(async () => {
  shop = await openCheckoutSite({ expectedFaults: /ALARM|waits for another turn/ })
  owner = await shop.site.administrator()
})
afterAll(() => shop?.close())

async function purchase() {
  const buyer = browser(shop.site.url)
  const sessionId = await buyer.begin(`refund-access-${++count}@learner.example`)
  await shop.sandbox.pay(sessionId, CARDS.good)
  await buyer.verifyPayment(sessionId)
  await shop.sandbox.delivered()
  return shop.site.db
    .selectFrom('purchases')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
}

type Bought = Awaited<ReturnType<typeof purchase>>

const refund = (bought: Bought, amount: number, access: string) =>
  callFunctionData(owner, 'admin-refund', {
    ...operation(),
    purchaseId: bought.id,
    amount,
    cause: null,
    expected: 29900,
    access,
  })

/** How the purchase stands, what access rests on, and how many mails tell of a refund. */
async function standing({ id, customer_id, email }: Bought) {
  const { db } = shop.site
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

const requestState = async ({ id }: Bought) =>
  (
    await shop.site.db
      .selectFrom('refund_requests')
      .select('state')
      .where('purchase_id', '=', id)
      .executeTakeFirstOrThrow()
  ).state

test('access stays after a full refund when that is chosen; the customer is told once, and the payment has a page', async () => {
  const bought = await purchase()
  await refund(bought, 29900, 'stays')
  await expect.poll(() => standing(bought)).toEqual({ state: 'refunded', access: 'given', mails: 1 })
  const page = await callFunctionData<PaymentDetails>(owner, 'admin-payment', { id: bought.id })
  expect(page).toMatchObject({
    payment: { id: bought.id, customerId: bought.customer_id, left: 0, paymentId: bought.payment_intent },
    refunds: [{ amount: 29900, by: owner.email, note: 'for the test' }],
    disputes: [],
    acts: [
      {
        action: 'payment.refund',
        actorLabel: owner.email,
        change: { access: { old: 'paid', new: 'stays' } },
      },
    ],
  })
  expect(page.events.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Paid $299', 'Total refunded: $299']),
  )
  expect((await callFunction(owner, 'admin-payment', { id: 'none' })).status).toBe(404)
  // Asked about again, as the reconciler does, nobody is told a second time.
  await shop.sandbox.delivered()
  expect((await standing(bought)).mails).toBe(1)
})

test('access ends with a part when that is chosen, and a plain part leaves it', async () => {
  const [ended, left] = [await purchase(), await purchase()]
  await refund(ended, 10000, 'ends')
  await refund(left, 10000, 'follows')
  await expect.poll(() => standing(ended)).toEqual({ state: 'active', access: 'ended', mails: 1 })
  await expect.poll(() => standing(left)).toEqual({ state: 'active', access: 'paid', mails: 1 })
})

test('a refund that the provider refuses takes the choice back, and tells the customer nothing', async () => {
  const [ended, kept] = [await purchase(), await purchase()]
  for (const { session_id } of [ended, kept])
    await shop.sandbox.control('POST', `/sessions/${session_id}/dispute`, {})
  await refund(ended, 10000, 'ends')
  await refund(kept, 29900, 'stays')
  for (const bought of [ended, kept]) {
    await expect.poll(() => requestState(bought)).toBe('refused')
    expect(await standing(bought)).toEqual({ state: 'active', access: 'paid', mails: 0 })
  }
  const overrides = await shop.site.db
    .selectFrom('access_overrides')
    .select('customer_id')
    .where('customer_id', 'in', [ended.customer_id!, kept.customer_id!])
    .execute()
  expect(overrides).toEqual([])
})
