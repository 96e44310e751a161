import { expect, test } from 'vitest'
import { redactErrorText } from './client-errors.ts'

test.each([
  ['Cannot read ada@course.test of null', 'Cannot read [e-mail] of null'],
  [
    'at https://course.example/assets/rich-text-editor-jDl8Aepb.js?v=2:10:7',
    'at https://course.example/assets/rich-text-editor-jDl8Aepb.js:10:7',
  ],
  [
    'show@https://course.example/assets/quiz-1a2b.js:1:2',
    'show@https://course.example/assets/quiz-1a2b.js:1:2',
  ],
  ['at /reset-password?token_hash=abc&type=recovery', 'at /reset-password'],
  ['at /welcome#access_token=abc', 'at /welcome'],
  ['token eyJhbGciOi.eyJzdWIi.c2ln refused', 'token [secret] refused'],
  ['user 4f2b1c1e-1111-4222-8333-123456789abc is gone', 'user [secret] is gone'],
])('%s', (text, redacted) => {
  expect(redactErrorText(text, 300)).toBe(redacted)
})

test('truncates a long text before searching it', () => {
  expect(redactErrorText('a b '.repeat(1e6), 8)).toBe('a b a b ')
})
