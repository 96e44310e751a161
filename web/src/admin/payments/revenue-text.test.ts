import type { Money, Revenue } from '@course/contract/sales/payments'
import { expect, test } from 'vitest'
import { changeText } from '../kit/number-text.ts'
import { groupName, pointName, revenueSummary } from './revenue-text.ts'

const noMoney: Money = { sales: 0, gross: 0, refunds: 0, refunded: 0 }
const revenue = (total: Money, before: Money): Revenue => ({
  currency: 'USD',
  unit: 'day',
  from: '2026-11-15',
  to: '2026-11-15',
  points: [{ at: '2026-11-15', ...total }],
  total,
  groups: { code: [], kind: [], country: [] },
  before: { from: '2026-11-14', to: '2026-11-14', ...before },
})

test('revenueSummary names sales, refunds and the net amount', () => {
  expect(revenueSummary(revenue(noMoney, noMoney))).toBe('No sales or refunds in this period.')
  expect(
    revenueSummary(
      revenue(
        { sales: 3, gross: 89700, refunds: 1, refunded: 29900 },
        { ...noMoney, sales: 1, gross: 29900 },
      ),
    ),
  ).toBe(
    '3 sales for $897.00, 1 refund for $299.00: $598.00 net, 100% more than before. The best day was Nov 15 with $897.00.',
  )
  expect(revenueSummary(revenue({ ...noMoney, sales: 1, gross: 29900 }, noMoney))).toContain(
    '1 sale for $299.00, no refunds: $299.00 net, none before.',
  )
})

test('formats changes in percent and the labels of days and months', () => {
  expect([changeText(90, 100), changeText(100, 100), changeText(0, 50), changeText(5, 0)]).toEqual([
    '10% less than before',
    'no change',
    '100% less than before',
    'none before',
  ])
  expect([pointName('2026-11-15'), pointName('2026-11')]).toEqual(['Nov 15', 'Nov 2026'])
})

test('names codes, kinds and countries, also of sales without one', () => {
  expect([groupName('code', 'LAUNCH'), groupName('code', null)]).toEqual(['LAUNCH', 'No code'])
  expect([groupName('kind', 'team'), groupName('country', 'DE')]).toEqual(['Team', 'Germany'])
  expect(groupName('country', null)).toBe('Unknown')
})
