import { expect, test } from 'vitest'
import { axisMaximum, bars } from './chart.ts'

test.each([
  [[], 4],
  [[0, 0], 4],
  [[3, 1], 4],
  [[7], 10],
  [[12], 20],
  [[21, 24], 25],
  [[480], 500],
  [[1000], 1000],
])('the axis maximum for %o is %i', (values, top) => {
  expect(axisMaximum(values)).toBe(top)
})

test('bars keep their order, stay in their slots and are visible even for small values', () => {
  const [none, one, all] = bars([0, 1, 10_000])
  expect([none?.height, one?.height, all?.height]).toEqual([0, 0.02, 1])
  expect(none!.center).toBeCloseTo(1 / 6)
  expect(none!.left + none!.width).toBeLessThan(one!.left)
  expect(all!.left + all!.width).toBeLessThan(1)
})
