import { expect, test } from 'vitest'
import { hasLinkError, parseMailLink } from './mail-link.ts'

test.each([
  ['token_hash=abc&type=signup', { type: 'signup', tokenHash: 'abc' }],
  ['token_hash=abc&type=recovery', { type: 'recovery', tokenHash: 'abc' }],
  ['token_hash=abc&type=unknown', undefined],
  ['token_hash=abc', undefined],
  ['token_hash=&type=signup', undefined],
  ['session_id=cs_test_1', undefined],
])('parseMailLink reads ?%s', (query, link) => {
  expect(parseMailLink(new URLSearchParams(query))).toEqual(link)
})

test.each([
  ['#error=access_denied&error_code=otp_expired&sb=', true],
  ['#lessons', false],
  ['', false],
])('hasLinkError checks the fragment %j', (hash, hasError) => {
  expect(hasLinkError(hash)).toBe(hasError)
})
