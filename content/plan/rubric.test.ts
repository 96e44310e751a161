import { expect, test } from 'vitest'
import { exercises } from '../course/exercises.ts'
import { nextImprovements, parseRatings, rubric, rubricLevels } from './rubric.ts'

test.each([...rubric])(
  '$id has three levels in plain words and leads to an exercise',
  ({ levels, exercise, ...rest }) => {
    expect(exercises.map(({ id }) => id)).toContain(exercise)
    expect(Object.keys(levels)).toEqual([...rubricLevels])
    for (const text of [rest.question, rest.next, ...Object.values(levels)]) {
      expect(text).toMatch(/^\p{Lu}.+[.?”]$/u)
      expect(text).not.toMatch(/["']|--/)
    }
  },
)

test('suggests at most three improvements, the poorest and most important first', () => {
  expect(nextImprovements({})).toEqual([])
  const ratings = { result: 'fair', sponsor: 'good', load: 'poor', dip: 'poor', gates: 'fair' } as const
  expect(nextImprovements(ratings).map(({ id }) => id)).toEqual(['load', 'dip', 'result'])
})

test('reads stored ratings and drops what it does not know', () => {
  expect(parseRatings({ result: 'good', other: 'good', load: 'great' })).toEqual({ result: 'good' })
  expect(parseRatings('good')).toBeUndefined()
})
