import { expect, test } from 'vitest'
import { inReadingOrder } from './reading-order.ts'

const order = (texts: string[], direction: string) =>
  inReadingOrder(
    texts.map((text) => ({ text })),
    direction,
  ).map(({ text }) => text)

test('puts runs in reading order', () => {
  expect(order(['Ana ', 'and ', 'Bo'], 'Ana')).toEqual(['Ana ', 'and ', 'Bo'])
  expect(order(['خطة', ' ', 'التغيير'], 'خطة')).toEqual(['التغيير', ' ', 'خطة'])
  expect(order(['خطة', ' for ', 'التغيير'], 'خطة')).toEqual(['التغيير', ' for ', 'خطة'])
  expect(order(['My ', 'خطة', ' ', 'التغيير', ' now'], 'My')).toEqual(['My ', 'التغيير', ' ', 'خطة', ' now'])
  expect(order([' ', 'خطة', ' '], 'My')).toEqual([' ', 'خطة', ' '])
})
