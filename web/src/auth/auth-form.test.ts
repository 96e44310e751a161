import { expect, test } from 'vitest'
import { emptyForm, failedForm, parseCredentials, toggledForm } from './auth-form.ts'

test('starts in sign-in mode without a problem', () => {
  expect(emptyForm).toEqual({ step: 'form', mode: 'sign-in', isBusy: false })
})

test('toggling switches the mode and clears the problem', () => {
  expect(toggledForm('sign-in')).toEqual({ step: 'form', mode: 'sign-up', isBusy: false })
  expect(toggledForm('sign-up')).toEqual({ step: 'form', mode: 'sign-in', isBusy: false })
})

test('shows a weak password at the password field', () => {
  expect(failedForm('sign-up', { text: 'Too common', code: 'weak_password' })).toMatchObject({
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
])('parses %j as %j', (typed, parsed) => {
  expect(parseCredentials(typed)).toEqual(parsed)
})
