import { expect, test } from 'vitest'
import { equalAgeText, largestDropOff } from './funnel-text.ts'

const steps = (...people: number[]) => people.map((count, index) => ({ name: `S${index}`, people: count }))

test.each([
  [steps(0, 0), 'Nothing.'],
  [steps(10, 10, 10), 'No drop-off.'],
  [steps(1000, 300, 40), 'Largest drop-off: between “S0” and “S1”: 700 of 1,000 (70%).'],
  [steps(100, 95, 40, 39), 'Largest drop-off: between “S1” and “S2”: 55 of 95 (58%).'],
])('largestDropOff summarizes %j', (funnel, summary) => {
  expect(largestDropOff(funnel, 'Nothing.')).toBe(summary)
})

test('equalAgeText says how much of the previous period counts', () => {
  expect(equalAgeText(1)).toContain('in the first day after it began')
  expect(equalAgeText(30)).toContain('in the first 30 days after it began')
})
