import { expect, test } from 'vitest'
import { storedText } from './stored-text.ts'

test('drops what PostgreSQL cannot store before a text is trimmed and measured', () => {
  expect(storedText(5).parse(' a\0bc \0')).toBe('abc')
  expect(storedText(5).parse('a\ud800')).toBe('a\ufffd')
  expect(storedText(5).min(1).safeParse(' \0').success).toBe(false)
  expect(storedText(5, 'too long').safeParse('abcdef').error?.issues[0]?.message).toBe('too long')
})
