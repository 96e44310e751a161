import { expect, test } from 'vitest'
import { codeAt } from '../../testing/totp.ts'
import { newSecret, otpauthUri, stepOfCode } from './totp.ts'

test('codes agree with the published test values', () => {
  // RFC 6238, appendix B, last six of the eight digits; the secret is "12345678901234567890".
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(codeAt(secret, 59)).toBe('287082')
  expect(codeAt(secret, 1111111109)).toBe('081804')
  expect(codeAt(secret, 20000000000)).toBe('353130')
})

test('a code counts in its own step and the two beside it', () => {
  const secret = newSecret()
  const code = codeAt(secret, 3000)
  expect(stepOfCode(secret, code, 3000)).toBe(100)
  expect(stepOfCode(secret, code, 3030)).toBe(100)
  expect(stepOfCode(secret, code, 2999)).toBe(100)
  expect(stepOfCode(secret, code, 3060)).toBeUndefined()
  expect(stepOfCode(secret, '12345', 3000)).toBeUndefined()
  expect(otpauthUri('ABC', 'a@b.c', 'My: Course')).toBe(
    'otpauth://totp/My%3A%20Course:a%40b.c?algorithm=SHA1&digits=6&issuer=My%3A%20Course&period=30&secret=ABC',
  )
})
