import { expect, test } from 'vitest'
import { isSuggestionOutdated } from './is-suggestion-outdated.ts'

const key = 'w13/design_process'
const draft = 'cell-design-process'
const restraint = (text: string, time: number) => ({ 'w02/restraint': [text, time, 'a'] as const })

test.each([
  ['is false for an empty field', restraint('Stores open at 6', 5), false],
  [
    'is false if the field was edited after its source',
    { ...restraint('Stores open at 6', 5), [key]: ['My text', 9, 'a'] as const },
    false,
  ],
  [
    'is true if the source changed after the field',
    { ...restraint('Stores open at 7', 12), [key]: ['Stores open at 6', 9, 'a'] as const },
    true,
  ],
  [
    'ignores answers to other questions',
    {
      ...restraint('Stores open at 6', 5),
      [key]: ['My text', 9, 'a'] as const,
      'w02/stuck_at': ['x', 12, 'a'] as const,
    },
    false,
  ],
])('%s', (_, entries, expected) => {
  expect(isSuggestionOutdated(entries, key, draft)).toBe(expected)
})
