import { describe, expect, test } from 'vitest'
import {
  type CardFormParts,
  type Payment,
  type PaymentEvent,
  paymentReducer,
  start,
} from './payment-state.ts'

const form = { clientSecret: 'cs_secret' } as CardFormParts
const after = (events: PaymentEvent[], from: Payment = start) => events.reduce(paymentReducer, from)
const continued = (email: string): PaymentEvent => ({ type: 'continued', email })
const loading = after([continued(' A@example.com ')])

test('a good address leads to the card form', () => {
  expect(loading).toEqual({ step: 'loading', email: 'a@example.com', requestId: 1 })
  expect(paymentReducer(loading, { type: 'opened', requestId: 1, form })).toEqual({
    step: 'card',
    email: 'a@example.com',
    requestId: 1,
    form,
  })
})

test.each(['', '   ', 'nobody', 'nobody@', '@example.com'])(
  '%j stays on the form with a message',
  (email) => {
    expect(after([continued(email)])).toEqual({
      step: 'email',
      email,
      requestId: 0,
      problem: 'Please enter a valid email address',
    })
  },
)

test('an address that the tab remembers fills the field and goes no further', () => {
  const remembered = after([{ type: 'remembered', email: 'a@example.com' }])
  expect(remembered).toEqual({ step: 'email', email: 'a@example.com', requestId: 0 })
  for (const state of [loading, after([continued('nobody')])])
    expect(paymentReducer(state, { type: 'remembered', email: 'b@example.com' })).toBe(state)
})

test('a second click opens no second form', () => {
  expect(paymentReducer(loading, continued('b@example.com'))).toBe(loading)
})

describe('going back', () => {
  const back = paymentReducer(loading, { type: 'went back' })

  test('keeps the address to be changed', () => {
    expect(back).toEqual({ step: 'email', email: 'a@example.com', requestId: 2 })
  })

  test('makes an answer that comes late count for nothing', () => {
    expect(paymentReducer(back, { type: 'opened', requestId: 1, form })).toBe(back)
    const again = paymentReducer(back, continued('b@example.com'))
    expect(paymentReducer(again, { type: 'opened', requestId: 1, form })).toBe(again)
    expect(
      paymentReducer(again, { type: 'failed', requestId: 1, problem: { text: 'x', kind: 'failed' } }),
    ).toBe(again)
  })

  test('works from every later state', () => {
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

test('a failure can be tried again', () => {
  const failed = paymentReducer(loading, {
    type: 'failed',
    requestId: 1,
    problem: { text: 'x', kind: 'failed' },
  })
  expect(failed).toMatchObject({ step: 'failed', problem: { text: 'x' } })
  expect(paymentReducer(failed, { type: 'retried' })).toEqual({
    step: 'loading',
    email: 'a@example.com',
    requestId: 2,
  })
})

test('an address that the server refuses is shown at its field', () => {
  expect(
    paymentReducer(loading, { type: 'failed', requestId: 1, problem: { text: 'x', kind: 'email' } }),
  ).toEqual({
    step: 'email',
    email: 'a@example.com',
    requestId: 2,
    problem: 'x',
  })
})

test('whoever owns the course is not asked to pay, whatever comes after', () => {
  const owner = paymentReducer(loading, { type: 'turned out to own it' })
  expect(after([{ type: 'opened', requestId: 1, form }, continued('b@example.com')], owner)).toBe(owner)
})
