import { expect, test } from 'vitest'
import {
  formatDateTime,
  formatLongDate,
  formatMoney,
  formatNumber,
  formatPercent,
  majorUnits,
} from './format.ts'

const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'INR', 'JPY', 'KRW', 'CHF']
const AMOUNTS = [0, 5, 99, 100, 29900, 29950, 129900, 123456789, -20000]

test.each(CURRENCIES)('formats %s like Intl.NumberFormat in en-US', (currency) => {
  const usual = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  for (const amount of AMOUNTS) {
    const expected = usual.format(majorUnits(amount, currency))
    expect(formatMoney(amount, currency)).toBe(expected)
    expect(formatMoney(amount, currency.toLowerCase())).toBe(expected)
  }
})

test('converts by the decimals of the currency', () => {
  expect(majorUnits(29900, 'USD')).toBe(299)
  expect(majorUnits(29900, 'JPY')).toBe(29900)
})

test.each([
  ['UTC', 'Jan 29, 2027, 11:30 PM'],
  ['Europe/Prague', 'Jan 30, 2027, 12:30 AM'],
  ['America/Los_Angeles', 'Jan 29, 2027, 3:30 PM'],
])('formats a time in the time zone %s', (timeZone, text) => {
  // Intl separates the time from AM and PM with a narrow no-break space.
  expect(formatDateTime('2027-01-29T23:30:00.000Z', timeZone).replaceAll('\u202f', ' ')).toBe(text)
})

test('formats days and numbers', () => {
  expect(formatLongDate('2026-11-15')).toBe('November 15, 2026')
  expect(formatNumber(1234.56, 1)).toBe('1,234.6')
  expect(formatPercent(0.125)).toBe('12.5%')
})
