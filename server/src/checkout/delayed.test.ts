import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  browser,
  CARDS,
  type CheckoutTestSite,
  mailKindsTo,
  openCheckoutSite,
} from '../testing/checkout-site.ts'

let shop: CheckoutTestSite
let count = 0

beforeAll(async () => {
  shop = await openCheckoutSite()
})
afterAll(() => shop?.close())

async function paidLater(card: string) {
  const email = `patient-${++count}@learner.example`
  const buyer = browser(shop.site.url)
  const sessionId = await buyer.begin(email)
  expect(await shop.sandbox.pay(sessionId, card)).toMatchObject({ state: 'complete' })
  await shop.sandbox.delivered()
  return { email, buyer, sessionId }
}

const purchasesOf = (email: string) =>
  shop.site.db.selectFrom('purchases').select('state').where('email', '=', email).execute()

test('a payment that the bank has not decided on gives nothing yet, and everything when it pays', async () => {
  const { email, buyer, sessionId } = await paidLater(CARDS.succeedsLater)
  expect((await buyer.verifyPayment(sessionId)).body).toEqual({
    success: false,
    state: 'processing',
    error: 'Your payment is still being processed.',
  })
  expect(await purchasesOf(email)).toEqual([])
  expect(await mailKindsTo(shop, email)).toEqual([])

  await shop.sandbox.finish(sessionId)
  // The webhook alone is enough.
  await expect.poll(() => purchasesOf(email)).toEqual([{ state: 'active' }])
  expect(await mailKindsTo(shop, email)).toHaveLength(1)
  expect((await buyer.verifyPayment(sessionId)).body).toMatchObject({ success: true, email })
})

test('a payment that the bank refuses in the end gives nothing, and another one can be made', async () => {
  const { email, buyer, sessionId } = await paidLater(CARDS.failsLater)
  await shop.sandbox.finish(sessionId)
  await shop.sandbox.delivered()
  expect((await buyer.verifyPayment(sessionId)).body).toEqual({
    success: false,
    state: 'failed',
    error: "Your bank declined the payment, and you weren't charged.",
  })
  expect(await purchasesOf(email)).toEqual([])
  expect(await mailKindsTo(shop, email)).toEqual([])

  const again = await buyer.begin(email)
  expect(again).not.toBe(sessionId)
  await shop.sandbox.pay(again)
  await expect.poll(() => purchasesOf(email)).toEqual([{ state: 'active' }])
})

test('nobody pays twice while the bank decides', async () => {
  const { email, sessionId } = await paidLater(CARDS.succeedsLater)
  const response = await browser(shop.site.url).createCheckout(email)
  expect(response.status).toBe(409)
  expect(response.body).toMatchObject({ code: 'checkout.processing' })
  await shop.sandbox.finish(sessionId)
  await expect.poll(() => purchasesOf(email)).toEqual([{ state: 'active' }])
})
