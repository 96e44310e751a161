import { expect, test } from 'vitest'
import { braid, smoothStep } from './braid.ts'

const shape = { width: 120, middle: 50, swing: () => 20, turns: (x: number) => x / 120, step: 5 }

test('has three strands from end to end', () => {
  const strands = braid(shape)
  expect(strands).toHaveLength(3)
  for (const strand of strands) {
    expect(strand.whole).toMatch(/^M0 /)
    expect(endOf(strand.whole)).toBeCloseTo(120, 5)
  }
})

test('every strand passes over and under the others', () => {
  for (const strand of braid(shape)) {
    expect(strand.over.startsWith('M')).toBe(true)
    expect(strand.over.length).toBeLessThan(strand.whole.length)
  }
})

test('strands keep to their lanes until they join', () => {
  const strands = braid({
    ...shape,
    apart: { lane: (strand) => 10 + 40 * strand, joined: (x) => smoothStep(60, 120, x) },
  })
  expect(strands.map((strand) => strand.whole.split('c')[0])).toEqual(['M0 10', 'M0 50', 'M0 90'])
})

test('a smooth step starts at 0, ends at 1 and passes through the middle', () => {
  expect([0, 10, 15, 20, 30].map((x) => smoothStep(10, 20, x))).toEqual([0, 0, 0.5, 1, 1])
})

/** The x coordinate where a path of relative curves ends. */
function endOf(path: string): number {
  const [start, ...curves] = path.slice(1).split('c')
  const widths = curves.map((curve) => Number(curve.match(/-?[\d.]+/g)?.[4]))
  return widths.reduce((x, width) => x + width, Number(start?.split(' ')[0]))
}
