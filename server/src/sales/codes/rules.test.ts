import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { codeStateOf, discountOf } from './rules.ts'

const NOW = 1_000_000
const price = { amount: 29900, currency: 'usd' }
const limits = { max_redemptions: null, times_redeemed: 0 }
const coupon = { percent_off: 20, amount_off: null, currency: null, redeem_by: null, valid: true, ...limits }
const restrictions = { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null }

const free = { max_redemptions: 5 }

const codeWith = (change: object = {}, couponChange: object = {}) =>
  ({
    code: 'TEN-LETTER',
    active: true,
    customer: null,
    expires_at: null,
    restrictions,
    ...limits,
    promotion: { type: 'coupon', coupon: { ...coupon, ...couponChange } },
    ...change,
  }) as unknown as Stripe.PromotionCode

test.each([
  ['active', codeWith()],
  ['active', codeWith({ max_redemptions: 2, times_redeemed: 1, expires_at: NOW + 1 })],
  ['refused', codeWith({}, { percent_off: 100 })],
  ['refused', codeWith({ customer: 'cus_1' })],
  ['paused', codeWith({ active: false })],
  ['expired', codeWith({ active: false, expires_at: NOW })],
  ['expired', codeWith({}, { valid: false })],
  ['expired', codeWith({ promotion: { type: 'coupon', coupon: null } })],
  ['used', codeWith({ active: false, max_redemptions: 1, times_redeemed: 1 })],
  ['used', codeWith({}, { max_redemptions: 3, times_redeemed: 3 })],
] as const)('says %s', (state, code) => {
  expect(codeStateOf(code, price, NOW)).toBe(state)
})

test.each([
  ['a percentage', codeWith(), 5980],
  ['an amount', codeWith({}, { percent_off: null, amount_off: 5000, currency: 'usd' }), 5000],
  [
    'no more than the price',
    codeWith(free, { percent_off: null, amount_off: 40000, currency: 'usd' }),
    29900,
  ],
  ['everything with a limit of the coupon', codeWith({}, { percent_off: 100, max_redemptions: 5 }), 29900],
  ['nothing if it would be free without a limit', codeWith({}, { percent_off: 100 }), undefined],
  [
    'nothing if it would be free and is easy to guess',
    codeWith({ ...free, code: 'FREE-SEAT' }, { percent_off: 100 }),
    undefined,
  ],
  [
    'nothing in another currency',
    codeWith({}, { percent_off: null, amount_off: 500, currency: 'eur' }),
    undefined,
  ],
  ['nothing while paused', codeWith({ active: false }), undefined],
  ['nothing for one customer only', codeWith({ customer: 'cus_1' }), undefined],
  [
    'nothing for first orders only',
    codeWith({ restrictions: { ...restrictions, first_time_transaction: true } }),
    undefined,
  ],
  [
    'nothing below the minimum order',
    codeWith({ restrictions: { ...restrictions, minimum_amount: 30000, minimum_amount_currency: 'usd' } }),
    undefined,
  ],
  ['nothing that leaves less than the smallest charge', codeWith({}, { percent_off: 99.9 }), undefined],
])('takes off %s', (_name, code, discount) => {
  expect(discountOf(code, price, NOW)).toBe(discount)
})
