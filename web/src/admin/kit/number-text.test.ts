import { formatNumber } from '@course/content/site/format'
import { expect, test } from 'vitest'
import { shareOrCountText } from './number-text.ts'

test.each([
  [0, 0, '–'],
  [10, 19, '–'],
  [0, 20, '0%'],
  [1, 20, '5%'],
  [199, 2000, '10%'],
  [1, 1000, '0.1%'],
  [1, 100_000, '<0.1%'],
  [297, 1000, '30%'],
  [49, 1000, '4.9%'],
  [99_999, 100_000, '>99%'],
  [1040, 1040, '100%'],
])('%i of %i is %s', (part, total, text) => {
  expect(shareOrCountText(part, total)).toBe(text)
})

test('formatNumber separates thousands', () => {
  expect(formatNumber(1234567)).toBe('1,234,567')
})
