import { expect, test } from 'vitest'
import { cleanEmail, credentialsProblem, emailProblem, passwordProblem } from './accounts.ts'

test.each([
  ['  ada@example.com ', 'ada@example.com'],
  ['<ada@example.com>', 'ada@example.com'],
  ['javascript:ada@example.com', 'ada@example.com'],
  ['javajavascript:script:ada@example.com', 'ada@example.com'],
  ['onclick=ada@example.com', 'ada@example.com'],
  ['on<click = ada@example.com', 'ada@example.com'],
  ['Jason@example.com', 'Jason@example.com'],
])('%j is cleaned to %j', (typed, cleaned) => {
  expect(cleanEmail(typed)).toBe(cleaned)
})

test.each([
  ['ada@example.com', undefined],
  ['a@b.c', undefined],
  ['', 'Email is required'],
  ['ada', 'Please enter a valid email address'],
  ['ada@example', 'Please enter a valid email address'],
  ['ada@@example.com', 'Please enter a valid email address'],
  ['ada lovelace@example.com', 'Please enter a valid email address'],
  ['ada@exam\u0000ple.com', 'Please enter a valid email address'],
  [`${'a'.repeat(243)}@example.com`, undefined],
  [`${'a'.repeat(244)}@example.com`, 'Email must be no more than 255 characters'],
])('the address %j: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem)
})

test.each([
  ['secret', undefined],
  ['päss wörd 🔑', undefined],
  ['', 'Password is required'],
  ['five5', 'Password must be at least 6 characters'],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), 'Password must be no more than 128 characters'],
  ['null\u0000byte', 'Password format is invalid'],
])('the password %j: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
})

test('only the first problem is told, the address before the password', () => {
  expect(credentialsProblem({ email: ' ', password: '' })).toBe('Email is required')
  expect(credentialsProblem({ email: 'ada@example.com', password: '' })).toBe('Password is required')
  expect(credentialsProblem({ email: 'ada@example.com', password: 'secret' })).toBe(undefined)
})
