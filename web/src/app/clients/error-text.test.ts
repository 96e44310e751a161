import { expect, test } from 'vitest'
import { errorText } from './error-text.ts'

test.each([
  [{ error: 'Pay first' }, 'Pay first'],
  [{ message: 'Not today' }, 'Not today'],
  [{ msg: 'No such account' }, 'No such account'],
  [{ error: '', message: 'Not today' }, 'Not today'],
  [{ error: { code: 7 }, message: 'Not today' }, 'Not today'],
  [{ error: null }, undefined],
  ['plain text', undefined],
  [null, undefined],
])('%o has the error text %o', (responseBody, text) => {
  expect(errorText(responseBody)).toBe(text)
})
