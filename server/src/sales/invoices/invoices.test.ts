import { randomUUID } from 'node:crypto'
import type { InvoiceLink } from '@course/contract/sales/invoices'
import type { Purchase } from '@course/contract/sales/purchases'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAccountByEmail } from '../../auth/index.ts'
import {
  CARDS,
  type CheckoutTestSite,
  checkoutBrowser,
  createProviderCode,
  openCheckoutSite,
} from '../../testing/checkout-site.ts'
import type { Member } from '../../testing/people.ts'
import { fulfillCheckout } from '../checkout/fulfill-checkout.ts'
import { currentOffer, sessionParameters } from '../checkout/price.ts'
import { reconcile } from '../provider/reconcile.ts'
import { creditNotesJob } from './issue-credit-notes.ts'

const COMPANY = {
  name: 'Ada & Co.',
  address: '1 Main St\nSpringfield',
  taxId: 'DE123',
  purchaseOrder: 'PO-7',
}
let checkout: CheckoutTestSite
let count = 0
const newEmail = () => `invoice-${++count}@learner.example`

beforeAll(async () => {
  checkout = await openCheckoutSite()
})
afterAll(() => checkout?.close())

async function buy(email: string, { card = CARDS.good as string, company = COMPANY as object | null } = {}) {
  const sessionId = await checkoutBrowser(checkout.site.url).beginCheckout(
    email,
    undefined,
    company ?? undefined,
  )
  await checkout.sandbox.pay(sessionId, card)
  const fulfillment = await fulfillCheckout(checkout.site, sessionId)
  if (fulfillment.state !== 'fulfilled') throw new Error(fulfillment.state)
  const userId = (await findAccountByEmail(checkout.site.db, email))!.id
  const member = await checkout.site.signedInAgain({ userId } as Member)
  return { sessionId, member, purchase: fulfillment.purchase }
}

async function linkFor(member: Member, body: { purchaseId: string; refundId?: string }) {
  const { data, error, response } = await member.functions.invoke<InvoiceLink>('invoice-link', { body })
  return { path: data?.path, status: error ? response?.status : 200 }
}

const follow = (path: string) => fetch(checkout.site.url + path, { redirect: 'manual' })

async function pdfAt(path: string | undefined): Promise<string> {
  const response = await follow(path!)
  expect(response.status).toBe(302)
  const pdf = await fetch(response.headers.get('location')!)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  return pdf.text()
}

const purchasesOf = async (member: Member) =>
  (await member.functions.invoke<{ purchases: Purchase[] }>('purchases')).data!.purchases

const issueCreditNotes = () => creditNotesJob(checkout.site).run()
const creditNotesOf = async (sessionId: string) => {
  const { invoice } = await checkout.site.cards.api.checkout.sessions.retrieve(sessionId)
  return (await checkout.site.cards.api.creditNotes.list({ invoice: invoice as string })).data
}

test('a company gets an invoice with its details, which only the buyer can open', async () => {
  const email = newEmail()
  const { sessionId, member, purchase } = await buy(email)
  const session = await checkout.site.cards.api.checkout.sessions.retrieve(sessionId)
  expect(session).toMatchObject({ customer_creation: 'always', amount_total: currentOffer().amount })
  const attempt = await checkout.site.db
    .selectFrom('checkout_attempts')
    .select('company')
    .where('id', '=', purchase.attempt_id)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(attempt.company!)).toEqual({ ...COMPANY, address: '1 Main St, Springfield' })

  const { path } = await linkFor(member, { purchaseId: purchase.id })
  const pdf = await pdfAt(path)
  for (const text of ['Ada & Co.', '1 Main St, Springfield', 'DE123', 'PO-7'])
    expect(pdf).toContain(`(${text})`)
  expect(await purchasesOf(member)).toMatchObject([{ hasInvoice: true }])
  const mail = await checkout.site.db
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', email)
    .where('kind', '=', 'order-confirmation')
    .execute()
  expect(mail).toHaveLength(1)

  const stranger = await checkout.site.signedUp()
  expect(await linkFor(stranger, { purchaseId: purchase.id })).toMatchObject({ status: 404 })
  expect((await follow(`/invoices/${purchase.id}?token=none`)).status).toBe(410)
  expect((await follow(path!.replace(purchase.id, randomUUID()))).status).toBe(410)
  checkout.site.clock.advance(61)
  expect((await follow(path!)).status).toBe(410)
})

test('without a company, the checkout is what it was, and there is no invoice', async () => {
  const email = newEmail()
  const { sessionId, member, purchase } = await buy(email, { company: null })
  const { parameters } = await checkout.site.db
    .selectFrom('checkout_attempts')
    .select('parameters')
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  expect(Object.keys(JSON.parse(parameters))).not.toContain('customer_creation')
  const attemptId = purchase.attempt_id!
  expect(JSON.parse(parameters)).toEqual(
    sessionParameters(checkout.site.config.siteUrl, { attemptId, email, promotionCode: null }),
  )
  expect(await linkFor(member, { purchaseId: purchase.id })).toMatchObject({ status: 404 })
  expect(await purchasesOf(member)).toMatchObject([{ hasInvoice: false }])
})

test('refuses details that are missing or too long, and opens another form when they change', async () => {
  const browser = checkoutBrowser(checkout.site.url)
  const email = newEmail()
  for (const company of ['Ada', {}, { ...COMPANY, name: ' ' }, { ...COMPANY, taxId: 'x'.repeat(141) }])
    expect(await browser.createCheckout(email, undefined, company)).toMatchObject({
      status: 400,
      body: { code: 'checkout.bad_company' },
    })
  const first = await browser.beginCheckout(email)
  const second = await browser.beginCheckout(email, undefined, COMPANY)
  expect(second).not.toBe(first)
  expect(await browser.beginCheckout(email, undefined, COMPANY)).toBe(second)
  expect((await checkout.site.cards.api.checkout.sessions.retrieve(first)).status).toBe('expired')
})

test('each refund gets one credit note, however often the job runs', async () => {
  const { sessionId, member, purchase } = await buy(newEmail())
  const { id: refundId } = await checkout.sandbox.refund(sessionId, 5000)
  await reconcile(checkout.site)
  await issueCreditNotes()
  await reconcile(checkout.site)
  await issueCreditNotes()
  expect(await creditNotesOf(sessionId)).toMatchObject([{ total: 5000, refunds: [{ refund: refundId }] }])
  expect(await purchasesOf(member)).toMatchObject([{ refunds: [{ id: refundId, hasCreditNote: true }] }])
  const { path } = await linkFor(member, { purchaseId: purchase.id, refundId })
  expect(await pdfAt(path)).toContain('(Credit note)')
  expect(await linkFor(member, { purchaseId: purchase.id, refundId: 're_other' })).toMatchObject({
    status: 404,
  })

  await checkout.sandbox.refund(sessionId)
  await reconcile(checkout.site)
  await issueCreditNotes()
  expect((await creditNotesOf(sessionId)).map(({ total }) => total).toSorted()).toEqual([24900, 5000])
})

test('a credit note whose response was lost is found, not issued again', async () => {
  const { sessionId } = await buy(newEmail())
  await checkout.sandbox.refund(sessionId)
  await reconcile(checkout.site)
  await checkout.sandbox.fault({
    kind: 'reset',
    when: 'after',
    next: 3,
    path: '/v1/credit_notes',
    method: 'POST',
  })
  await issueCreditNotes()
  await checkout.sandbox.control('DELETE', '/faults')
  checkout.site.clock.advance(120)
  await issueCreditNotes()
  expect(await creditNotesOf(sessionId)).toHaveLength(1)
  const states = await checkout.site.db
    .selectFrom('credit_notes')
    .innerJoin('purchases', 'purchases.id', 'credit_notes.purchase_id')
    .select(['credit_notes.state', 'credit_notes.attempts'])
    .where('session_id', '=', sessionId)
    .execute()
  expect(states).toEqual([{ state: 'issued', attempts: 2 }])
})

test('a pending refund gets its credit note when it succeeds', async () => {
  const { sessionId } = await buy(newEmail(), { card: CARDS.refundPends })
  const { id } = await checkout.sandbox.refund(sessionId)
  await reconcile(checkout.site)
  await issueCreditNotes()
  expect(await creditNotesOf(sessionId)).toEqual([])
  await checkout.sandbox.control('POST', `/refunds/${id}/finish`, {})
  await reconcile(checkout.site)
  await issueCreditNotes()
  expect(await creditNotesOf(sessionId)).toHaveLength(1)
})

test('tells the buyer in the account when the provider cannot be reached', async () => {
  const { member, purchase } = await buy(newEmail())
  const { path } = await linkFor(member, { purchaseId: purchase.id })
  await checkout.sandbox.fault({ kind: '500', when: 'before', next: 10, path: '/v1/checkout/sessions' })
  const response = await follow(path!)
  await checkout.sandbox.control('DELETE', '/faults')
  expect(response.headers.get('location')).toBe(`/account?invoice=${purchase.id}&unavailable`)
})

test('a free order has an invoice if the provider makes one', async () => {
  const code = 'FREE-FOR-COMPANIES'
  await createProviderCode(checkout.site.cards, { percent_off: 100 }, { code, max_redemptions: 5 })
  const sessionId = await checkoutBrowser(checkout.site.url).beginCheckout(newEmail(), code, COMPANY)
  await checkout.sandbox.pay(sessionId)
  expect(await fulfillCheckout(checkout.site, sessionId)).toMatchObject({ purchase: { has_invoice: 1 } })
})
