import { expect, test } from 'vitest'
import {
  credentialsProblem,
  emailProblem,
  normalizeEmail,
  passwordProblem,
  sanitizeInput,
} from './accounts.ts'

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
])('e-mail %j: %s', (value, problem) => {
  expect(emailProblem(value)).toBe(problem)
})

test.each([
  ['', 'Password is required'],
  ['12345', 'Password must be at least 6 characters'],
  ['x'.repeat(129), 'Password must be no more than 128 characters'],
  ['123456', undefined],
  ['x'.repeat(128), undefined],
])('password %j: %s', (value, problem) => {
  expect(passwordProblem(value)).toBe(problem)
})

test('only the first problem of a form is named', () => {
  expect(credentialsProblem('', '')).toBe('Email is required')
  expect(credentialsProblem('ada@example.com', '')).toBe('Password is required')
})

test.each([
  ['  ada@example.com ', 'ada@example.com'],
  ['<b>ada@example.com</b>', 'bada@example.com/b'],
  ['javascript:ada@example.com', 'ada@example.com'],
  ['javajavascript:script:x', 'x'],
  ['onclick=ada@example.com', 'ada@example.com'],
  ['jon@example.com', 'jon@example.com'],
])('%j is cleaned to %j', (value, cleaned) => {
  expect(sanitizeInput(value)).toBe(cleaned)
})

test('an address has one spelling', () => {
  expect(normalizeEmail(' Ada@Example.COM ')).toBe('ada@example.com')
})
