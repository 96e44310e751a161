import type { Revenue } from '@course/contract/sales/payments'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { nonFailedRefundStates } from '../sales/index.ts'
import { callFunctionData, newOperation } from '../testing/admin.ts'
import {
  CARDS,
  type CheckoutTestSite,
  checkoutBrowser,
  createProviderCode,
  openCheckoutSite,
} from '../testing/checkout-site.ts'
import type { Member } from '../testing/people.ts'

const DISPUTED = '4000000000000259'
let checkout: CheckoutTestSite
let owner: Member
/** Yesterday to tomorrow, so that midnight does not matter. */
let days: { from: string; to: string }

beforeAll(async () => {
  checkout = await openCheckoutSite({ expectedFaults: /card provider couldn't be reached|ALARM/ })
  owner = await checkout.site.administrator()
  const dayFrom = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  days = { from: dayFrom(-1), to: dayFrom(1) }
  await sellAndRefund()
})
afterAll(() => checkout?.close())

let count = 0
async function buy({ card, country, code }: { card?: string; country?: string; code?: string } = {}) {
  const buyer = checkoutBrowser(checkout.site.url)
  const sessionId = await buyer.beginCheckout(`books-${++count}@learner.example`, code)
  await checkout.sandbox.pay(sessionId, card ?? CARDS.good, country)
  await buyer.verifyPayment(sessionId)
  return sessionId
}

/** Sales in two countries, with and without a code, of which some were refunded or disputed. */
async function sellAndRefund(): Promise<void> {
  const { sandbox, site } = checkout
  await createProviderCode(site.cards, { percent_off: 20 }, { code: 'BOOKS' })
  await buy()
  await sandbox.refund(await buy({ code: 'BOOKS', country: 'DE' }), 5000)
  await sandbox.refund(await buy({ country: 'DE' }))
  const { id } = await sandbox.refund(await buy({ card: CARDS.refundFailsLater }), 1000)
  await sandbox.control('POST', `/refunds/${id}/finish`, {})
  for (const status of ['won', 'lost']) {
    const session = await buy({ card: DISPUTED, country: 'CA' })
    const { disputes } = await sandbox.control<{ disputes: { id: string }[] }>('GET', `/sessions/${session}`)
    await sandbox.control('POST', `/disputes/${disputes[0]!.id}`, { status })
  }
  await sandbox.waitForDeliveries()
  const openRefunds = () =>
    site.db.selectFrom('refunds').select('id').where('state', 'in', nonFailedRefundStates).execute()
  await vi.waitUntil(async () => (await openRefunds()).length === 2, { timeout: 20_000 })
}

type Entry = { id: string; reporting_category: string; amount: number; fee: number; net: number }

/** What the provider lists over HTTP, in pages of two. */
async function listedEntries(): Promise<Entry[]> {
  const entries: Entry[] = []
  for (;;) {
    const after = entries.length > 0 ? `&starting_after=${entries.at(-1)!.id}` : ''
    const response = await fetch(`${checkout.sandbox.url}/v1/balance_transactions?limit=2${after}`, {
      headers: { authorization: 'Bearer sk_test_books' },
    })
    const { data, has_more } = (await response.json()) as { data: Entry[]; has_more: boolean }
    entries.push(...data)
    if (!has_more) return entries
  }
}

const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + amount(row), 0)

async function exported(name: string, filters: object): Promise<Record<string, string>[]> {
  const response = await owner.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...newOperation(), ...filters }),
  })
  expect(response.status).toBe(200)
  const [header, ...rows] = (await response.text())
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  return rows.map((row) => Object.fromEntries(header!.map((column, index) => [column, row[index]!])))
}

const cents = (text: string) => Math.round(Number(text) * 100)

test('the file for accounting adds up to what the card provider lists', async () => {
  const listed = await listedEntries()
  const rows = await exported('admin-accounting-csv', days)
  expect(rows).toHaveLength(listed.length)
  const listedSum = (...categories: string[]) =>
    sumOf(listed, ({ reporting_category, amount }) => (categories.includes(reporting_category) ? amount : 0))
  const columnSum = (column: string) => sumOf(rows, (row) => cents(row[column]!))
  expect(columnSum('gross')).toBe(listedSum('charge'))
  expect(columnSum('refund')).toBe(listedSum('refund', 'refund_failure'))
  expect(columnSum('dispute')).toBe(listedSum('dispute', 'dispute_reversal'))
  expect(columnSum('dispute')).toBe(-29900)
  expect([columnSum('other'), columnSum('tax')]).toEqual([0, 0])
  expect(columnSum('fee')).toBe(sumOf(listed, ({ fee }) => fee))
  expect(columnSum('net')).toBe(sumOf(listed, ({ net }) => net))
  for (const row of rows) {
    const parts = ['gross', 'refund', 'dispute', 'other', 'tax'].map((column) => cents(row[column]!))
    expect(cents(row.net!)).toBe(sumOf(parts, (part) => part) - cents(row.fee!))
  }
  expect(rows.find(({ type, code }) => type === 'Payment' && code)).toMatchObject({
    ...{ country: 'DE', kind: 'Individual', code: 'BOOKS', gross: '239.20', fee: '7.24', net: '231.96' },
    ...{ customer: 'books-2@learner.example', 'order number': expect.stringMatching(/^[\dA-F]{8}-/) },
  })
  expect(new Set(rows.map(({ type }) => type))).toEqual(
    new Set(['Payment', 'Refund', 'Failed refund', 'Dispute', 'Dispute won']),
  )
})

test('revenue, its groups and the report add up to what the card provider lists', async () => {
  const listed = await listedEntries()
  const listedSum = (...categories: string[]) =>
    sumOf(listed, ({ reporting_category, amount }) => (categories.includes(reporting_category) ? amount : 0))
  const gross = listedSum('charge')
  const refunded = -listedSum('refund', 'refund_failure')

  const revenue = await callFunctionData<Revenue>(owner, 'admin-revenue', days)
  expect(revenue.total).toEqual({ sales: 6, gross, refunds: 2, refunded })
  for (const rows of Object.values(revenue.groups)) {
    expect(sumOf(rows, (row) => row.gross)).toBe(gross)
    expect(sumOf(rows, (row) => row.refunded)).toBe(refunded)
  }
  expect(revenue.groups.country.map(({ value, sales }) => [value, sales])).toEqual([
    ['CA', 2],
    ['US', 2],
    ['DE', 2],
  ])
  expect(revenue.groups.code.map(({ value, discount }) => [value, discount])).toEqual([
    [null, 0],
    ['BOOKS', 5980],
  ])

  const report = await exported('admin-payments-csv', { list: 'report', ...days })
  expect(sumOf(report, (row) => cents(row.gross!))).toBe(gross)
  expect(sumOf(report, (row) => cents(row.refunded!))).toBe(refunded)
  expect(report.find(({ code }) => code === 'BOOKS')).toMatchObject({
    ...{ month: new Date().toISOString().slice(0, 7), kind: 'Individual', country: 'DE', sales: '1' },
    ...{ gross: '239.20', discounts: '59.80', refunded: '50.00', 'net before card fees': '189.20' },
  })
})

test('says that the card provider cannot be reached, instead of a file that is not complete', async () => {
  await checkout.sandbox.fault({ kind: '500', when: 'before', next: 3, path: '/v1/balance_transactions' })
  const response = await owner.fetch('/functions/v1/admin-accounting-csv', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...newOperation(), ...days }),
  })
  await checkout.sandbox.control('DELETE', '/faults')
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    502,
    'payments.provider_failed',
  ])
})
