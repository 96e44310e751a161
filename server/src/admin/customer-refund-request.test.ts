import { randomUUID } from 'node:crypto'
import type { PaymentDetails } from '@course/contract/billing/payments'
import type { Purchase, Purchases } from '@course/contract/billing/purchases'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData } from '../testing/admin.ts'
import { browser, type CheckoutTestSite, openCheckoutSite } from '../testing/checkout-site.ts'
import { lastMailTo } from '../testing/mailbox.ts'
import type { Member } from '../testing/people.ts'

let shop: CheckoutTestSite
let owner: Member
let count = 0

beforeAll(async () => {
  shop = await openCheckoutSite({ expectedFaults: /ALARM/ })
  owner = await shop.site.administrator()
})
afterAll(() => shop?.close())

/** Somebody who has just paid, as their account page sees them. */
async function customer() {
  const buyer = browser(shop.site.url)
  const email = `claim-${++count}@learner.example`
  const sessionId = await buyer.begin(email)
  await shop.sandbox.pay(sessionId)
  await buyer.verifyPayment(sessionId)
  await shop.sandbox.delivered()
  const user = await shop.site.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const member = await shop.site.signedInAgain({ userId: user.id } as Member)
  return { member, email, purchase: await onlyPurchase(member) }
}

async function onlyPurchase(member: Member): Promise<Purchase> {
  const { body } = await callFunction(member, 'purchases')
  return (body as unknown as Purchases).purchases[0]!
}

const claim = (member: Member, purchaseId: string, reason = 'Not for me.') =>
  callFunction(member, 'ask-for-refund', { purchaseId, reason })

const openAlarms = (purchaseId: string) =>
  shop.site.db
    .selectFrom('alarms')
    .select('id')
    .where('subject', '=', purchaseId)
    .where('solved_at', 'is', null)
    .execute()

test('a customer sees what was paid, asks once, and gets it back when the office grants it', async () => {
  const { member, email, purchase } = await customer()
  expect(purchase).toMatchObject({
    amount: 29900,
    currency: 'usd',
    state: 'active',
    refunds: [],
    claim: null,
  })
  expect(purchase.orderNumber).toBe(purchase.id.slice(0, 13).toUpperCase())
  const days = (Date.parse(purchase.refundableUntil!) - Date.parse(purchase.paidAt)) / 86_400_000
  expect(days).toBe(14)

  const clicks = await Promise.all([1, 2, 3].map(() => claim(member, purchase.id)))
  expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await onlyPurchase(member)).toMatchObject({
    claim: { state: 'open', reason: 'Not for me.' },
    refundableUntil: null,
  })
  expect(await openAlarms(purchase.id)).toHaveLength(1)
  expect((await lastMailTo(shop.site, email)).subject).toMatch(/You asked for a refund/)
  const alarms = await callFunctionData<{ rows: { fixPath: string | null }[] }>(owner, 'admin-alarms')
  expect(alarms.rows.map(({ fixPath }) => fixPath)).toContain(`/admin/payments/${purchase.id}`)
  const seen = await callFunctionData<PaymentDetails>(owner, 'admin-payment', { id: purchase.id })
  expect(seen.refundRequest).toMatchObject({ state: 'open', reason: 'Not for me.' })

  const act = { operationId: randomUUID(), purchaseId: purchase.id }
  const grants = await Promise.all([
    callFunction(owner, 'admin-refund-request-approve', act),
    callFunction(owner, 'admin-refund-request-approve', act),
  ])
  expect(grants.map(({ status }) => status)).toEqual([200, 200])
  await expect
    .poll(async () => {
      const { state, refunds, refundRequest: answered } = await onlyPurchase(member)
      return [state, refunds.map(({ amount }) => amount), answered?.state]
    })
    .toEqual(['refunded', [29900], 'approved'])
  expect(await openAlarms(purchase.id)).toEqual([])
  await expect.poll(async () => (await lastMailTo(shop.site, email)).subject).toMatch(/^Your refund/)
  const again = { operationId: randomUUID(), purchaseId: purchase.id }
  expect((await callFunction(owner, 'admin-refund-request-approve', again)).status).toBe(409)
})

test('the office declines with words that the customer reads, and that is the end of it', async () => {
  const { member, email, purchase } = await customer()
  await claim(member, purchase.id)
  const act = { operationId: randomUUID(), purchaseId: purchase.id, answer: 'You have the certificate.' }
  await callFunctionData(owner, 'admin-refund-request-decline', act)
  const mail = await lastMailTo(shop.site, email)
  expect(mail.subject).toMatch(/^Your wish for a refund/)
  expect(mail.text).toContain('You have the certificate.')
  expect(await onlyPurchase(member)).toMatchObject({
    state: 'active',
    claim: { state: 'declined', answer: 'You have the certificate.' },
    refundableUntil: null,
  })
  expect(await openAlarms(purchase.id)).toEqual([])
  const grant = { operationId: randomUUID(), purchaseId: purchase.id }
  expect((await callFunction(owner, 'admin-refund-request-approve', grant)).body.code).toBe(
    'refund.request_not_found',
  )
  const late = { ...act, operationId: randomUUID() }
  expect((await callFunction(owner, 'admin-refund-request-decline', late)).body.code).toBe(
    'refund.request_not_found',
  )
})

test('an ordinary refund answers the wish too', async () => {
  const { member, purchase } = await customer()
  await claim(member, purchase.id)
  await callFunctionData(owner, 'admin-refund', {
    operationId: randomUUID(),
    reason: 'asked by telephone',
    purchaseId: purchase.id,
    amount: 29900,
    cause: null,
    expected: 29900,
  })
  expect((await onlyPurchase(member)).refundRequest?.state).toBe('approved')
  expect(await openAlarms(purchase.id)).toEqual([])
})

const withdraw = (member: Member, purchaseId: string) =>
  callFunction(member, 'withdraw-refund', { purchaseId })

test('a request that was withdrawn is nobody’s to decide, is told in writing, and can be made again', async () => {
  const { member, email, purchase } = await customer()
  expect((await withdraw(member, purchase.id)).body.code).toBe('refund.payment_not_found')
  await claim(member, purchase.id)
  const other = await customer()
  expect((await withdraw(other.member, purchase.id)).body.code).toBe('refund.payment_not_found')
  const clicks = await Promise.all([1, 2].map(() => withdraw(member, purchase.id)))
  expect(clicks.map(({ status }) => status)).toEqual([200, 200])
  expect(await onlyPurchase(member)).toMatchObject({
    state: 'active',
    claim: { state: 'withdrawn' },
    refundableUntil: purchase.refundableUntil,
  })
  expect(await openAlarms(purchase.id)).toEqual([])
  expect((await lastMailTo(shop.site, email)).subject).toMatch(/^You took your wish for a refund back/)
  const seen = await callFunctionData<PaymentDetails>(owner, 'admin-payment', { id: purchase.id })
  expect(seen.refundRequest?.state).toBe('withdrawn')
  const grant = { operationId: randomUUID(), purchaseId: purchase.id }
  expect((await callFunction(owner, 'admin-refund-request-approve', grant)).body.code).toBe(
    'refund.request_not_found',
  )

  await claim(member, purchase.id, 'It does not fit after all.')
  expect((await onlyPurchase(member)).refundRequest).toMatchObject({
    state: 'open',
    reason: 'It does not fit after all.',
  })
  expect(await openAlarms(purchase.id)).toHaveLength(1)
})

test('withdrawn and granted at the same moment: one of them counts, and the money follows it', async () => {
  for (let round = 0; round < 5; round++) {
    const { member, purchase } = await customer()
    await claim(member, purchase.id)
    const act = { operationId: randomUUID(), purchaseId: purchase.id }
    const [withdrawn, granted] = await Promise.all([
      withdraw(member, purchase.id),
      callFunction(owner, 'admin-refund-request-approve', act),
    ])
    const isGranted = granted.status === 200
    expect([withdrawn.status, granted.status]).toEqual(isGranted ? [409, 200] : [200, 409])
    await expect
      .poll(async () => {
        const { state, refundRequest: answered } = await onlyPurchase(member)
        return [state, answered?.state]
      })
      .toEqual(isGranted ? ['refunded', 'approved'] : ['active', 'withdrawn'])
    expect(await openAlarms(purchase.id)).toEqual([])
    const requests = await shop.site.db
      .selectFrom('refund_requests')
      .select('id')
      .where('purchase_id', '=', purchase.id)
      .execute()
    expect(requests).toHaveLength(isGranted ? 1 : 0)
  }
})

test('nobody asks for somebody else’s money, with too many words, or when it is too late', async () => {
  const [one, other] = [await customer(), await customer()]
  expect((await claim(one.member, other.purchase.id)).body.code).toBe('refund.payment_not_found')
  expect((await claim(one.member, one.purchase.id, 'x'.repeat(1001))).status).toBe(400)
  expect((await claim(one.member, one.purchase.id, 'a\u0000b')).status).toBe(400)
  expect(await openAlarms(one.purchase.id)).toEqual([])

  shop.site.clock.advance(14 * 86_400 + 1)
  const later = await shop.site.signedInAgain(one.member)
  expect((await claim(later, one.purchase.id)).body.code).toBe('refund.too_late')
  expect((await onlyPurchase(later)).refundableUntil).toBeNull()
})
