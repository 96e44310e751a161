import { expect, test } from 'vitest'
import { groupedCode, normalizeRecoveryCode } from './factors.ts'

test('a recovery code is shown in groups and read however it is typed', () => {
  expect(groupedCode('abcdefgh23456722')).toBe('abcd-efgh-2345-6722')
  expect(normalizeRecoveryCode(' ABCD-efgh 2345-6722 ')).toBe('abcdefgh23456722')
  expect(normalizeRecoveryCode('')).toBe('')
})
