/** All dates, numbers and amounts of money that people read are formatted here, in the site's locale. */
import { LOCALE } from './locale.ts'

type Time = string | number | Date

/** In the time zone of the server or visitor, unless the options name one. Created on first use, because that is slow. */
function dateFormat(options: Intl.DateTimeFormatOptions): (at: Time) => string {
  let formatter: Intl.DateTimeFormat | undefined
  return (at) => {
    formatter ??= new Intl.DateTimeFormat(LOCALE, options)
    return formatter.format(new Date(at))
  }
}

/** `November 16, 2026` */
export const formatDay = /* @__PURE__ */ dateFormat({ dateStyle: 'long' })

/** `9:41 AM` */
export const formatTime = /* @__PURE__ */ dateFormat({ timeStyle: 'short' })

/** `9:41:07 AM` */
export const formatTimeWithSeconds = /* @__PURE__ */ dateFormat({ timeStyle: 'medium' })

/** `Nov 16, 2026, 9:41 AM`; `timeZone` is that of the profile. */
export const formatDateTime = (at: Time, timeZone?: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at))

/** `on Nov 16, 2026, 9:41 AM`, or `today at 9:41 AM`. */
export const describeTime = (at: Time, now = new Date()): string =>
  new Date(at).toDateString() === now.toDateString()
    ? `today at ${formatTime(at)}`
    : `on ${formatDateTime(at)}`

/** `14:03` */
export const formatUtcTime = /* @__PURE__ */ dateFormat({
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** `Nov 15` for the day `2026-11-15`. */
export const formatUtcDay = /* @__PURE__ */ dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' })

/** `Nov 2026` for the month `2026-11`. */
export const formatUtcMonth = /* @__PURE__ */ dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' })

/** `November 15, 2026` for the day `2026-11-15`, or for the UTC day of a time. */
export const formatLongDate = /* @__PURE__ */ dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options)
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(LOCALE, options)
  numberFormats.set(key, known)
  return known
}

/** `1,234.5`, with up to this many decimals. */
export const formatNumber = (value: number, decimals = 0): string =>
  numberFormat({ maximumFractionDigits: decimals }).format(value)

/** `12.5%` for the share 0.125. */
export const formatPercent = (share: number): string =>
  numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(share)

/** `1.2K` */
export const formatCompactNumber = (value: number): string =>
  numberFormat({ notation: 'compact' }).format(value)

/** `$2.24M` */
export const formatCompactMoney = (amount: number): string =>
  numberFormat({
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumSignificantDigits: 3,
  }).format(amount)

/** `a, b, and c` */
export const formatList = (parts: readonly string[]): string =>
  new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format(parts)

/** The name of a language or country, or its code. */
export const formatName = (type: 'language' | 'region', code: string): string =>
  new Intl.DisplayNames(LOCALE, { type, fallback: 'code' }).of(code) ?? code

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

/** `formatMoney(29900, 'USD')` is `$299`, 29950 is `$299.50` (amounts are in the smallest unit). */
export function formatMoney(amount: number, currency: string): string {
  const code = currency.toUpperCase()
  if (LOCALE !== 'en-US') return formatLocalMoney(majorUnits(amount, code), code)
  // Not `Intl`, whose first use is slow in browsers: the front page shows prices.
  const { symbol, decimals } = formatOf(code)
  const [whole = '', fraction = ''] = Math.abs(majorUnits(amount, code)).toFixed(decimals).split('.')
  const isWhole = Number(fraction) === 0
  return `${amount < 0 ? '-' : ''}${symbol}${grouped(whole)}${isWhole ? '' : `.${fraction}`}`
}

const formatLocalMoney = (amount: number, currency: string): string =>
  numberFormat({ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(amount)

/** Converts 29950 cents to 299.5 dollars. */
export const majorUnits = (amount: number, currency: string): number =>
  amount / 10 ** formatOf(currency.toUpperCase()).decimals

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')
