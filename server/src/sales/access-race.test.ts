import { expect, test } from 'vitest'
import { openCheckoutSite } from '../testing/checkout-site.ts'
import { fulfillCheckout } from './fulfill-checkout.ts'
import { sessionParameters } from './price.ts'
import { syncPaymentState } from './sync-payment-state.ts'

const ROUNDS = process.env.TEST_ALL ? 200 : 50

test(`keeps access when a customer pays again while an earlier payment is refunded, ${ROUNDS} times`, {
  timeout: 240_000,
}, async ({ onTestFinished }) => {
  const checkout = await openCheckoutSite({ expectedFaults: /ALARM/ })
  onTestFinished(checkout.close)
  const { site, sandbox } = checkout
  await sandbox.loseEvents()

  const pay = async (email: string, name: string) => {
    const parameters = sessionParameters('http://localhost:3000', {
      attemptId: name,
      email,
      promotionCode: null,
    })
    const session = await site.cards.api.checkout.sessions.create(parameters)
    await sandbox.pay(session.id)
    return session.id
  }
  const locked: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const email = `race-${round}@learner.example`
    const [first, second] = [await pay(email, `first-${round}`), await pay(email, `second-${round}`)]
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
