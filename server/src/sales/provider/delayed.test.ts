import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CARDS,
  type CheckoutTestSite,
  checkoutBrowser,
  mailKindsTo,
  openCheckoutSite,
} from '../../testing/checkout-site.ts'

let checkout: CheckoutTestSite
let count = 0

beforeAll(async () => {
  checkout = await openCheckoutSite()
})
afterAll(() => checkout?.close())

async function payWithDelay(card: string) {
  const email = `patient-${++count}@learner.example`
  const buyer = checkoutBrowser(checkout.site.url)
  const sessionId = await buyer.beginCheckout(email)
  expect(await checkout.sandbox.pay(sessionId, card)).toMatchObject({ state: 'complete' })
  await checkout.sandbox.waitForDeliveries()
  return { email, buyer, sessionId }
}

const purchasesOf = (email: string) =>
  checkout.site.db.selectFrom('purchases').select('state').where('email', '=', email).execute()

test('grants access for a delayed payment only once the bank pays', async () => {
  const { email, buyer, sessionId } = await payWithDelay(CARDS.succeedsLater)
  expect((await buyer.verifyPayment(sessionId)).body).toEqual({
    success: false,
    state: 'processing',
    error: 'Your payment is still being processed.',
  })
  expect(await purchasesOf(email)).toEqual([])
  expect(await mailKindsTo(checkout, email)).toEqual([])

  await checkout.sandbox.finish(sessionId)
  // The webhook alone is enough.
  await expect.poll(() => purchasesOf(email)).toEqual([{ state: 'active' }])
  expect(await mailKindsTo(checkout, email)).toHaveLength(1)
  expect((await buyer.verifyPayment(sessionId)).body).toMatchObject({ success: true, email })
})

test('grants nothing for a delayed payment that the bank declines, and accepts another payment', async () => {
  const { email, buyer, sessionId } = await payWithDelay(CARDS.failsLater)
  await checkout.sandbox.finish(sessionId)
  await checkout.sandbox.waitForDeliveries()
  expect((await buyer.verifyPayment(sessionId)).body).toEqual({
    success: false,
    state: 'failed',
    error: "Your bank declined the payment, and you weren't charged.",
  })
  expect(await purchasesOf(email)).toEqual([])
  expect(await mailKindsTo(checkout, email)).toEqual([])

  const again = await buyer.beginCheckout(email)
  expect(again).not.toBe(sessionId)
  await checkout.sandbox.pay(again)
  await expect.poll(() => purchasesOf(email)).toEqual([{ state: 'active' }])
})

test('refuses a second checkout while a payment is processing', async () => {
  const { email, sessionId } = await payWithDelay(CARDS.succeedsLater)
  const response = await checkoutBrowser(checkout.site.url).createCheckout(email)
  expect(response.status).toBe(409)
  expect(response.body).toMatchObject({ code: 'checkout.processing' })
  await checkout.sandbox.finish(sessionId)
  await expect.poll(() => purchasesOf(email)).toEqual([{ state: 'active' }])
})
