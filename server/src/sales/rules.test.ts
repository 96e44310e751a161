import { describe, expect, test } from 'vitest'
import { mayHaveTemporaryPassword, mismatches, progressOf, purchaseStateOf } from './rules.ts'

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
  const expected = { amount: 29900, currency: 'usd', courseId: 'a-course', live: false }
  const ours = {
    mode: 'payment',
    amount_total: 29900,
    currency: 'usd',
    metadata: { course_id: 'a-course' },
    livemode: false,
  } as const

  test('returns nothing for a matching checkout', () => {
    expect(mismatches(ours, expected)).toEqual([])
  })

  test.each([
    [{ mode: 'subscription' as const }, 'mode is subscription instead of payment'],
    [{ amount_total: 100 }, 'amount is 100 instead of 29900'],
    [{ amount_total: 0 }, 'amount is 0 instead of 29900'],
    [{ amount_total: null }, 'amount is missing instead of 29900'],
    [{ currency: 'eur' }, 'currency is eur instead of usd'],
    [{ metadata: { course_id: 'another' } }, 'course is another instead of a-course'],
    [{ metadata: null }, 'course is missing instead of a-course'],
    [{ livemode: true }, 'livemode is true instead of false'],
  ])('%o', (change, difference) => {
    expect(mismatches({ ...ours, ...change }, expected)).toEqual([difference])
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
