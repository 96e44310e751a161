import { COMMON_PASSWORDS, isCommonPassword } from '@course/contract/account/common-passwords'
import { PASSWORD_MIN_CHARACTERS } from '@course/contract/auth/passwords'
import { expect, test } from 'vitest'
import { hashPassword, isAcceptedHash, isPasswordOf } from './passwords.ts'

test('hashes with argon2id, the recommended parameters and a random salt', async () => {
  const [first, second] = await Promise.all([hashPassword('one password'), hashPassword('one password')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(second).not.toBe(first)
  expect(await isPasswordOf(first, 'one password')).toBe(true)
  expect(await isPasswordOf(first, 'one passworD')).toBe(false)
  expect(isAcceptedHash(first)).toBe(true)
})

test('rejects every password if there is no hash', async () => {
  expect(await isPasswordOf(undefined, '')).toBe(false)
  expect(await isPasswordOf(null, 'anything')).toBe(false)
})

test('rejects requests as busy when the queue is full', async () => {
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
  expect(isCommonPassword(password)).toBe(common)
})

test('lists 100 common passwords, all of an accepted length', () => {
  expect(new Set(COMMON_PASSWORDS).size).toBe(100)
  expect(COMMON_PASSWORDS.filter((password) => password.length < PASSWORD_MIN_CHARACTERS)).toEqual([])
})
