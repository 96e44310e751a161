import { expect, test } from 'vitest'
import { COMPANY_FIELD_MAX_CHARACTERS, parseCompany } from './invoices.ts'

const typed = { name: 'Ada & Co.', address: '1 Main St', taxId: '', purchaseOrder: '' }

test('a company needs a name and an address; the rest is optional', () => {
  expect(parseCompany(typed)).toEqual({ company: typed })
  expect(parseCompany({ ...typed, name: '  ', address: '\n' }).problems).toEqual({
    name: 'Please enter the company name',
    address: "Please enter the company's address",
  })
})

test('makes each value one line without control characters', () => {
  const { company } = parseCompany({
    name: ' Ada\u0000 &\tCo. ',
    address: '1 Main St,\r\nSpringfield\n\nUSA ',
    taxId: ' DE 123 ',
    purchaseOrder: 'PO\n7',
  })
  expect(company).toEqual({
    name: 'Ada & Co.',
    address: '1 Main St, Springfield, USA',
    taxId: 'DE 123',
    purchaseOrder: 'PO 7',
  })
})

test('limits every value to what the card provider prints', () => {
  const most = 'x'.repeat(COMPANY_FIELD_MAX_CHARACTERS)
  expect(parseCompany({ ...typed, taxId: most }).company?.taxId).toBe(most)
  expect(Object.keys(parseCompany({ ...typed, taxId: `${most}x` }).problems ?? {})).toEqual(['taxId'])
})
