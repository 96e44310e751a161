import { expect, test } from 'vitest'
import { countText, shareOrCountText } from './shares.ts'

test.each([
  [0, 0, '–'],
  [10, 19, '–'],
  [0, 20, '0 %'],
  [1, 20, '5.0 %'],
  [2, 20, '10 %'],
  [199, 2000, '10 %'],
  [1, 1000, '0.1 %'],
  [312, 1040, '30 %'],
  [1040, 1040, '100 %'],
])('%i of %i is %s', (part, total, text) => {
  expect(shareOrCountText(part, total)).toBe(text)
})

test('countText separates thousands', () => {
  expect(countText(1234567)).toBe('1,234,567')
})
