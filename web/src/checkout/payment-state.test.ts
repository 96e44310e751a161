import { describe, expect, test } from 'vitest'
import {
  type CardFormData,
  initialPayment,
  type Payment,
  type PaymentEvent,
  paymentReducer,
} from './payment-state.ts'

const form = { clientSecret: 'cs_secret' } as CardFormData
const after = (events: PaymentEvent[], from: Payment = initialPayment) => events.reduce(paymentReducer, from)
const continued = (email: string): PaymentEvent => ({ type: 'continued', buyer: { email } })
const loading = after([continued(' A@example.com ')])

test('a valid email opens the card form', () => {
  expect(loading).toEqual({ step: 'loading', buyer: { email: 'a@example.com' }, requestId: 1 })
  expect(paymentReducer(loading, { type: 'opened', requestId: 1, form })).toEqual({
    step: 'card',
    buyer: { email: 'a@example.com' },
    requestId: 1,
    form,
  })
})

test.each(['', '   ', 'nobody', 'nobody@', '@example.com'])(
  'shows a message for the invalid email %j',
  (email) => {
    expect(after([continued(email)])).toEqual({
      step: 'email',
      buyer: { email },
      requestId: 0,
      problems: { email: 'Please enter a valid email address' },
    })
  },
)

test('a remembered email only fills in the field', () => {
  const remembered = after([{ type: 'remembered', email: 'a@example.com' }])
  expect(remembered).toEqual({ step: 'email', buyer: { email: 'a@example.com' }, requestId: 0 })
  for (const state of [loading, after([continued('nobody')])])
    expect(paymentReducer(state, { type: 'remembered', email: 'b@example.com' })).toBe(state)
})

test('shows what is typed, and keeps the email of an open card form', () => {
  expect(after([{ type: 'typed', email: 'a' }])).toEqual({
    step: 'email',
    buyer: { email: 'a' },
    requestId: 0,
  })
  expect(paymentReducer(loading, { type: 'typed', email: 'b' })).toBe(loading)
})

test('ignores a second click', () => {
  expect(paymentReducer(loading, continued('b@example.com'))).toBe(loading)
})

describe('going back', () => {
  const back = paymentReducer(loading, { type: 'went back' })

  test('keeps the email in the field', () => {
    expect(back).toEqual({ step: 'email', buyer: { email: 'a@example.com' }, requestId: 2 })
  })

  test('ignores a late response', () => {
    expect(paymentReducer(back, { type: 'opened', requestId: 1, form })).toBe(back)
    const again = paymentReducer(back, continued('b@example.com'))
    expect(paymentReducer(again, { type: 'opened', requestId: 1, form })).toBe(again)
    expect(
      paymentReducer(again, { type: 'failed', requestId: 1, problem: { text: 'x', kind: 'failed' } }),
    ).toBe(again)
  })

  test('works from every later step', () => {
    const card = paymentReducer(loading, { type: 'opened', requestId: 1, form })
    const failed = paymentReducer(loading, {
      type: 'failed',
      requestId: 1,
      problem: { text: 'x', kind: 'failed' },
    })
    for (const state of [card, failed])
      expect(paymentReducer(state, { type: 'went back' }).step).toBe('email')
  })
})

test('can retry after a failure', () => {
  const failed = paymentReducer(loading, {
    type: 'failed',
    requestId: 1,
    problem: { text: 'x', kind: 'failed' },
  })
  expect(failed).toMatchObject({ step: 'failed', problem: { text: 'x' } })
  expect(paymentReducer(failed, { type: 'retried' })).toEqual({
    step: 'loading',
    buyer: { email: 'a@example.com' },
    requestId: 2,
  })
})

test('shows an email that the server rejects at its field', () => {
  expect(
    paymentReducer(loading, { type: 'failed', requestId: 1, problem: { text: 'x', kind: 'email' } }),
  ).toEqual({
    step: 'email',
    buyer: { email: 'a@example.com' },
    requestId: 2,
    problems: { email: 'x' },
  })
})

describe('a company invoice', () => {
  const company = { name: 'Ada & Co.', address: '1 Main St', taxId: '', purchaseOrder: '' }
  const withCompany = (typed: typeof company): PaymentEvent => ({
    type: 'continued',
    buyer: { email: 'a@example.com', company: typed },
  })

  test('is kept when the visitor goes back', () => {
    const opened = after([withCompany(company)])
    expect(opened).toMatchObject({ step: 'loading', buyer: { company } })
    expect(paymentReducer(opened, { type: 'went back' })).toMatchObject({ step: 'email', buyer: { company } })
  })

  test('without an address keeps what was typed, with a message', () => {
    const typed = { ...company, address: ' ' }
    expect(after([withCompany(typed)])).toMatchObject({
      step: 'email',
      buyer: { email: 'a@example.com', company: typed },
      problems: { address: "Please enter the company's address" },
    })
  })
})
