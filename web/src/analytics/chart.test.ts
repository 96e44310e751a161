import { expect, test } from 'vitest'
import { bars, roundTop } from './chart.ts'

test.each([
  [[], 4],
  [[0, 0], 4],
  [[3, 1], 4],
  [[7], 10],
  [[12], 20],
  [[21, 24], 25],
  [[480], 500],
  [[1000], 1000],
])('the top line above %o is at %i', (values, top) => {
  expect(roundTop(values)).toBe(top)
})

test('bars stand on the ground, keep their order and show even one among thousands', () => {
  const [none, one, all] = bars([0, 1, 10_000], 300, 100)
  expect(none).toMatchObject({ height: 0, y: 100 })
  expect(one).toMatchObject({ height: 2, y: 98 })
  expect(all).toMatchObject({ height: 100, y: 0 })
  expect(none!.x).toBeLessThan(one!.x)
})
