import { expect, test } from 'vitest'
import { type CheckoutTestSite, openCheckoutSite } from '../testing/checkout-site.ts'
import { fulfillCheckout } from './checkout/fulfill-checkout.ts'
import { sessionParameters } from './checkout/price.ts'
import { syncPaymentState } from './provider/sync-payment-state.ts'

async function pay({ site, sandbox }: CheckoutTestSite, email: string, name: string) {
  const parameters = sessionParameters('http://localhost:3000', {
    attemptId: name,
    email,
    promotionCode: null,
  })
  const session = await site.cards.api.checkout.sessions.create(parameters)
  await sandbox.pay(session.id)
  return session.id
}

const ROUNDS = process.env.TEST_ALL ? 200 : 50

test(`keeps access when a customer pays again while an earlier payment is refunded, ${ROUNDS} times`, {
  timeout: 240_000,
}, async ({ onTestFinished }) => {
  const checkout = await openCheckoutSite({ expectedFaults: /ALARM/ })
  onTestFinished(checkout.close)
  const { site, sandbox } = checkout
  await sandbox.loseEvents()

  const locked: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const email = `race-${round}@learner.example`
    const [first, second] = [
      await pay(checkout, email, `first-${round}`),
      await pay(checkout, email, `second-${round}`),
    ]
    const before = await fulfillCheckout(site, first)
    if (before.state !== 'fulfilled') throw new Error(`the first payment is ${before.state}`)
    await sandbox.refund(first)
    await Promise.all([
      fulfillCheckout(site, second),
      syncPaymentState(site, before.purchase.payment_intent!),
    ])
    const access = await site.db
      .selectFrom('paid_customers')
      .select('customer_id')
      .where('customer_id', '=', before.purchase.customer_id!)
      .execute()
    if (access.length === 0) locked.push(email)
  }
  expect(locked, 'paid and locked out').toEqual([])
})

test('records several payments of a new customer at once without a deadlock', async ({ onTestFinished }) => {
  const checkout = await openCheckoutSite({ expectedFaults: /ALARM/ })
  onTestFinished(checkout.close)
  await checkout.sandbox.loseEvents()
  for (let round = 0; round < 5; round++) {
    const names = ['first', 'second', 'third'].map((name) => `${name}-of-new-${round}`)
    const email = `new-${round}@learner.example`
    const sessions = await Promise.all(names.map((name) => pay(checkout, email, name)))
    // Each payment is reported many times.
    const results = await Promise.all(
      Array.from({ length: 8 }, () => sessions)
        .flat()
        .map((id) => fulfillCheckout(checkout.site, id)),
    )
    expect(results.map(({ state }) => state)).toEqual(results.map(() => 'fulfilled'))
  }
  expect(checkout.site.logged.filter((line) => line.includes('deadlock'))).toEqual([])
})
