import { expect, test } from 'vitest'
import { formatRecoveryCode, normalizeRecoveryCode } from './factors.ts'

test('formats a recovery code in groups and ignores case, spaces and dashes when parsing one', () => {
  expect(formatRecoveryCode('abcdefgh23456722')).toBe('abcd-efgh-2345-6722')
  expect(normalizeRecoveryCode(' ABCD-efgh 2345-6722 ')).toBe('abcdefgh23456722')
  expect(normalizeRecoveryCode('')).toBe('')
})
