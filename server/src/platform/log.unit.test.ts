import { expect, test } from 'vitest'
import { redactLine } from './log.ts'

test.each([
  ['{"msg":"mail to jane.doe+x@mail.example failed"}', '{"msg":"mail to [e-mail] failed"}'],
  ['{"to":"<jane@mail.example>"}', '{"to":"<[e-mail]>"}'],
  ['{"authorization":"Bearer abc.def.ghi"}', '{"authorization":"[secret]"}'],
  ['{"token":"eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl"}', '{"token":"[secret]"}'],
  ['{"key":"sk_test_abcdefgh","hook":"whsec_abcdefgh"}', '{"key":"[secret]","hook":"[secret]"}'],
  [
    '{"route":"/functions/v1/create-checkout","ms":3.1}',
    '{"route":"/functions/v1/create-checkout","ms":3.1}',
  ],
])('%s is logged as %s', (line, redacted) => {
  expect(redactLine(line)).toBe(redacted)
})
