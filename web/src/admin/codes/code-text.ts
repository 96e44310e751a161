import type { CodeSales, DiscountCode } from '@course/contract/sales/codes'
import { formatAmount } from '@course/contract/sales/payments'

/** Such as `20% off`, or an amount of money off. */
export const discountText = ({ percentOff, amountOff, currency }: DiscountCode): string =>
  `${percentOff === null ? formatAmount(amountOff, currency) : `${percentOff}%`} off`

/** `3`, or `3 of 10` with a limit. */
export const usesText = ({ uses, maxUses }: Pick<DiscountCode, 'uses' | 'maxUses'>): string =>
  maxUses === null ? String(uses) : `${uses} of ${maxUses}`

export const netOf = ({ gross, refunded }: CodeSales): number => gross - refunded

/** The link that applies the code. */
export const codeLink = (code: string): string => `${location.origin}/?code=${encodeURIComponent(code)}`

/** Without characters that are easily confused. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const RANDOM_CHARACTERS = 12

export const randomCode = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint32Array(RANDOM_CHARACTERS)),
    (value) => ALPHABET[value % ALPHABET.length],
  ).join('')
