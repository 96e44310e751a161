import { describe, expect, test } from 'vitest'
import { describeMismatches, mayHaveTemporaryPassword, progressOf, purchaseStateOf } from './rules.ts'

test.each([
  [{ status: 'open', payment_status: 'unpaid' }, 'open'],
  [{ status: 'expired', payment_status: 'unpaid' }, 'expired'],
  [{ status: 'complete', payment_status: 'unpaid' }, 'processing'],
  [{ status: 'complete', payment_status: 'unpaid', payment_intent: { status: 'processing' } }, 'processing'],
  [
    { status: 'complete', payment_status: 'unpaid', payment_intent: { status: 'requires_payment_method' } },
    'failed',
  ],
  [{ status: 'complete', payment_status: 'unpaid', payment_intent: { status: 'canceled' } }, 'failed'],
  [{ status: 'complete', payment_status: 'paid' }, 'paid'],
  [{ status: 'complete', payment_status: 'no_payment_required' }, 'paid'],
  [{ status: null, payment_status: 'unpaid' }, 'open'],
] as const)('maps session %o to %s', (session, progress) => {
  expect(progressOf(session)).toBe(progress)
})

describe('mismatches of a paid checkout', () => {
  const expected = { amount: 29900, quantity: 1, currency: 'usd', courseId: 'a-course', live: false }
  const details = { amount_discount: 0, amount_shipping: 0, amount_tax: 0 }
  const discounts = [{ coupon: 'c', promotion_code: 'promo_1' }]
  const ours = {
    mode: 'payment',
    amount_subtotal: 29900,
    amount_total: 29900,
    currency: 'usd',
    metadata: { course_id: 'a-course' },
    livemode: false,
    payment_status: 'paid',
    payment_intent: 'pi_1',
    total_details: details,
    discounts: [],
    line_items: { data: [{ quantity: 1 }] },
  } as const
  const discounted = (off: number) => ({
    amount_total: 29900 - off,
    total_details: { ...details, amount_discount: off },
    discounts,
  })
  const free = {
    ...discounted(29900),
    payment_status: 'no_payment_required' as const,
    payment_intent: null,
  }

  test.each([
    ['at the full price', {}, {}],
    ['that leaves out the details', { total_details: null, discounts: null }, {}],
    ['with a code', discounted(5980), {}],
    ['made free by a code', free, {}],
    [
      'for several seats with a code',
      {
        ...discounted(5980),
        amount_subtotal: 149500,
        amount_total: 143520,
        line_items: { data: [{ quantity: 5 }] },
      },
      { quantity: 5 },
    ],
  ])('returns nothing for a checkout %s', (_name, change, sold) => {
    expect(describeMismatches({ ...ours, ...change }, { ...expected, ...sold })).toEqual([])
  })

  test.each([
    [{ mode: 'subscription' as const }, 'mode is subscription instead of payment'],
    [{ amount_subtotal: 100, amount_total: 100 }, 'amount is 100 instead of 29900'],
    [{ amount_subtotal: null, amount_total: 0 }, 'amount is missing instead of 29900'],
    [{ amount_total: 100 }, 'total is 100 instead of 29900'],
    [{ amount_total: 0 }, 'total is 0 instead of 29900'],
    [{ ...discounted(5980), amount_total: 20000 }, 'total is 20000 instead of 23920'],
    [{ ...discounted(5980), discounts: [] }, 'discounts is 0 instead of 1'],
    [{ ...discounted(5980), discounts: [...discounts, ...discounts] }, 'discounts is 2 instead of 1'],
    [{ ...discounted(29900), payment_intent: 'pi_1' }, 'discount is 29900 instead of 29899'],
    [{ ...free, payment_intent: 'pi_1' }, 'payment is one instead of none'],
    [{ payment_intent: null }, 'payment is none instead of one'],
    [{ line_items: { data: [{ quantity: 2 }] } }, 'quantity is 2 instead of 1'],
    [{ total_details: { ...details, amount_tax: 10 } }, 'tax is 10 instead of 0'],
    [{ total_details: { ...details, amount_shipping: 10 } }, 'shipping is 10 instead of 0'],
    [{ currency: 'eur' }, 'currency is eur instead of usd'],
    [{ metadata: { course_id: 'another' } }, 'course is another instead of a-course'],
    [{ metadata: null }, 'course is missing instead of a-course'],
    [{ livemode: true }, 'livemode is true instead of false'],
  ])('%o', (change, difference) => {
    expect(describeMismatches({ ...ours, ...change }, expected)).toEqual([difference])
  })

  test('a free checkout needs a discount of the whole amount', () => {
    const unpaid = { ...ours, payment_status: 'no_payment_required' as const, payment_intent: null }
    expect(describeMismatches(unpaid, expected)).toEqual([
      'total is 29900 instead of 0',
      'discount is 0 instead of 29900',
    ])
  })
})

test.each([
  ['nothing happened', { refunded: false }, [], 'active'],
  ['no charge is known', null, [], 'active'],
  ['everything was refunded', { refunded: true }, [], 'refunded'],
  ['a dispute is open', { refunded: false }, ['needs_response'], 'active'],
  ['a dispute was won', { refunded: false }, ['won'], 'active'],
  ['a dispute was lost', { refunded: false }, ['lost'], 'disputed'],
  ['one of two disputes was lost', { refunded: false }, ['won', 'lost'], 'disputed'],
] as const)('returns the purchase state when %s', (_name, charge, disputes, state) => {
  expect(
    purchaseStateOf(
      charge,
      disputes.map((status) => ({ status })),
    ),
  ).toBe(state)
})

describe('a temporary password', () => {
  const input = {
    madeAccount: true,
    hasSignedIn: false,
    purchasedAt: new Date('2026-01-01T00:00:00Z'),
    now: new Date('2026-01-01T23:59:59Z'),
  }

  test('is available within a day for a new account', () => {
    expect(mayHaveTemporaryPassword(input)).toBe(true)
  })

  test.each([
    ['the account existed before', { madeAccount: false }],
    ['the customer has signed in', { hasSignedIn: true }],
    ['a day has passed', { now: new Date('2026-01-02T00:00:00Z') }],
  ])('is unavailable when %s', (_name, change) => {
    expect(mayHaveTemporaryPassword({ ...input, ...change })).toBe(false)
  })
})
