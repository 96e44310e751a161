import { expect, test } from 'vitest'
import { readCertificateNumber } from './certificate-check.ts'

test.each([
  ['as it is printed', '7F2K9-QWERT-0H5MJ-ZX8CV'],
  ['in small letters', '7f2k9-qwert-0h5mj-zx8cv'],
  ['without dashes', '7F2K9QWERT0H5MJZX8CV'],
  ['with spaces around and within', '  7F2K9 QWERT 0H5MJ ZX8CV\n'],
  ['with long dashes', '7F2K9–QWERT—0H5MJ‑ZX8CV'],
  ['with the letter O for the zero', '7F2K9-QWERT-OH5MJ-ZX8CV'],
])('a number is read %s', (_name, typed) => {
  expect(readCertificateNumber(typed)).toBe('7F2K9-QWERT-0H5MJ-ZX8CV')
})

test('I and L are read as 1', () => {
  expect(readCertificateNumber('IL1il-00000-00000-00000')).toBe('11111-00000-00000-00000')
})

test.each([
  '',
  'x',
  '7F2K9-QWERT-0H5MJ-ZX8C',
  '7F2K9-QWERT-0H5MJ-ZX8CVV',
  '7F2K9-QWERT-0H5MJ-ZX8C!',
  'U'.repeat(20),
])('%j is no number', (typed) => {
  expect(readCertificateNumber(typed)).toBeUndefined()
})
