import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { newOperation } from '../testing/admin.ts'
import { CARDS, openCheckoutSite, WEBHOOK_SECRET } from '../testing/checkout-site.ts'
import { freePorts, startProcess } from '../testing/start-process.ts'
import { fulfillCheckout } from './checkout/fulfill-checkout.ts'
import { sessionParameters } from './checkout/price.ts'
import { syncPaymentState } from './provider/sync-payment-state.ts'

const ROUNDS = process.env.TEST_ALL ? 200 : 60

test(`two processes on PostgreSQL: erasing a customer while their refund arrives, ${ROUNDS} rounds, no deadlock and no 500`, {
  timeout: 600_000,
}, async ({ onTestFinished, skip }) => {
  skip(inject('engine') === 'sqlite', 'SQLite supports only one process')
  const { site, sandbox, close } = await openCheckoutSite({ expectedFaults: /ALARM/ })
  onTestFinished(close)
  const { database } = site.config
  if (database.kind !== 'postgres') throw new Error('the site does not run on PostgreSQL')
  const [PORT] = (await freePorts(1)) as [string]
  const secondProcess = await startProcess({
    PORT,
    SITE_URL: site.config.siteUrl,
    DATA_DIR: site.config.dataDir,
    DATABASE_URL: database.url,
    SANDBOX_URL: sandbox.url,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  })
  const { accessToken } = await site.administrator()
  const erase = async (id: string, email: string) => {
    const response = await fetch(`${secondProcess.url}/functions/v1/admin-customer-erase`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ ...newOperation(), id, expected: email }),
    })
    return response.ok ? 'erased' : `${response.status}: ${await response.text()}`
  }

  for (let round = 0; round < ROUNDS; round++) {
    const email = `erased-${round}@learner.example`
    const parameters = sessionParameters(site.config.siteUrl, {
      attemptId: `erased-${round}`,
      email,
      promotionCode: null,
    })
    const { id } = await site.cards.api.checkout.sessions.create(parameters)
    await sandbox.pay(id, CARDS.good)
    const paid = await fulfillCheckout(site, id)
    if (paid.state !== 'fulfilled') throw new Error(`the payment is ${paid.state}`)
    // More actions than one administrator may take in a minute.
    await sql`delete from rate_limits`.execute(site.db)
    const { customer_id, payment_intent } = paid.purchase
    // The refund arrives as a webhook, or is found by the reconciler, which is closer in time.
    const isFound = round % 2 === 0
    if (isFound) await sandbox.refund(id)
    const [outcome] = await Promise.all([
      erase(customer_id!, email),
      isFound ? syncPaymentState(site, payment_intent!) : sandbox.refund(id),
    ])
    expect(outcome).toBe('erased')
  }

  await sandbox.waitForDeliveries()
  const listPurchases = () => site.db.selectFrom('purchases').select(['email', 'state']).execute()
  await expect
    .poll(async () => (await listPurchases()).filter(({ state }) => state !== 'refunded'))
    .toEqual([])
  const purchases = await listPurchases()
  expect(purchases).toHaveLength(ROUNDS)
  expect(purchases.filter(({ email }) => !email.endsWith('@deleted.invalid'))).toEqual([])
  expect(await site.db.selectFrom('paid_customers').select('customer_id').execute()).toEqual([])
  expect(`${site.logged.join('')}${secondProcess.output()}`).not.toContain('deadlock')
})
