import { randomUUID } from 'node:crypto'
import type { Revenue } from '@course/contract/sales/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData } from '../testing/admin.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
let owner: Member

beforeAll(async () => {
  ;({ site, close } = await openSite())
  owner = await site.administrator()
  for (const [index, at] of [
    '2025-01-30',
    '2025-01-31',
    '2025-02-01',
    '2025-02-01',
    '2025-02-03',
  ].entries()) {
    const id = `00000000-0000-4000-8000-00000000000${index}`
    await site.db
      .insertInto('purchases')
      .values({
        id,
        session_id: `cs_${index}`,
        payment_intent: `pi_${index}`,
        attempt_id: null,
        customer_id: null,
        made_account: 0,
        email: index === 4 ? '=sum@learner.example' : `payer-${index}@learner.example`,
        kind: 'self',
        seats: 1,
        amount: 29900,
        discount: 0,
        promotion_code: null,
        code: null,
        country: index < 3 ? 'US' : null,
        has_invoice: 0,
        terms_version: null,
        source: null,
        currency: 'usd',
        state: index === 0 ? 'refunded' : 'active',
        version: 1,
        provider_fingerprint: '',
        created_at: `${at}T12:00:00.000Z`,
      })
      .execute()
  }
  const refund = { currency: 'usd', pending_reason: null, failure_reason: null, request_id: null }
  const refundOf = (index: number) => ({
    ...refund,
    purchase_id: `00000000-0000-4000-8000-00000000000${index}`,
  })
  await site.db
    .insertInto('refunds')
    .values([
      { ...refundOf(0), id: 're_0', amount: 29900, state: 'succeeded', made_at: '2025-02-02T09:00:00.000Z' },
      { ...refundOf(1), id: 're_1', amount: 5000, state: 'pending', made_at: '2025-02-03T09:00:00.000Z' },
      { ...refundOf(2), id: 're_2', amount: 900, state: 'failed', made_at: '2025-02-03T10:00:00.000Z' },
    ])
    .execute()
  await site.db
    .insertInto('disputes')
    .values({
      id: 'du_0',
      purchase_id: refundOf(3).purchase_id,
      amount: 29900,
      currency: 'usd',
      state: 'needs_response',
      reason: 'fraudulent',
      due_by: '2025-02-10T00:00:00.000Z',
      opened_at: '2025-02-04T00:00:00.000Z',
    })
    .execute()
})
afterAll(() => close?.())

test('counts a refund on its own day, ignores failed ones, and includes the previous period', async () => {
  const range = { from: '2025-02-01', to: '2025-02-03' }
  const revenue = await callFunctionData<Revenue>(owner, 'admin-revenue', range)
  expect(revenue).toEqual({
    currency: 'USD',
    unit: 'day',
    ...range,
    groups: {
      code: [{ value: null, sales: 3, gross: 89700, refunds: 2, refunded: 34900, discount: 0 }],
      kind: [{ value: 'self', sales: 3, gross: 89700, refunds: 2, refunded: 34900, discount: 0 }],
      country: [
        { value: null, sales: 2, gross: 59800, refunds: 0, refunded: 0, discount: 0 },
        { value: 'US', sales: 1, gross: 29900, refunds: 2, refunded: 34900, discount: 0 },
      ],
    },
    points: [
      { at: '2025-02-01', sales: 2, gross: 59800, refunds: 0, refunded: 0 },
      { at: '2025-02-02', sales: 0, gross: 0, refunds: 1, refunded: 29900 },
      { at: '2025-02-03', sales: 1, gross: 29900, refunds: 1, refunded: 5000 },
    ],
    total: { sales: 3, gross: 89700, refunds: 2, refunded: 34900 },
    before: { from: '2025-01-29', to: '2025-01-31', sales: 2, gross: 59800, refunds: 0, refunded: 0 },
  })
})

test('groups long ranges by month', async () => {
  const { unit, points } = await callFunctionData<Revenue>(owner, 'admin-revenue', {
    from: '2024-12-15',
    to: '2025-03-31',
  })
  expect([unit, points.map(({ at, gross, refunded }) => [at, gross, refunded])]).toEqual([
    'month',
    [
      ['2024-12', 0, 0],
      ['2025-01', 59800, 0],
      ['2025-02', 89700, 34900],
      ['2025-03', 0, 0],
    ],
  ])
  const backwards = { from: '2025-02-02', to: '2025-02-01' }
  expect(await callFunction(owner, 'admin-revenue', backwards)).toMatchObject({
    status: 400,
    body: { code: 'admin.invalid_range' },
  })
})

type Listed = { rows: { id: string; email: string }[]; older: string | null }

test('filters lists by state and dates, newest first', async () => {
  const list = async (body: object) => (await callFunctionData<Listed>(owner, 'admin-payments', body)).rows
  expect((await list({})).map(({ email }) => email.slice(0, 7))).toEqual([
    '=sum@le',
    'payer-3',
    'payer-2',
    'payer-1',
    'payer-0',
  ])
  expect(await list({ state: 'refunded' })).toMatchObject([{ refunded: 29900, left: 0 }])
  expect(await list({ from: '2025-01-31', to: '2025-01-31' })).toMatchObject([
    { email: 'payer-1@learner.example', refunded: 5000, left: 24900 },
  ])
  expect(await list({ list: 'refunds' })).toMatchObject([{ id: 're_2' }, { id: 're_1' }, { id: 're_0' }])
  expect(await list({ list: 'refunds', state: 'failed' })).toMatchObject([{ id: 're_2', by: null }])
  expect(await list({ list: 'disputes' })).toMatchObject([
    { id: 'du_0', dueBy: '2025-02-10T00:00:00.000Z', reason: 'fraudulent' },
  ])
})

test('exports exactly the filtered rows, safe for spreadsheets, and records each export', async () => {
  const file = async (body: object) => {
    const response = await owner.fetch('/functions/v1/admin-payments-csv', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operationId: randomUUID(), ...body }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).not.toContain('@')
    return (await response.text()).replace('\uFEFF', '').trim().split('\r\n')
  }
  const purchases = await file({ list: 'purchases', from: '2025-02-03', to: '2025-02-03' })
  expect(purchases).toHaveLength(2)
  expect(purchases[1]).toMatch(
    /^2025-02-03T12:00:00\.000Z,00000000-0000,'=sum@learner\.example,299\.00,0\.00,,0\.00,usd,Paid,pi_4,/,
  )
  expect((await file({ list: 'disputes' }))[1]).toContain('Needs response,fraudulent,2025-02-10')
  const revenue = await file({ list: 'revenue', from: '2025-02-01', to: '2025-02-03' })
  expect(revenue.at(-1)).toBe('total,3,897.00,2,349.00,548.00,USD')
  const log = await callFunctionData<{ rows: object[] }>(owner, 'admin-audit-log', {
    action: 'payment.export',
  })
  expect(log.rows).toHaveLength(3)
})
