import { expect, test } from 'vitest'
import { customerTabIn, customerTabs } from './customer-tabs.ts'

test.each([
  ['administrator', '?tab=payments', 'payments'],
  ['support', '?tab=payments', 'timeline'],
  ['support', '?tab=mails', 'mails'],
  ['support', '?tab=other', 'timeline'],
  ['support', '', 'timeline'],
] as const)('%s opens a customer at %s: %s', (role, search, tab) => {
  expect(customerTabIn(new URLSearchParams(search), role)).toBe(tab)
  expect(Object.keys(customerTabs(role))).toContain(tab)
})
