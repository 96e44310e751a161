import { expect, test } from 'vitest'
import { formatDollars } from './money.ts'

test.each([
  [0, '$0'],
  [299, '$299'],
  [1299, '$1,299'],
  [1234567, '$1,234,567'],
  [298.5, '$299'],
])('%d dollars are written as %s', (amount, text) => {
  expect(formatDollars(amount)).toBe(text)
})
