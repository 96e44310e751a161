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
import { fulfillCheckout } from '../checkout/fulfill-checkout.ts'
import { reconcile } from '../provider/reconcile.ts'

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

/** Orders for free in two browsers at once. The first order is fulfilled, and the second one is not reported yet. */
async function orderTwice(email: string) {
  const [first, second] = [newBrowser(), newBrowser()]
  const firstId = await first.beginCheckout(email, CODE)
  const secondId = await second.beginCheckout(email, CODE)
  const resumeEvents = await checkout.sandbox.loseEvents()
  for (const id of [firstId, secondId]) await checkout.sandbox.pay(id)
  await resumeEvents()
  await fulfillCheckout(checkout.site, firstId)
  return { firstId, second, secondId }
}

test('a repeated free order is ignored for good, also after staff revoke access', async () => {
  const email = newEmail()
  const { firstId, second, secondId } = await orderTwice(email)
  await fulfillCheckout(checkout.site, secondId)
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
  const { second: browser, secondId } = await orderTwice(email)
  await revokeAccess(email)
  expect((await browser.verifyPayment(secondId)).body).toMatchObject({
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
  const { secondId: ignoredId } = await orderTwice(email)
  await revokeAccess(email)
  await fulfillCheckout(checkout.site, ignoredId)
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

test('a customer whose access staff revoked gets no form for a free order, and uses up nothing', async () => {
  const { email } = await checkout.site.signedUp()
  const browser = newBrowser()
  await browser.beginCheckout(email, CODE)
  await revokeAccess(email)
  const { api } = checkout.site.cards
  const countSessions = async () => (await api.checkout.sessions.list({ limit: 100 })).data.length
  const count = await countSessions()
  for (const buyer of [browser, newBrowser()]) {
    expect(await buyer.createCheckout(email, CODE)).toMatchObject({
      status: 409,
      body: {
        code: 'checkout.access_ended',
        error: "Your access to the course has ended, and a free order doesn't restore it. Please contact us.",
      },
    })
  }
  expect(await countSessions()).toBe(count)
  expect((await browser.createCheckout(email)).status).toBe(200)
})
