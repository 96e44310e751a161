import { randomUUID } from 'node:crypto'
import type { PaymentDetails } from '@course/contract/sales/payments'
import type { Purchase, Purchases } from '@course/contract/sales/purchases'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData } from '../testing/admin.ts'
import { type CheckoutTestSite, checkoutBrowser, openCheckoutSite } from '../testing/checkout-site.ts'
import { lastMailTo } from '../testing/mailbox.ts'
import type { Member } from '../testing/people.ts'

let checkout: CheckoutTestSite
let owner: Member
let count = 0

beforeAll(async () => {
  checkout = await openCheckoutSite({ expectedFaults: /ALARM/ })
  owner = await checkout.site.administrator()
})
afterAll(() => checkout?.close())

/** A customer who has just paid, with the purchase from their account page. */
async function customer() {
  const buyer = checkoutBrowser(checkout.site.url)
  const email = `claim-${++count}@learner.example`
  const sessionId = await buyer.beginCheckout(email)
  await checkout.sandbox.pay(sessionId)
  await buyer.verifyPayment(sessionId)
  await checkout.sandbox.waitForDeliveries()
  const user = await checkout.site.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const member = await checkout.site.signedInAgain({ userId: user.id } as Member)
  return { member, email, purchase: await onlyPurchase(member) }
}

async function onlyPurchase(member: Member): Promise<Purchase> {
  const { body } = await callFunction(member, 'purchases')
  return (body as unknown as Purchases).purchases[0]!
}

const requestRefund = (member: Member, purchaseId: string, reason = 'Not for me.') =>
  callFunction(member, 'ask-for-refund', { purchaseId, reason })

const openAlarms = (purchaseId: string) =>
  checkout.site.db
    .selectFrom('alarms')
    .select('id')
    .where('subject', '=', purchaseId)
    .where('resolved_at', 'is', null)
    .execute()

test('lists a purchase, accepts one refund request, and refunds it once approved', async () => {
  const { member, email, purchase } = await customer()
  expect(purchase).toMatchObject({
    amount: 29900,
    currency: 'usd',
    state: 'active',
    refunds: [],
    refundRequest: null,
  })
  expect(purchase.orderNumber).toBe(purchase.id.slice(0, 13).toUpperCase())
  const days = (Date.parse(purchase.refundableUntil!) - Date.parse(purchase.paidAt)) / 86_400_000
  expect(days).toBe(14)

  const clicks = await Promise.all([1, 2, 3].map(() => requestRefund(member, purchase.id)))
  expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await onlyPurchase(member)).toMatchObject({
    refundRequest: { state: 'open', reason: 'Not for me.' },
    refundableUntil: null,
  })
  expect(await openAlarms(purchase.id)).toHaveLength(1)
  expect((await lastMailTo(checkout.site, email)).subject).toMatch(/We received your refund request/)
  const alarms = await callFunctionData<{ rows: { fixPath: string | null }[] }>(owner, 'admin-alarms')
  expect(alarms.rows.map(({ fixPath }) => fixPath)).toContain(`/admin/payments/${purchase.id}`)
  const details = await callFunctionData<PaymentDetails>(owner, 'admin-payment', { id: purchase.id })
  expect(details.refundRequest).toMatchObject({ state: 'open', reason: 'Not for me.' })

  const body = { operationId: randomUUID(), purchaseId: purchase.id }
  const approvals = await Promise.all([
    callFunction(owner, 'admin-refund-request-approve', body),
    callFunction(owner, 'admin-refund-request-approve', body),
  ])
  expect(approvals.map(({ status }) => status)).toEqual([200, 200])
  await expect
    .poll(async () => {
      const { state, refunds, refundRequest } = await onlyPurchase(member)
      return [state, refunds.map(({ amount }) => amount), refundRequest?.state]
    })
    .toEqual(['refunded', [29900], 'granted'])
  expect(await openAlarms(purchase.id)).toEqual([])
  await expect.poll(async () => (await lastMailTo(checkout.site, email)).subject).toMatch(/^Your refund/)
  const again = { operationId: randomUUID(), purchaseId: purchase.id }
  expect((await callFunction(owner, 'admin-refund-request-approve', again)).status).toBe(409)
})

test('declines a refund request for good, with a message to the customer', async () => {
  const { member, email, purchase } = await customer()
  await requestRefund(member, purchase.id)
  const body = { operationId: randomUUID(), purchaseId: purchase.id, answer: 'You have the certificate.' }
  await callFunctionData(owner, 'admin-refund-request-decline', body)
  const mail = await lastMailTo(checkout.site, email)
  expect(mail.subject).toMatch(/^About your refund request/)
  expect(mail.text).toContain('You have the certificate.')
  expect(await onlyPurchase(member)).toMatchObject({
    state: 'active',
    refundRequest: { state: 'declined', answer: 'You have the certificate.' },
    refundableUntil: null,
  })
  expect(await openAlarms(purchase.id)).toEqual([])
  const details = await callFunctionData<PaymentDetails>(owner, 'admin-payment', { id: purchase.id })
  expect(details.auditLog).toMatchObject([{ action: 'claim.decline', subjectLabel: email }])
  const approval = { operationId: randomUUID(), purchaseId: purchase.id }
  expect((await callFunction(owner, 'admin-refund-request-approve', approval)).body.code).toBe(
    'refund.request_not_found',
  )
  const late = { ...body, operationId: randomUUID() }
  expect((await callFunction(owner, 'admin-refund-request-decline', late)).body.code).toBe(
    'refund.request_not_found',
  )
})

test('marks a refund request as granted when staff refund the payment directly', async () => {
  const { member, purchase } = await customer()
  await requestRefund(member, purchase.id)
  await callFunctionData(owner, 'admin-refund', {
    operationId: randomUUID(),
    reason: 'asked by telephone',
    purchaseId: purchase.id,
    amount: 29900,
    cause: null,
    expected: 29900,
  })
  expect((await onlyPurchase(member)).refundRequest?.state).toBe('granted')
  expect(await openAlarms(purchase.id)).toEqual([])
})

const withdraw = (member: Member, purchaseId: string) =>
  callFunction(member, 'withdraw-refund', { purchaseId })

test('refuses to decide a withdrawn refund request, emails the customer, and accepts a new one', async () => {
  const { member, email, purchase } = await customer()
  expect((await withdraw(member, purchase.id)).body.code).toBe('refund.payment_not_found')
  await requestRefund(member, purchase.id)
  const other = await customer()
  expect((await withdraw(other.member, purchase.id)).body.code).toBe('refund.payment_not_found')
  const clicks = await Promise.all([1, 2].map(() => withdraw(member, purchase.id)))
  expect(clicks.map(({ status }) => status)).toEqual([200, 200])
  expect(await onlyPurchase(member)).toMatchObject({
    state: 'active',
    refundRequest: { state: 'withdrawn' },
    refundableUntil: purchase.refundableUntil,
  })
  expect(await openAlarms(purchase.id)).toEqual([])
  expect((await lastMailTo(checkout.site, email)).subject).toMatch(/^Your refund request was withdrawn/)
  const details = await callFunctionData<PaymentDetails>(owner, 'admin-payment', { id: purchase.id })
  expect(details.refundRequest?.state).toBe('withdrawn')
  const approval = { operationId: randomUUID(), purchaseId: purchase.id }
  expect((await callFunction(owner, 'admin-refund-request-approve', approval)).body.code).toBe(
    'refund.request_not_found',
  )

  await requestRefund(member, purchase.id, 'It does not fit after all.')
  expect((await onlyPurchase(member)).refundRequest).toMatchObject({
    state: 'open',
    reason: 'It does not fit after all.',
  })
  expect(await openAlarms(purchase.id)).toHaveLength(1)
})

test('lets either a concurrent withdrawal or an approval win, and refunds accordingly', async () => {
  for (let round = 0; round < 5; round++) {
    const { member, purchase } = await customer()
    await requestRefund(member, purchase.id)
    const body = { operationId: randomUUID(), purchaseId: purchase.id }
    const [withdrawn, approved] = await Promise.all([
      withdraw(member, purchase.id),
      callFunction(owner, 'admin-refund-request-approve', body),
    ])
    const isApproved = approved.status === 200
    expect([withdrawn.status, approved.status]).toEqual(isApproved ? [409, 200] : [200, 409])
    await expect
      .poll(async () => {
        const { state, refundRequest } = await onlyPurchase(member)
        return [state, refundRequest?.state]
      })
      .toEqual(isApproved ? ['refunded', 'granted'] : ['active', 'withdrawn'])
    expect(await openAlarms(purchase.id)).toEqual([])
    const requests = await checkout.site.db
      .selectFrom('queued_refunds')
      .select('id')
      .where('purchase_id', '=', purchase.id)
      .execute()
    expect(requests).toHaveLength(isApproved ? 1 : 0)
  }
})

test("refuses a refund request for another customer's purchase, with a long reason, or after the deadline", async () => {
  const [one, other] = [await customer(), await customer()]
  expect((await requestRefund(one.member, other.purchase.id)).body.code).toBe('refund.payment_not_found')
  expect((await requestRefund(one.member, one.purchase.id, 'x'.repeat(1001))).status).toBe(400)
  expect(await openAlarms(one.purchase.id)).toEqual([])

  checkout.site.clock.advance(14 * 86_400 + 1)
  const later = await checkout.site.signedInAgain(one.member)
  expect((await requestRefund(later, one.purchase.id)).body.code).toBe('refund.too_late')
  expect((await onlyPurchase(later)).refundableUntil).toBeNull()
})
