import { expect, test } from 'vitest'
import { openLog, redactLine } from './log.ts'

test.each([
  ['{"msg":"mail to jane.doe+x@mail.example failed"}', '{"msg":"mail to [e-mail] failed"}'],
  ['{"to":"<jane@mail.example>"}', '{"to":"<[e-mail]>"}'],
  ['{"authorization":"Bearer abc.def.ghi"}', '{"authorization":"[secret]"}'],
  ['{"token":"eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl"}', '{"token":"[secret]"}'],
  ['{"key":"sk_test_abcdefgh","hook":"whsec_abcdefgh"}', '{"key":"[secret]","hook":"[secret]"}'],
  [
    '{"reason":"postgres://site:pass@127.0.0.1/course"}',
    '{"reason":"postgres://site:[secret]@127.0.0.1/course"}',
  ],
  [
    '{"route":"/functions/v1/create-checkout","ms":3.1}',
    '{"route":"/functions/v1/create-checkout","ms":3.1}',
  ],
])('redacts %s to %s', (line, redacted) => {
  expect(redactLine(line)).toBe(redacted)
})

test('does not log the connection inside an error', () => {
  const lines: string[] = []
  const log = openLog('info', (line) => void lines.push(line))
  const error = new Error('Connection terminated unexpectedly')
  log.warn({ err: Object.assign(error, { client: { processID: 41, secretKey: 1234567 } }) }, 'failed')
  expect(lines[0]).toContain('Connection terminated unexpectedly')
  expect(lines[0]).not.toMatch(/1234567|processID/)
})
