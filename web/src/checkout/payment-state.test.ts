import { describe, expect, test } from 'vitest'
import type { CardFormParts } from './payment-state.ts'
import { next, type Payment, type PaymentEvent, start } from './payment-state.ts'

const form = { clientSecret: 'cs_secret' } as CardFormParts
const after = (events: PaymentEvent[], from: Payment = start) => events.reduce(next, from)
const continued = (email: string): PaymentEvent => ({ type: 'continued', email })
const loading = after([continued(' A@example.com ')])

test('a good address leads to the card form', () => {
  expect(loading).toEqual({ step: 'loading', email: 'a@example.com', round: 1 })
  expect(next(loading, { type: 'opened', round: 1, form })).toEqual({
    step: 'card',
    email: 'a@example.com',
    round: 1,
    form,
  })
})

test.each(['', '   ', 'nobody', 'nobody@', '@example.com'])(
  '%j stays on the form with a message',
  (email) => {
    expect(after([continued(email)])).toEqual({
      step: 'email',
      email,
      round: 0,
      problem: 'Please enter a valid email address',
    })
  },
)

test('a second click opens no second form', () => {
  expect(next(loading, continued('b@example.com'))).toBe(loading)
})

describe('going back', () => {
  const back = next(loading, { type: 'went back' })

  test('keeps the address to be changed', () => {
    expect(back).toEqual({ step: 'email', email: 'a@example.com', round: 2 })
  })

  test('makes an answer that comes late count for nothing', () => {
    expect(next(back, { type: 'opened', round: 1, form })).toBe(back)
    const again = next(back, continued('b@example.com'))
    expect(next(again, { type: 'opened', round: 1, form })).toBe(again)
    expect(next(again, { type: 'failed', round: 1, problem: { text: 'x', kind: 'failed' } })).toBe(again)
  })

  test('works from every later state', () => {
    const card = next(loading, { type: 'opened', round: 1, form })
    const failed = next(loading, { type: 'failed', round: 1, problem: { text: 'x', kind: 'failed' } })
    for (const state of [card, failed]) expect(next(state, { type: 'went back' }).step).toBe('email')
  })
})

test('a failure can be tried again', () => {
  const failed = next(loading, { type: 'failed', round: 1, problem: { text: 'x', kind: 'failed' } })
  expect(failed).toMatchObject({ step: 'failed', problem: { text: 'x' } })
  expect(next(failed, { type: 'retried' })).toEqual({ step: 'loading', email: 'a@example.com', round: 2 })
})

test('an address that the server refuses is shown at its field', () => {
  expect(next(loading, { type: 'failed', round: 1, problem: { text: 'x', kind: 'email' } })).toEqual({
    step: 'email',
    email: 'a@example.com',
    round: 2,
    problem: 'x',
  })
})

test('whoever owns the course is not asked to pay, whatever comes after', () => {
  const owner = next(loading, { type: 'turned out to own it' })
  expect(after([{ type: 'opened', round: 1, form }, continued('b@example.com')], owner)).toBe(owner)
})
