import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { REFUNDS_JOB } from '../sales/index.ts'
import { callFunction, callFunctionData, newOperation } from '../testing/admin.ts'
import { CARDS, type CheckoutTestSite, checkoutBrowser, openCheckoutSite } from '../testing/checkout-site.ts'
import type { Member } from '../testing/people.ts'

let checkout: CheckoutTestSite
let owner: Member
let count = 0

beforeAll(async () => {
  checkout = await openCheckoutSite({ expectedFaults: /ALARM|will be retried/ })
  owner = await checkout.site.administrator()
})
afterAll(() => checkout?.close())

async function buyCourse(card: string = CARDS.good) {
  const buyer = checkoutBrowser(checkout.site.url)
  const sessionId = await buyer.beginCheckout(`admin-refund-${++count}@learner.example`)
  await checkout.sandbox.pay(sessionId, card)
  await buyer.verifyPayment(sessionId)
  await checkout.sandbox.waitForDeliveries()
  const purchase = await checkout.site.db
    .selectFrom('purchases')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return { ...purchase, payment: purchase.payment_intent!, sessionId }
}

type Purchase = Awaited<ReturnType<typeof buyCourse>>

const refundBody = (purchase: Purchase, amount = 29900, expected = 29900) => ({
  ...newOperation(),
  purchaseId: purchase.id,
  amount,
  cause: 'requested_by_customer',
  expected,
})

const atProvider = async ({ payment }: Purchase) =>
  (await checkout.site.cards.api.refunds.list({ payment_intent: payment })).data.map(
    ({ amount, status, metadata }) => ({ amount, status, request: metadata?.request }),
  )

/** State of the purchase, whether its customer has access, and its refunds here. */
async function stateOf(purchase: Purchase) {
  const { db } = checkout.site
  const { state } = await db
    .selectFrom('purchases')
    .select('state')
    .where('id', '=', purchase.id)
    .executeTakeFirstOrThrow()
  const access = await db
    .selectFrom('paid_customers')
    .select('customer_id')
    .where('customer_id', '=', purchase.customer_id)
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .select(['amount', 'state'])
    .where('purchase_id', '=', purchase.id)
    .orderBy('amount')
    .execute()
  return { state, access: access.length, refunds: refunds.map(({ amount, state }) => `${amount} ${state}`) }
}

const requestOf = ({ operationId }: { operationId: string }) =>
  checkout.site.db.selectFrom('queued_refunds').selectAll().where('id', '=', operationId).executeTakeFirst()

/** Makes the queued refund due and runs the job. */
async function processNow({ operationId }: { operationId: string }) {
  await checkout.site.db
    .updateTable('queued_refunds')
    .set({ due_at: 0 })
    .where('id', '=', operationId)
    .execute()
  checkout.site.jobs.trigger(REFUNDS_JOB)
}

test('makes a full refund at the card provider, ends access, and records who made it and why', async () => {
  const purchase = await buyCourse()
  const body = refundBody(purchase)
  expect(await callFunctionData(owner, 'admin-refund', body)).toEqual({ requestId: body.operationId })
  const after = { state: 'refunded', access: 0, refunds: ['29900 succeeded'] }
  await expect.poll(() => stateOf(purchase)).toEqual(after)
  expect(await atProvider(purchase)).toEqual([
    { amount: 29900, status: 'succeeded', request: body.operationId },
  ])
  const { rows } = await callFunctionData<{ rows: object[] }>(owner, 'admin-payments', {
    list: 'refunds',
    customer: purchase.customer_id,
  })
  expect(rows).toMatchObject([
    { email: purchase.email, amount: 29900, state: 'succeeded', by: owner.email, note: 'for the test' },
  ])
  const log = await callFunctionData<{ rows: object[] }>(owner, 'admin-audit-log', {
    action: 'payment.refund',
  })
  expect(log.rows).toMatchObject([
    {
      subjectLabel: purchase.email,
      reason: 'for the test',
      change: { 'left to refund': { old: '$299.00', new: '$0.00' } },
    },
  ])
})

test('keeps access after a partial refund, and rejects too large amounts and outdated balances', async () => {
  const purchase = await buyCourse()
  await callFunctionData(owner, 'admin-refund', refundBody(purchase, 10000))
  await expect
    .poll(() => stateOf(purchase))
    .toEqual({
      state: 'active',
      access: 1,
      refunds: ['10000 succeeded'],
    })
  expect(await callFunction(owner, 'admin-refund', refundBody(purchase, 5000))).toMatchObject({
    status: 409,
    body: { code: 'admin.conflict' },
  })
  expect(await callFunction(owner, 'admin-refund', refundBody(purchase, 20000, 19900))).toMatchObject({
    status: 400,
    body: { code: 'refund.amount_too_large' },
  })
  await callFunctionData(owner, 'admin-refund', refundBody(purchase, 19900, 19900))
  await expect.poll(async () => (await stateOf(purchase)).state).toBe('refunded')
  expect(await callFunction(owner, 'admin-refund', refundBody(purchase, 1, 0))).toMatchObject({ status: 400 })
})

test('makes one refund for five clicks', async () => {
  const purchase = await buyCourse()
  const body = refundBody(purchase, 10000)
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => callFunction(owner, 'admin-refund', body)),
  )
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await expect.poll(async () => (await requestOf(body))?.state).toBe('sent')
  expect(await callFunction(owner, 'admin-refund', body)).toMatchObject({ status: 200 })
  expect(await atProvider(purchase)).toHaveLength(1)
})

test('rejects the second of two concurrent refunds', async () => {
  const purchase = await buyCourse()
  const second = await checkout.site.staffMember('administrator')
  const responses = await Promise.all([
    callFunction(owner, 'admin-refund', refundBody(purchase, 20000)),
    callFunction(second, 'admin-refund', refundBody(purchase, 20000)),
  ])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await expect.poll(async () => (await stateOf(purchase)).refunds).toEqual(['20000 succeeded'])
  expect(await atProvider(purchase)).toHaveLength(1)
})

test.each([
  ['its response is lost', { kind: 'reset', when: 'after', next: 2 }],
  ['it fails midway', { kind: '500', when: 'during' }],
  ['it fails after the work was done', { kind: '500', when: 'after' }],
  ['it cannot be reached', { kind: 'reset', when: 'before', next: 2 }],
  ['an earlier call with the same key is still running', { kind: '409' }],
])('makes one refund with the second attempt when the card provider fails: %s', async (_, fault) => {
  const purchase = await buyCourse()
  await checkout.sandbox.fault({ next: 1, ...fault, path: '/v1/refunds', method: 'POST' })
  const body = refundBody(purchase, 7000)
  await callFunctionData(owner, 'admin-refund', body)
  await expect.poll(async () => (await requestOf(body))?.attempts).toBe(1)
  await expect
    .poll(async () => {
      const request = await requestOf(body)
      if (request?.state === 'wanted' && request.due_at < Date.now() + 60_000) await processNow(body)
      return [request?.state, request?.attempts]
    })
    .toEqual(['sent', 2])
  expect(await atProvider(purchase)).toEqual([
    { amount: 7000, status: 'succeeded', request: body.operationId },
  ])
  await expect.poll(async () => (await stateOf(purchase)).refunds).toEqual(['7000 succeeded'])
})

test.each([
  ['before calling the provider', false],
  ['after the provider made the refund', true],
])('finishes the refund of a process that was killed %s', async (_, isMade) => {
  const purchase = await buyCourse()
  const id = randomUUID()
  await checkout.site.db
    .insertInto('queued_refunds')
    .values({
      id,
      purchase_id: purchase.id,
      amount: 8000,
      cause: null,
      note: '',
      access: 'follows',
      requested_by: owner.userId,
      requested_at: checkout.site.clock.now().toISOString(),
      state: 'wanted',
      refund_id: null,
      refusal: null,
      attempts: 1,
      key_number: 1,
      due_at: 0,
    })
    .execute()
  // Without our idempotency key, as if the provider had forgotten it after a day.
  if (isMade)
    await checkout.site.cards.api.refunds.create({
      payment_intent: purchase.payment,
      amount: 8000,
      metadata: { request: id },
    })
  await processNow({ operationId: id })
  await expect.poll(async () => (await requestOf({ operationId: id }))?.state).toBe('sent')
  expect(await atProvider(purchase)).toEqual([{ amount: 8000, status: 'succeeded', request: id }])
})

test('records a refused refund with its reason and keeps an alarm open until a refund succeeds', async () => {
  const purchase = await buyCourse()
  const dispute = await checkout.sandbox.control<{ id: string }>(
    'POST',
    `/sessions/${purchase.sessionId}/dispute`,
    {},
  )
  const refused = refundBody(purchase)
  await callFunctionData(owner, 'admin-refund', refused)
  await expect.poll(() => requestOf(refused)).toMatchObject({ state: 'refused', refusal: 'charge_disputed' })
  expect(await stateOf(purchase)).toEqual({ state: 'active', access: 1, refunds: [] })
  const alarmState = async () =>
    (
      await checkout.site.db
        .selectFrom('alarms')
        .select('resolved_at')
        .where('kind', '=', 'refund.refused')
        .where('subject', '=', refused.operationId)
        .execute()
    ).map(({ resolved_at }) => resolved_at !== null)
  expect(await alarmState()).toEqual([false])
  const alarms = await callFunctionData<{ rows: { kind: string }[] }>(owner, 'admin-alarms')
  expect(alarms.rows.filter(({ kind }) => kind === 'refund.refused' || kind === 'payment.disputed')).toEqual(
    Array.from({ length: 2 }, () =>
      expect.objectContaining({ customerEmail: purchase.email, fixPath: `/admin/payments/${purchase.id}` }),
    ),
  )
  const listPayments = () =>
    callFunctionData<{ rows: object[] }>(owner, 'admin-payments', { customer: purchase.customer_id })
  expect((await listPayments()).rows).toMatchObject([
    { left: 29900, request: { state: 'refused', refusal: 'charge_disputed' } },
  ])

  await checkout.sandbox.control('POST', `/disputes/${dispute.id}`, { status: 'won' })
  await callFunctionData(owner, 'admin-refund', refundBody(purchase))
  await expect.poll(async () => (await stateOf(purchase)).state).toBe('refunded')
  expect(await alarmState()).toEqual([true])
  expect((await listPayments()).rows).toMatchObject([{ left: 0, refunded: 29900, request: null }])
})

test('restores access when the bank rejects a refund, which can then be made again', async () => {
  const purchase = await buyCourse(CARDS.refundFailsLater)
  const body = refundBody(purchase)
  await callFunctionData(owner, 'admin-refund', body)
  await expect.poll(async () => (await requestOf(body))?.state).toBe('sent')
  await checkout.sandbox.control('POST', `/refunds/${(await requestOf(body))!.refund_id}/finish`)
  await expect
    .poll(() => stateOf(purchase))
    .toEqual({
      state: 'active',
      access: 1,
      refunds: ['29900 failed'],
    })
  await callFunctionData(owner, 'admin-refund', refundBody(purchase))
  await expect.poll(async () => (await stateOf(purchase)).access).toBe(0)
})

test('refuses to refund purchases of the caller or other staff, or to decline their requests', async () => {
  const purchase = await buyCourse()
  const { db } = checkout.site
  const assignTo = (customer_id: string) =>
    db.updateTable('purchases').set({ customer_id }).where('id', '=', purchase.id).execute()
  await assignTo(owner.userId)
  expect(await callFunction(owner, 'admin-refund', refundBody(purchase))).toMatchObject({ status: 403 })
  await assignTo((await checkout.site.staffMember('support')).userId)
  expect(await callFunction(owner, 'admin-refund', refundBody(purchase))).toMatchObject({
    status: 403,
    body: { code: 'admin.staff_account' },
  })
  await db
    .insertInto('customer_refund_requests')
    .values({
      purchase_id: purchase.id,
      user_id: owner.userId,
      reason: 'Not for me.',
      state: 'open',
      answer: '',
      asked_at: purchase.created_at,
      decided_at: null,
    })
    .execute()
  const decline = { ...newOperation(), purchaseId: purchase.id, answer: 'No.' }
  expect(await callFunction(owner, 'admin-refund-request-decline', decline)).toMatchObject({
    status: 403,
    body: { code: 'admin.staff_account' },
  })
  expect(await atProvider(purchase)).toEqual([])
})
