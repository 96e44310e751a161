import { expect, test } from 'vitest'
import { parseCertificateNumber } from './certificate-check.ts'

test.each([
  ['as printed', '7F2K9-QWERT-0H5MJ-ZX8CV'],
  ['in lower case', '7f2k9-qwert-0h5mj-zx8cv'],
  ['without dashes', '7F2K9QWERT0H5MJZX8CV'],
  ['with spaces around and within', '  7F2K9 QWERT 0H5MJ ZX8CV\n'],
  ['with long dashes', '7F2K9–QWERT—0H5MJ‑ZX8CV'],
  ['with the letter O instead of zero', '7F2K9-QWERT-OH5MJ-ZX8CV'],
])('parses a number typed %s', (_name, typed) => {
  expect(parseCertificateNumber(typed)).toBe('7F2K9-QWERT-0H5MJ-ZX8CV')
})

test('parses I and L as 1', () => {
  expect(parseCertificateNumber('IL1il-00000-00000-00000')).toBe('11111-00000-00000-00000')
})

test.each([
  '',
  'x',
  '7F2K9-QWERT-0H5MJ-ZX8C',
  '7F2K9-QWERT-0H5MJ-ZX8CVV',
  '7F2K9-QWERT-0H5MJ-ZX8C!',
  'U'.repeat(20),
])('rejects %j', (typed) => {
  expect(parseCertificateNumber(typed)).toBeUndefined()
})
