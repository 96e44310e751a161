import { expect, test } from 'vitest'
import { starsSummary } from './feedback-text.ts'

test.each([
  [[0, 0, 0, 0, 0], 'No feedback in this period.'],
  [[0, 0, 0, 0, 1], '5.0 stars on average in 1 response. No one- or two-star ratings.'],
  [[1, 0, 0, 0, 1], '3.0 stars on average in 2 responses. One or two stars: 1 of 2.'],
  [[10, 0, 0, 0, 990], '5.0 stars on average in 1,000 responses. One or two stars: 10 of 1,000, 1%.'],
] as const)('starsSummary summarizes %j', ([one, two, three, four, five], sentence) => {
  expect(starsSummary({ 1: one, 2: two, 3: three, 4: four, 5: five })).toBe(sentence)
})
