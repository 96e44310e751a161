import { expect, test } from 'vitest'
import { nextReturnState, retryDelaySeconds, triesBeforeNextCheck } from './return-state.ts'

test('a verified payment has an email and sometimes a temporary password', () => {
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

test('an unverified payment has its state and message', () => {
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
])('treats %j as a failed verification', (response) => {
  expect(nextReturnState(response as never, 0)).toEqual({
    step: 'failed',
    text: 'Payment verification failed. Please try signing in manually.',
  })
})

test('waits longer after each try', () => {
  expect([1, 2, 3, 4, 5, 9].map(retryDelaySeconds)).toEqual([2, 4, 8, 16, 30, 30])
})

test('checks again while the bank is processing or the server cannot be reached', () => {
  expect(triesBeforeNextCheck({ step: 'unreachable', tries: 2 })).toBe(2)
  expect(triesBeforeNextCheck({ step: 'unverified', state: 'processing', text: '', tries: 3 })).toBe(3)
  expect(triesBeforeNextCheck({ step: 'unverified', state: 'failed', text: '', tries: 1 })).toBeUndefined()
  expect(triesBeforeNextCheck({ step: 'failed', text: '' })).toBeUndefined()
})
