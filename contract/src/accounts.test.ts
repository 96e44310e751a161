import { expect, test } from 'vitest'
import { parseEmail, validateEmail } from './accounts.ts'
import { validatePassword } from './auth/passwords.ts'

test.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['ada', 'Please enter a valid email address'],
  ['ada@example', 'Please enter a valid email address'],
  ['ada@@example.com', 'Please enter a valid email address'],
  ['ada lovelace@example.com', 'Please enter a valid email address'],
  ['ada@example.com\r\nBcc: eve@example.com', 'Please enter a valid email address'],
  ['ada\u0000@example.com', 'Please enter a valid email address'],
  ['<ada@example.com>', 'Please enter a valid email address'],
  ['ada@example.com,eve@example.com', 'Please enter a valid email address'],
  [`${'a'.repeat(250)}@example.com`, 'Email must be no more than 255 characters'],
  ['ada@example.com', undefined],
  ["o'hara+course@mail.example.co.uk", undefined],
  ['zoë@beispiel-größe.example', undefined],
])('email %j: %s', (value, problem) => {
  expect(validateEmail(value)).toBe(problem)
})

test.each([
  ['', 'Password is required'],
  ['12345', 'Password must be at least 6 characters'],
  ['x'.repeat(129), 'Password must be no more than 128 characters'],
  ['123456', undefined],
  ['x'.repeat(128), undefined],
])('password %j: %s', (value, problem) => {
  expect(validatePassword(value)).toBe(problem)
})

test.each([
  ['  Ada@Example.COM ', 'ada@example.com'],
  ['<b>ada@example.com</b>', 'bada@example.com/b'],
  ['<ada@example.com>', 'ada@example.com'],
  ['JavaScript:ada@example.com', 'ada@example.com'],
  ['javajavascript:script:ada@example.com', 'ada@example.com'],
  ['onclick=ada@example.com', 'ada@example.com'],
  ['oncl\u212A=ada@example.com', 'ada@example.com'],
  ['jon@example.com', 'jon@example.com'],
  ['me+online=x@example.com', 'me+x@example.com'],
])('parses %j as %j, and is idempotent', (typed, email) => {
  expect(parseEmail(typed)).toEqual({ email })
  expect(parseEmail(email)).toEqual({ email })
})

test.each([
  ['', 'Email is required'],
  [' <> ', 'Email is required'],
  ['javascript:', 'Email is required'],
  ['ada@example', 'Please enter a valid email address'],
  [`${'a'.repeat(250)}@example.com`, 'Email must be no more than 255 characters'],
  // Lower case can be longer than upper case.
  [`${'\u0130'.repeat(200)}@example.com`, 'Email must be no more than 255 characters'],
])('rejects %j: %s', (typed, problem) => {
  expect(parseEmail(typed)).toEqual({ problem })
})

test('rejects a megabyte of nested patterns before processing it', () => {
  const typed = `${'javas'.repeat(90_000)}javascript:${'cript:'.repeat(90_000)}@example.com`
  expect(parseEmail(typed)).toEqual({ problem: 'Email must be no more than 255 characters' })
})
