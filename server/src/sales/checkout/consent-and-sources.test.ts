import type { Funnel } from '@course/contract/admin/overview'
import type { PaymentDetails } from '@course/contract/sales/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayUtc } from '../../platform/days.ts'
import { callFunctionData } from '../../testing/admin.ts'
import { type CheckoutTestSite, checkoutBrowser, openCheckoutSite } from '../../testing/checkout-site.ts'
import type { Member } from '../../testing/people.ts'
import { countCheckout } from '../store/checkouts-per-day.ts'
import { findPurchaseBySession } from '../store/purchases.ts'

let checkout: CheckoutTestSite
let owner: Member
beforeAll(async () => {
  checkout = await openCheckoutSite()
  owner = await checkout.site.administrator()
})
afterAll(() => checkout?.close())

async function pay(sessionId: string) {
  await checkout.sandbox.pay(sessionId)
  await expect.poll(() => findPurchaseBySession(checkout.site.db, sessionId)).toBeDefined()
  return (await findPurchaseBySession(checkout.site.db, sessionId))!
}

const publishTerms = (content: string) =>
  owner.rest.from('policy_content').insert({ policy_type: 'terms', content, is_current: true })

test('stores the version of the terms that applied when the buyer continued last', async () => {
  const first = await pay(await checkoutBrowser(checkout.site.url).beginCheckout('first@learner.example'))
  expect(first.terms_version).toBe(1)

  const buyer = checkoutBrowser(checkout.site.url)
  await buyer.beginCheckout('second@learner.example')
  expect((await publishTerms('<p>Other terms</p>')).status).toBe(201)
  // The same card form, with the new terms below it.
  const second = await pay(await buyer.beginCheckout('second@learner.example'))
  expect(second.terms_version).toBe(2)

  const { payment } = await callFunctionData<PaymentDetails>(owner, 'admin-payment', { id: second.id })
  expect(payment).toMatchObject({ termsVersion: 2, source: '(direct)' })
})

test('reports visits, checkouts, sales and revenue by source, and no revenue to support', async () => {
  const { site } = checkout
  const visit = (source: string) => site.visitor().functions.invoke('track-visit', { body: { source } })
  for (const source of ['newsletter', 'newsletter', 'search.example']) await visit(source)
  await callFunctionData(owner, 'admin-stats')
  const browser = checkoutBrowser(site.url, 'newsletter')
  const { amount } = await pay(await browser.beginCheckout('third@learner.example'))

  const rowOf = async (member: Member) =>
    (await callFunctionData<Funnel>(member, 'admin-funnel', {})).sources.find(
      ({ source }) => source === 'newsletter',
    )
  const newsletter = { source: 'newsletter', visits: 2, checkouts: 1, sales: 1 }
  expect(await rowOf(owner)).toEqual({ ...newsletter, revenue: amount })
  expect(await rowOf(await site.staffMember('support'))).toEqual({ ...newsletter, revenue: null })
})

test('counts no more than 300 sources a day by name', async () => {
  const { db, clock } = checkout.site
  const day = todayUtc(clock)
  await db.deleteFrom('checkouts_per_source').execute()
  await db
    .insertInto('checkouts_per_source')
    .values(
      Array.from({ length: 300 }, (_, index) => ({ day, source: `site-${index}.example`, checkouts: 1 })),
    )
    .execute()
  const count = (source: string) => db.transaction().execute((trx) => countCheckout(trx, clock, source))
  await Promise.all(['one.example', 'two.example', 'site-7.example'].map(count))
  const rows = await db.selectFrom('checkouts_per_source').selectAll().where('day', '=', day).execute()
  const counts = Object.fromEntries(rows.map(({ source, checkouts }) => [source, checkouts]))
  expect(counts).toMatchObject({ 'site-7.example': 2, '(other)': 2 })
  expect(Object.keys(counts)).toHaveLength(301)
})
