import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideAccess, overrideAccess, withdrawOverride } from '../../access/index.ts'
import {
  CARDS,
  type CheckoutTestSite,
  checkoutBrowser,
  createProviderCode,
  ledgerOf,
  mailKindsTo,
  openCheckoutSite,
} from '../../testing/checkout-site.ts'
import { fulfillCheckout } from '../fulfill-checkout.ts'
import { reconcile } from '../reconcile.ts'

const CODE = 'FREE-FOR-FRIENDS'
let checkout: CheckoutTestSite
let count = 0
const newEmail = () => `free-${++count}@learner.example`

beforeAll(async () => {
  checkout = await openCheckoutSite()
  await createProviderCode(checkout.site.cards, { percent_off: 100 }, { code: CODE, max_redemptions: 50 })
})
afterAll(() => checkout?.close())

const newBrowser = () => checkoutBrowser(checkout.site.url)
const purchasesOf = (email: string) =>
  checkout.site.db.selectFrom('purchases').selectAll().where('email', '=', email).execute()
const accountOf = (email: string) =>
  checkout.site.db
    .selectFrom('users')
    .select(['id', 'access'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

async function revokeAccess(email: string) {
  const { id: customerId } = await accountOf(email)
  await checkout.site.db.transaction().execute(async (trx) => {
    const { clock } = checkout.site
    await overrideAccess(trx, clock, { customerId, kind: 'ended', reason: '', decided_by: customerId })
    await decideAccess(trx, checkout.site, customerId)
  })
}

/** Orders for free, and returns the session. */
async function orderForFree(email: string, browser = newBrowser()): Promise<string> {
  const sessionId = await browser.beginCheckout(email, CODE)
  await checkout.sandbox.pay(sessionId)
  await fulfillCheckout(checkout.site, sessionId)
  return sessionId
}

test('a repeated free order is ignored for good, also after staff revoke access', async () => {
  const email = newEmail()
  const [first, second] = [newBrowser(), newBrowser()]
  const firstId = await first.beginCheckout(email, CODE)
  const secondId = await second.beginCheckout(email, CODE)
  const resumeEvents = await checkout.sandbox.loseEvents()
  for (const id of [firstId, secondId]) await checkout.sandbox.pay(id)
  for (const id of [firstId, secondId]) await fulfillCheckout(checkout.site, id)
  await resumeEvents()
  expect((await second.verifyPayment(secondId)).body).toMatchObject({ success: true })
  expect(await ledgerOf(checkout, secondId)).toEqual(['payment.ignored'])

  await revokeAccess(email)
  await reconcile(checkout.site)
  expect((await second.verifyPayment(secondId)).body).toMatchObject({ success: false, state: 'ignored' })
  expect(await purchasesOf(email)).toMatchObject([{ session_id: firstId }])
  expect((await accountOf(email)).access).toBe('ended')
})

test('a free order does not undo that staff revoked access, and a paid one does', async () => {
  const email = newEmail()
  await orderForFree(email)
  await revokeAccess(email)

  const browser = newBrowser()
  const freeId = await orderForFree(email, browser)
  expect((await browser.verifyPayment(freeId)).body).toMatchObject({
    success: false,
    state: 'ignored',
    error: expect.stringContaining("a free order doesn't restore it"),
  })
  expect((await accountOf(email)).access).toBe('ended')
  expect(await purchasesOf(email)).toHaveLength(1)
  expect(await mailKindsTo(checkout, email)).toEqual(['order-confirmation'])

  const paidId = await browser.beginCheckout(email)
  await checkout.sandbox.pay(paidId, CARDS.good)
  expect((await browser.verifyPayment(paidId)).body).toMatchObject({ success: true })
  expect((await accountOf(email)).access).toBe('paid')
})

test('an ignored free order stays ignored when staff restore access', async () => {
  const email = newEmail()
  await orderForFree(email)
  await revokeAccess(email)
  const ignoredId = await orderForFree(email)
  const { id } = await accountOf(email)
  await checkout.site.db.transaction().execute(async (trx) => {
    await withdrawOverride(trx, id)
    await decideAccess(trx, checkout.site, id)
  })
  await reconcile(checkout.site)
  expect((await newBrowser().verifyPayment(ignoredId)).body).toMatchObject({ success: true })
  expect(await purchasesOf(email)).toHaveLength(1)
  expect((await accountOf(email)).access).toBe('paid')
})
