import { expect, test } from 'vitest'
import { codeAt } from '../../testing/totp.ts'
import { findTimeStep, generateSecret, otpauthUri } from './totp.ts'

test('codes match the test values of RFC 6238', () => {
  // RFC 6238, appendix B, last six of the eight digits; the secret is "12345678901234567890".
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(codeAt(secret, 59)).toBe('287082')
  expect(codeAt(secret, 1111111109)).toBe('081804')
  expect(codeAt(secret, 20000000000)).toBe('353130')
})

test('a code is valid in its own time step and the two next to it', () => {
  const secret = generateSecret()
  const code = codeAt(secret, 3000)
  expect(findTimeStep(secret, code, 3000)).toBe(100)
  expect(findTimeStep(secret, code, 3030)).toBe(100)
  expect(findTimeStep(secret, code, 2999)).toBe(100)
  expect(findTimeStep(secret, code, 3060)).toBeUndefined()
  expect(findTimeStep(secret, '12345', 3000)).toBeUndefined()
  expect(otpauthUri('ABC', 'a@b.c', 'My: Course')).toBe(
    'otpauth://totp/My%3A%20Course:a%40b.c?algorithm=SHA1&digits=6&issuer=My%3A%20Course&period=30&secret=ABC',
  )
})
