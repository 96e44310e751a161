import { expect, test } from 'vitest'
import { retryDelaySeconds } from '../app/clients/send-with-retry.ts'
import { parseSubmitResult } from './submit.ts'

test.each([
  [0, 'later'],
  [401, 'later'],
  [403, 'later'],
  [408, 'later'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
  [409, 'taken'],
  [400, 'outdated'],
])('status %i means %s', (status, state) => {
  expect(parseSubmitResult(status, null).state).toBe(state)
})

test.each([
  [3, 5, 60, false],
  [4, 5, 80, true],
  [7, 10, 70, true],
  [6, 10, 60, false],
  [1, 2, 50, false],
  [2, 2, 100, true],
])('%i of %i is %i percent', (score, total_questions, percent, isPassed) => {
  expect(parseSubmitResult(201, { score, total_questions, review: [] })).toMatchObject({
    state: 'graded',
    graded: { score, total: total_questions, percent, isPassed },
  })
})

test('the retry delay grows to one minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(retryDelaySeconds)).toEqual([2, 4, 8, 16, 32, 60, 60])
})
