import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { REFUNDS_JOB } from '../checkout/index.ts'
import { callFunction, callFunctionData, operation } from '../testing/admin.ts'
import { browser, CARDS, type CheckoutTestSite, openCheckoutSite } from '../testing/checkout-site.ts'
import type { Member } from '../testing/people.ts'

let shop: CheckoutTestSite
let owner: Member
let count = 0

beforeAll(async () => {
  shop = await openCheckoutSite({ expectedFaults: /ALARM|waits for another turn/ })
  owner = await shop.site.administrator()
})
afterAll(() => shop?.close())

async function purchase(card: string = CARDS.good) {
  const buyer = browser(shop.site.url)
  const sessionId = await buyer.begin(`admin-refund-${++count}@learner.example`)
  await shop.sandbox.pay(sessionId, card)
  await buyer.verifyPayment(sessionId)
  await shop.sandbox.delivered()
  const bought = await shop.site.db
    .selectFrom('purchases')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return { ...bought, payment: bought.payment_intent!, sessionId }
}

type Bought = Awaited<ReturnType<typeof purchase>>

const wish = (bought: Bought, amount = 29900, expected = 29900) => ({
  ...operation(),
  purchaseId: bought.id,
  amount,
  cause: 'requested_by_customer',
  expected,
})

const atProvider = async ({ payment }: Bought) =>
  (await shop.site.cards.api.refunds.list({ payment_intent: payment })).data.map(
    ({ amount, status, metadata }) => ({ amount, status, request: metadata?.request }),
  )

/** State of the purchase, whether its customer has access, and its refunds here. */
async function standing(bought: Bought) {
  const { db } = shop.site
  const { state } = await db
    .selectFrom('purchases')
    .select('state')
    .where('id', '=', bought.id)
    .executeTakeFirstOrThrow()
  const access = await db
    .selectFrom('paid_customers')
    .select('customer_id')
    .where('customer_id', '=', bought.customer_id)
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .select(['amount', 'state'])
    .where('purchase_id', '=', bought.id)
    .orderBy('amount')
    .execute()
  return { state, access: access.length, refunds: refunds.map(({ amount, state }) => `${amount} ${state}`) }
}

const requestOf = ({ operationId }: { operationId: string }) =>
  shop.site.db.selectFrom('refund_requests').selectAll().where('id', '=', operationId).executeTakeFirst()

/** Its next turn comes now. */
async function hurry({ operationId }: { operationId: string }) {
  await shop.site.db.updateTable('refund_requests').set({ due_at: 0 }).where('id', '=', operationId).execute()
  shop.site.jobs.trigger(REFUNDS_JOB)
}

test('a full refund goes through the card provider and ends access; log and list say who and why', async () => {
  const bought = await purchase()
  const wished = wish(bought)
  expect(await callFunctionData(owner, 'admin-refund', wished)).toEqual({ requestId: wished.operationId })
  const after = { state: 'refunded', access: 0, refunds: ['29900 succeeded'] }
  await expect.poll(() => standing(bought)).toEqual(after)
  expect(await atProvider(bought)).toEqual([
    { amount: 29900, status: 'succeeded', request: wished.operationId },
  ])
  const { rows } = await callFunctionData<{ rows: object[] }>(owner, 'admin-payments', {
    list: 'refunds',
    customer: bought.customer_id,
  })
  expect(rows).toMatchObject([
    { email: bought.email, amount: 29900, state: 'succeeded', by: owner.email, note: 'for the test' },
  ])
  const log = await callFunctionData<{ rows: object[] }>(owner, 'admin-audit-log', {
    action: 'payment.refund',
  })
  expect(log.rows).toMatchObject([
    {
      subjectLabel: bought.email,
      reason: 'for the test',
      change: { 'left to refund': { old: '$299.00', new: '$0.00' } },
    },
  ])
})

test('a part leaves access; more than is left, and a decision on an old number, are refused', async () => {
  const bought = await purchase()
  await callFunctionData(owner, 'admin-refund', wish(bought, 10000))
  await expect
    .poll(() => standing(bought))
    .toEqual({
      state: 'active',
      access: 1,
      refunds: ['10000 succeeded'],
    })
  expect(await callFunction(owner, 'admin-refund', wish(bought, 5000))).toMatchObject({
    status: 409,
    body: { code: 'admin.conflict' },
  })
  expect(await callFunction(owner, 'admin-refund', wish(bought, 20000, 19900))).toMatchObject({
    status: 400,
    body: { code: 'refund.amount_too_large' },
  })
  await callFunctionData(owner, 'admin-refund', wish(bought, 19900, 19900))
  await expect.poll(async () => (await standing(bought)).state).toBe('refunded')
  expect(await callFunction(owner, 'admin-refund', wish(bought, 1, 0))).toMatchObject({ status: 400 })
})

test('five clicks are one refund', async () => {
  const bought = await purchase()
  const wished = wish(bought, 10000)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => callFunction(owner, 'admin-refund', wished)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await expect.poll(async () => (await requestOf(wished))?.state).toBe('sent')
  expect(await callFunction(owner, 'admin-refund', wished)).toMatchObject({ status: 200 })
  expect(await atProvider(bought)).toHaveLength(1)
})

test('of two administrators at the same moment one is told that the other was faster', async () => {
  const bought = await purchase()
  const second = await shop.site.staffMember('administrator')
  const answers = await Promise.all([
    callFunction(owner, 'admin-refund', wish(bought, 20000)),
    callFunction(second, 'admin-refund', wish(bought, 20000)),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await expect.poll(async () => (await standing(bought)).refunds).toEqual(['20000 succeeded'])
  expect(await atProvider(bought)).toHaveLength(1)
})

test.each([
  ['its answer is lost', { kind: 'reset', when: 'after' }],
  ['it fails in the middle and repeats that failure', { kind: '500', when: 'during' }],
  ['it fails after the work was done', { kind: '500', when: 'after', next: 3 }],
  ['it cannot be reached', { kind: 'reset', when: 'before', next: 4 }],
])('the card provider: %s; the money goes back once', async (_, fault) => {
  const bought = await purchase()
  await shop.sandbox.fault({ next: 1, ...fault, path: '/v1/refunds', method: 'POST' })
  const wished = wish(bought, 7000)
  await callFunctionData(owner, 'admin-refund', wished)
  await expect.poll(async () => (await requestOf(wished))?.attempts).toBe(1)
  await expect
    .poll(async () => {
      const request = await requestOf(wished)
      if (request?.state === 'wanted' && request.due_at < Date.now() + 60_000) await hurry(wished)
      return request?.state
    })
    .toBe('sent')
  await shop.sandbox.control('DELETE', '/faults')
  expect(await atProvider(bought)).toEqual([
    { amount: 7000, status: 'succeeded', request: wished.operationId },
  ])
  await expect.poll(async () => (await standing(bought)).refunds).toEqual(['7000 succeeded'])
})

test.each([
  ['before the provider was asked', false],
  ['after the provider had done it', true],
])('a process that was killed %s: the next one brings it to its end', async (_, isMade) => {
  const bought = await purchase()
  const id = randomUUID()
  await shop.site.db
    .insertInto('refund_requests')
    .values({
      id,
      purchase_id: bought.id,
      amount: 8000,
      cause: null,
      note: '',
      access: 'follows',
      requested_by: owner.userId,
      requested_at: shop.site.clock.now().toISOString(),
      state: 'wanted',
      refund_id: null,
      refusal: null,
      attempts: 1,
      key_number: 1,
      due_at: 0,
    })
    .execute()
  // Under no key of ours: as if the provider had forgotten it after a day.
  if (isMade)
    await shop.site.cards.api.refunds.create({
      payment_intent: bought.payment,
      amount: 8000,
      metadata: { request: id },
    })
  await hurry({ operationId: id })
  await expect.poll(async () => (await requestOf({ operationId: id }))?.state).toBe('sent')
  expect(await atProvider(bought)).toEqual([{ amount: 8000, status: 'succeeded', request: id }])
})

test('what the provider refuses stays as it was, says why and raises an alarm until it goes through', async () => {
  const bought = await purchase()
  const dispute = await shop.sandbox.control<{ id: string }>(
    'POST',
    `/sessions/${bought.sessionId}/dispute`,
    {},
  )
  const refused = wish(bought)
  await callFunctionData(owner, 'admin-refund', refused)
  await expect.poll(() => requestOf(refused)).toMatchObject({ state: 'refused', refusal: 'charge_disputed' })
  expect(await standing(bought)).toEqual({ state: 'active', access: 1, refunds: [] })
  const alarmState = async () =>
    (
      await shop.site.db
        .selectFrom('alarms')
        .select('solved_at')
        .where('kind', '=', 'refund.refused')
        .where('subject', '=', refused.operationId)
        .execute()
    ).map(({ solved_at }) => solved_at !== null)
  expect(await alarmState()).toEqual([false])
  const alarms = await callFunctionData<{ rows: { kind: string }[] }>(owner, 'admin-alarms')
  expect(alarms.rows.filter(({ kind }) => kind === 'refund.refused' || kind === 'payment.disputed')).toEqual(
    Array.from({ length: 2 }, () =>
      expect.objectContaining({ who: bought.email, fixPath: `/admin/payments/${bought.id}` }),
    ),
  )
  const read = () =>
    callFunctionData<{ rows: object[] }>(owner, 'admin-payments', { customer: bought.customer_id })
  expect((await read()).rows).toMatchObject([
    { left: 29900, request: { state: 'refused', refusal: 'charge_disputed' } },
  ])

  await shop.sandbox.control('POST', `/disputes/${dispute.id}`, { status: 'won' })
  await callFunctionData(owner, 'admin-refund', wish(bought))
  await expect.poll(async () => (await standing(bought)).state).toBe('refunded')
  expect(await alarmState()).toEqual([true])
  expect((await read()).rows).toMatchObject([{ left: 0, refunded: 29900, request: null }])
})

test('a refund that fails at the bank gives access back and can be made again', async () => {
  const bought = await purchase(CARDS.refundFailsLater)
  const wished = wish(bought)
  await callFunctionData(owner, 'admin-refund', wished)
  await expect.poll(async () => (await requestOf(wished))?.state).toBe('sent')
  await shop.sandbox.control('POST', `/refunds/${(await requestOf(wished))!.refund_id}/finish`)
  await expect
    .poll(() => standing(bought))
    .toEqual({
      state: 'active',
      access: 1,
      refunds: ['29900 failed'],
    })
  await callFunctionData(owner, 'admin-refund', wish(bought))
  await expect.poll(async () => (await standing(bought)).access).toBe(0)
})

test('nobody refunds what they or others of the team have bought', async () => {
  const bought = await purchase()
  const { db } = shop.site
  const give = (customer_id: string) =>
    db.updateTable('purchases').set({ customer_id }).where('id', '=', bought.id).execute()
  await give(owner.userId)
  expect(await callFunction(owner, 'admin-refund', wish(bought))).toMatchObject({ status: 403 })
  await give((await shop.site.staffMember('support')).userId)
  expect(await callFunction(owner, 'admin-refund', wish(bought))).toMatchObject({
    status: 403,
    body: { code: 'admin.staff_account' },
  })
  expect(await atProvider(bought)).toEqual([])
})
