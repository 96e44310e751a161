import { expect, test } from 'vitest'
import { findTimeStep, generateSecret, otpauthUri } from './totp.ts'

// RFC 6238, appendix B, last six of the eight digits; the secret is "12345678901234567890".
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('codes match the test values of RFC 6238', () => {
  expect(findTimeStep(RFC_SECRET, '287082', 59)).toBe(1)
  expect(findTimeStep(RFC_SECRET, '081804', 1_111_111_109)).toBe(37_037_036)
  expect(findTimeStep(RFC_SECRET, '353130', 20_000_000_000)).toBe(666_666_666)
})

test('a code is valid in its own time step and the two next to it', () => {
  expect(findTimeStep(RFC_SECRET, '287082', 29)).toBe(1)
  expect(findTimeStep(RFC_SECRET, '287082', 89)).toBe(1)
  expect(findTimeStep(RFC_SECRET, '287082', 90)).toBeUndefined()
  expect(findTimeStep(RFC_SECRET, '28708', 59)).toBeUndefined()
  expect(findTimeStep(RFC_SECRET, '', 59)).toBeUndefined()
  expect(findTimeStep(RFC_SECRET, '２８７０８２', 59)).toBeUndefined()
})

test('a secret has 160 bits', () => {
  expect(generateSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(generateSecret()).not.toBe(generateSecret())
})

test('the URI names the issuer and the account', () => {
  expect(otpauthUri(RFC_SECRET, 'a+1@b.c', 'My: Course')).toBe(
    `otpauth://totp/My%3A%20Course:a%2B1%40b.c?issuer=My%3A%20Course&secret=${RFC_SECRET}&algorithm=SHA1&digits=6&period=30`,
  )
})
