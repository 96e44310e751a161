type Format = { symbol: string; decimals: number }

/** Formats by ISO 4217 code. Other currencies are shown with their code. */
const FORMATS: Readonly<Record<string, Format>> = {
  USD: { symbol: '$', decimals: 2 },
  EUR: { symbol: '€', decimals: 2 },
  GBP: { symbol: '£', decimals: 2 },
  CAD: { symbol: 'CA$', decimals: 2 },
  AUD: { symbol: 'A$', decimals: 2 },
  NZD: { symbol: 'NZ$', decimals: 2 },
  INR: { symbol: '₹', decimals: 2 },
  JPY: { symbol: '¥', decimals: 0 },
  KRW: { symbol: '₩', decimals: 0 },
}

/** The codes of the currencies that have a symbol. */
export const currencies = Object.keys(FORMATS)

const formatOf = (currency: string): Format =>
  FORMATS[currency] ?? { symbol: `${currency}\u00a0`, decimals: 2 }

/**
 * `formatMoney(29900, 'USD')` is `$299`, 29950 is `$299.50` (amounts are in the smallest unit). Not `Intl`,
 * whose first use is slow in browsers.
 */
export function formatMoney(amount: number, currency: string): string {
  const code = currency.toUpperCase()
  const { symbol, decimals } = formatOf(code)
  const [whole = '', fraction = ''] = Math.abs(majorUnits(amount, code)).toFixed(decimals).split('.')
  const isWhole = Number(fraction) === 0
  return `${amount < 0 ? '-' : ''}${symbol}${grouped(whole)}${isWhole ? '' : `.${fraction}`}`
}

/** Converts 29950 cents to 299.5 dollars. */
export const majorUnits = (amount: number, currency: string): number =>
  amount / 10 ** formatOf(currency.toUpperCase()).decimals

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')
