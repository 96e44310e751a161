import { expect, test } from 'vitest'
import { formatMoney, majorUnits } from './money.ts'

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
