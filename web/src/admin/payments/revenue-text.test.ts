import type { Money, Revenue } from '@course/contract/billing/payments'
import { expect, test } from 'vitest'
import { changeText } from '../change-text.ts'
import { pointName, revenueSummary } from './revenue-text.ts'

const nothing: Money = { sales: 0, gross: 0, refunds: 0, refunded: 0 }
const revenue = (total: Money, before: Money): Revenue => ({
  currency: 'USD',
  unit: 'day',
  from: '2026-11-15',
  to: '2026-11-15',
  points: [{ at: '2026-11-15', ...total }],
  total,
  before: { from: '2026-11-14', to: '2026-11-14', ...before },
})

test('the sentence says what came in, what went back and what is left', () => {
  expect(revenueSummary(revenue(nothing, nothing))).toBe('No sales or refunds in this period.')
  expect(
    revenueSummary(
      revenue(
        { sales: 3, gross: 89700, refunds: 1, refunded: 29900 },
        { ...nothing, sales: 1, gross: 29900 },
      ),
    ),
  ).toBe(
    '3 sales brought $897.00, 1 refund took back $299.00: $598.00 net, 100 % more than before. The best day was Nov 15 with $897.00.',
  )
  expect(revenueSummary(revenue({ ...nothing, sales: 1, gross: 29900 }, nothing))).toContain(
    '1 sale brought $299.00, nothing was refunded: $299.00 net, nothing before.',
  )
})

test('changes and names', () => {
  expect([changeText(90, 100), changeText(100, 100), changeText(0, 50), changeText(5, 0)]).toEqual([
    '10 % less than before',
    'as before',
    '100 % less than before',
    'nothing before',
  ])
  expect([pointName('2026-11-15'), pointName('2026-11')]).toEqual(['Nov 15', 'Nov 2026'])
})
