import { expect, test } from 'vitest'
import { emptyForm, parseCredentials, refused, toggled } from './auth-form.ts'

test('it starts as a sign-in without a problem', () => {
  expect(emptyForm).toEqual({ step: 'form', mode: 'sign-in', isBusy: false })
})

test('toggling changes the mode and clears the problem', () => {
  expect(toggled('sign-in')).toEqual({ step: 'form', mode: 'sign-up', isBusy: false })
  expect(toggled('sign-up')).toEqual({ step: 'form', mode: 'sign-in', isBusy: false })
})

test('a weak password is a problem of its field', () => {
  expect(refused('sign-up', { text: 'Too common', code: 'weak_password' })).toMatchObject({
    isBusy: false,
    problem: { text: 'Too common', field: 'password' },
  })
})

test.each([
  [{ email: '', password: '' }, { problem: { field: 'email', text: 'Email is required' } }],
  [
    { email: 'ada', password: '' },
    { problem: { field: 'email', text: 'Please enter a valid email address' } },
  ],
  [
    { email: 'ada@example.com', password: '' },
    { problem: { field: 'password', text: 'Password is required' } },
  ],
  [
    { email: 'ada@example.com', password: 'five5' },
    { problem: { field: 'password', text: 'Password must be at least 6 characters' } },
  ],
  [
    { email: ' <ada@example.com> ', password: ' with blanks ' },
    { email: 'ada@example.com', password: ' with blanks ' },
  ],
])('%j is read as %j', (typed, read) => {
  expect(parseCredentials(typed)).toEqual(read)
})
