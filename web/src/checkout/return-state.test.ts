import { expect, test } from 'vitest'
import { nextReturnState, waitSeconds } from './return-state.ts'

test('a verified payment brings the address and perhaps a password', () => {
  expect(nextReturnState({ success: true, email: 'a@example.com' }, 0)).toEqual({
    step: 'verified',
    email: 'a@example.com',
  })
  expect(nextReturnState({ success: true, email: 'a@example.com', tempPassword: 'x' }, 0)).toEqual({
    step: 'verified',
    email: 'a@example.com',
    tempPassword: 'x',
  })
})

test('anything else says where the payment is', () => {
  expect(nextReturnState({ success: false, state: 'processing', error: 'Still working' }, 3)).toEqual({
    step: 'unverified',
    state: 'processing',
    text: 'Still working',
    tries: 4,
  })
})

test.each([
  { success: false },
  { success: false, error: 'Payment not completed' },
  { success: false, state: 'paused', error: 'x' },
  { success: true },
  {},
  null,
  undefined,
])('%j is a failed verification', (answer) => {
  expect(nextReturnState(answer as never, 0)).toEqual({
    step: 'failed',
    text: 'Payment verification failed. Please try signing in manually.',
  })
})

test('a payment that takes its time is asked for less and less often', () => {
  expect([1, 2, 3, 4, 5, 9].map(waitSeconds)).toEqual([2, 4, 8, 16, 30, 30])
})
