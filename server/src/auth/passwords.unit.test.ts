import { PASSWORD_MIN_CHARACTERS } from '@course/contract/accounts'
import { expect, test } from 'vitest'
import { codeAt } from '../testing/totp.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { hashPassword, isAcceptedHash, isPasswordOf } from './passwords.ts'
import { newSecret, otpauthUri, stepOfCode } from './totp.ts'
import { isCommon } from './weak-passwords.ts'

test('a hash is argon2id with the recommended parameters and its own salt', async () => {
  const [first, second] = await Promise.all([hashPassword('one password'), hashPassword('one password')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(second).not.toBe(first)
  expect(await isPasswordOf(first, 'one password')).toBe(true)
  expect(await isPasswordOf(first, 'one passworD')).toBe(false)
  expect(isAcceptedHash(first)).toBe(true)
})

test('without an account no password is right', async () => {
  expect(await isPasswordOf(undefined, '')).toBe(false)
  expect(await isPasswordOf(null, 'anything')).toBe(false)
})

test('more hashes than a person would wait for are refused as busy', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 230 }, () => isPasswordOf(CHEAP, 'x')))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]!.reason).toMatchObject({ code: 'server.busy' })
  expect(await isPasswordOf(CHEAP, 'x')).toBe(false)
})

const CHEAP = `$argon2id$v=19$m=64,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

test.each([
  ['123456', true],
  ['password', true],
  ['qwerty123', true],
  ['Password', false],
  ['Password123!', false],
  ['Test1234', false],
  ['123456!', false],
  ['correct horse battery', false],
])('%j is common: %s', (password, common) => {
  expect(isCommon(password)).toBe(common)
})

test('the most common passwords are a hundred, all of a length that would be taken', () => {
  expect(new Set(COMMON_PASSWORDS).size).toBe(100)
  expect(COMMON_PASSWORDS.filter((password) => password.length < PASSWORD_MIN_CHARACTERS)).toEqual([])
})

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
