import type { DiscountCode, DiscountCodeDetails, DiscountCodes } from '@course/contract/sales/codes'
import type { Revenue } from '@course/contract/sales/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData, newOperation } from '../testing/admin.ts'
import {
  type CheckoutTestSite,
  checkoutBrowser,
  createProviderCode,
  openCheckoutSite,
} from '../testing/checkout-site.ts'
import { enterSudoMode, leaveSudoMode } from '../testing/factors.ts'
import type { Member } from '../testing/people.ts'

let checkout: CheckoutTestSite
let owner: Member
let count = 0

beforeAll(async () => {
  checkout = await openCheckoutSite({ expectedFaults: /card provider couldn't be reached/ })
  owner = await checkout.site.administrator()
})
afterAll(() => checkout?.close())

const newCode = () => `PARTNER-${++count}`
const terms = { percentOff: 20, amountOff: null, lastDay: null, maxUses: null, partner: 'Ada & Co.' }

/** Creates a code and returns it as the list shows it. */
async function createCode(change: object = {}): Promise<DiscountCode> {
  const code = newCode()
  await callFunctionData(owner, 'admin-code-create', { ...newOperation(), ...terms, code, ...change })
  return (await listCodes())[0]!
}
const listCodes = async () => (await callFunctionData<DiscountCodes>(owner, 'admin-codes')).codes
const switchCode = (id: string, active: boolean) =>
  callFunction(owner, 'admin-code-switch', { ...newOperation(), id, active })

async function buyWith(code: string | undefined, pays = true): Promise<string> {
  const buyer = checkoutBrowser(checkout.site.url)
  const sessionId = await buyer.beginCheckout(`code-${++count}@learner.example`, code)
  if (pays) await checkout.sandbox.pay(sessionId)
  await buyer.verifyPayment(sessionId)
  return sessionId
}

const auditEntries = (label: string) =>
  checkout.site.db
    .selectFrom('audit_entries')
    .select(['action', 'change', 'actor_id'])
    .where('subject_label', '=', label)
    .orderBy('at')
    .execute()

test('creates a code at the card provider, once per operation', async () => {
  const code = newCode()
  const body = {
    ...newOperation(),
    ...terms,
    code: ` ${code.toLowerCase()} `,
    lastDay: '2026-12-31',
    maxUses: 3,
  }
  const responses = await Promise.all([1, 2].map(() => callFunction(owner, 'admin-code-create', body)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect((await callFunction(owner, 'admin-code-create', body)).status).toBe(200)
  expect((await listCodes()).filter((listed) => listed.code === code)).toMatchObject([
    {
      code,
      percentOff: 20,
      amountOff: null,
      state: 'active',
      partner: 'Ada & Co.',
      expiresAt: '2026-12-31T23:59:59.000Z',
      maxUses: 3,
      uses: 0,
      sales: { orders: 0, gross: 0, discount: 0, refunded: 0 },
    },
  ])
  expect(await auditEntries(code)).toHaveLength(1)

  const again = { ...body, ...newOperation() }
  expect((await callFunction(owner, 'admin-code-create', again)).body.code).toBe('code.taken')
  const reused = { ...body, code: newCode() }
  expect((await callFunction(owner, 'admin-code-create', reused)).body.code).toBe('admin.operation_mismatch')
})

test('a corrected creation with the same operation id creates what it asks for', async () => {
  const { code: taken } = await createCode()
  const operation = newOperation()
  const rejected = { ...operation, ...terms, code: taken, percentOff: 50 }
  expect((await callFunction(owner, 'admin-code-create', rejected)).body.code).toBe('code.taken')
  const code = newCode()
  expect((await callFunction(owner, 'admin-code-create', { ...operation, ...terms, code })).status).toBe(200)
  expect((await listCodes()).filter((listed) => listed.code === code)).toMatchObject([{ percentOff: 20 }])
})

test('finishes a creation whose response was lost', async () => {
  const code = newCode()
  const body = { ...newOperation(), ...terms, code }
  await checkout.sandbox.fault({
    kind: '500',
    when: 'after',
    next: 9,
    path: '/v1/promotion_codes',
    method: 'POST',
  })
  expect((await callFunction(owner, 'admin-code-create', body)).status).toBe(200)
  await checkout.sandbox.control('DELETE', '/faults')
  expect((await listCodes()).filter((listed) => listed.code === code)).toHaveLength(1)
})

test.each([
  ['both a percentage and an amount', { amountOff: 500 }],
  ['neither', { percentOff: null }],
  ['more than everything', { percentOff: 101 }],
  ['signs that codes cannot have', { code: 'A B C' }],
  ['a short code', { code: 'AB' }],
  ['a day in the past', { lastDay: '2020-01-01' }],
  ['a price that cannot be charged', { percentOff: 99.9, maxUses: 1 }],
  ['more than 90% without a limit', { percentOff: 95 }],
  ['a free code that is easy to guess', { percentOff: 100, maxUses: 1, code: 'FREE' }],
  [
    'an amount above the price that is easy to guess',
    { percentOff: null, amountOff: 40000, maxUses: 1, code: 'FREE2' },
  ],
  ['a line break in the name of the partner', { partner: 'a\nb' }],
])('refuses %s', async (_name, change) => {
  const body = { ...newOperation(), ...terms, code: newCode(), ...change }
  expect((await callFunction(owner, 'admin-code-create', body)).status).toBe(400)
})

test('a paused code is not accepted until it is resumed', async () => {
  const { id, code } = await createCode()
  const isValid = async () => (await checkoutBrowser(checkout.site.url).checkCode(code)).body.valid
  expect(await isValid()).toBe(true)
  const both = await Promise.all([switchCode(id, false), switchCode(id, false)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await listCodes()).find((listed) => listed.id === id)?.state).toBe('paused')
  expect(await isValid()).toBe(false)
  await switchCode(id, true)
  expect(await isValid()).toBe(true)
  expect((await auditEntries(code)).map(({ action }) => action)).toEqual([
    'code.create',
    'code.switch',
    'code.switch',
    'code.switch',
  ])
})

test('creating and resuming a code need a confirmation, pausing it does not', async () => {
  const { id } = await createCode()
  const isActive = async () => (await listCodes()).find((listed) => listed.id === id)?.state === 'active'
  await leaveSudoMode(checkout.site, owner.userId)
  const code = newCode()
  const creation = { ...newOperation(), ...terms, code }
  expect((await callFunction(owner, 'admin-code-create', creation)).body.code).toBe(
    'admin.reauthentication_needed',
  )
  expect((await switchCode(id, false)).status).toBe(200)
  expect((await switchCode(id, true)).body.code).toBe('admin.reauthentication_needed')
  expect(await isActive()).toBe(false)
  await enterSudoMode(checkout.site, owner.userId)
  expect((await listCodes()).some((listed) => listed.code === code)).toBe(false)
  expect((await switchCode(id, true)).status).toBe(200)
  expect(await isActive()).toBe(true)
})

test('a code that the checkout refuses is not shown as active', async () => {
  const { cards } = checkout.site
  const refused = [
    await createProviderCode(cards, { percent_off: 100 }, { code: 'FREE-WITHOUT-LIMIT' }),
    await createProviderCode(cards, { amount_off: 1000, currency: 'eur' }, { code: newCode() }),
  ]
  for (const { id, code } of refused) {
    expect((await checkoutBrowser(checkout.site.url).checkCode(code)).body).toMatchObject({ valid: false })
    expect((await listCodes()).find((listed) => listed.id === id)?.state).toBe('refused')
    expect((await callFunctionData<DiscountCodeDetails>(owner, 'admin-code', { id })).code.state).toBe(
      'refused',
    )
    expect((await switchCode(id, false)).status).toBe(200)
    expect((await listCodes()).find((listed) => listed.id === id)?.state).toBe('paused')
  }
})

test('a used-up code cannot be resumed', async () => {
  const { id, code } = await createCode({ percentOff: 100, maxUses: 1, code: 'FREE-FOR-ONE' })
  await buyWith(code)
  expect((await listCodes()).find((listed) => listed.id === id)).toMatchObject({ state: 'used', uses: 1 })
  await switchCode(id, false)
  expect((await switchCode(id, true)).body.code).toBe('code.ended')
})

test('shows what each code sold, in its own page, the statistics and the exports', async () => {
  const { id, code } = await createCode()
  const sessionId = await buyWith(code)
  await buyWith(code)
  await buyWith(code, false)
  await buyWith(undefined)
  await checkout.sandbox.refund(sessionId, 3920)
  const sales = { orders: 2, gross: 47840, discount: 11960, refunded: 3920 }
  await expect.poll(async () => (await listCodes()).find((listed) => listed.id === id)?.sales).toEqual(sales)

  const month = new Date().toISOString().slice(0, 7)
  const details = await callFunctionData<DiscountCodeDetails>(owner, 'admin-code', { id })
  expect(details).toMatchObject({ code: { code, uses: 2 }, currency: 'usd', months: [{ month, ...sales }] })
  const revenue = await callFunctionData<Revenue>(owner, 'admin-revenue', {})
  const { orders, ...money } = sales
  expect(revenue.groups.code.find((row) => row.value === code)).toEqual({
    value: code,
    sales: orders,
    refunds: 1,
    ...money,
  })

  const csv = await csvOf('admin-code-sales-csv', { id, month })
  expect(csv.trim().split('\r\n')).toHaveLength(3)
  expect(csv).toContain(`${code},299.00,59.80,239.20,39.20,200.00,usd`)
  expect(csv).not.toContain('@')
  expect(await csvOf('admin-code-sales-csv', { id, month: '2020-02' })).not.toContain(code)
  expect(await csvOf('admin-payments-csv', { list: 'purchases' })).toContain(
    `,239.20,0.00,${code},59.80,usd,`,
  )
})

async function csvOf(name: string, body: object): Promise<string> {
  const response = await owner.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...newOperation(), ...body }),
  })
  expect(response.status).toBe(200)
  return response.text()
}

test('says when the card provider cannot be reached, or does not know the code', async () => {
  await checkout.sandbox.fault({ kind: '500', when: 'before', next: 3, path: '/v1/promotion_codes' })
  expect((await callFunction(owner, 'admin-codes')).body.code).toBe('code.provider_failed')
  await checkout.sandbox.control('DELETE', '/faults')
  expect((await callFunction(owner, 'admin-code', { id: 'promo_none' })).body.code).toBe('code.not_found')
})
