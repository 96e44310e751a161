import { expect, test } from 'vitest'
import { isSuggestionOutdated } from './is-suggestion-outdated.ts'

const key = 'w13/design_process'
const draft = 'cell-design-process'
const restraint = (text: string, time: number) => ({ 'w02/restraint': [text, time, 'a'] as const })

test.each([
  ['an empty field has no source to differ from', restraint('Stores open at 6', 5), false],
  [
    'a field that was written after its source is as its writer wants it',
    { ...restraint('Stores open at 6', 5), [key]: ['My words', 9, 'a'] as const },
    false,
  ],
  [
    'a source that was changed later is told',
    { ...restraint('Stores open at 7', 12), [key]: ['Stores open at 6', 9, 'a'] as const },
    true,
  ],
  [
    'answers to other questions change nothing',
    {
      ...restraint('Stores open at 6', 5),
      [key]: ['My words', 9, 'a'] as const,
      'w02/stuck_at': ['x', 12, 'a'] as const,
    },
    false,
  ],
])('%s', (_, entries, expected) => {
  expect(isSuggestionOutdated(entries, key, draft)).toBe(expected)
})
