import { formatMoney } from '@course/content/site/format'
import { validationCopy } from '@course/content/site/validation'

/* Discount codes. They are stored at the card provider: a coupon (how much off) with one promotion code. */

export const CODE_MIN_CHARACTERS = 3
export const CODE_MAX_CHARACTERS = 40
const FREE_CODE_MIN_CHARACTERS = 10
export const PARTNER_MAX_CHARACTERS = 100
export const MAX_CODE_USES = 100_000
export const MAX_CODE_YEARS = 5
/** The provider charges no less than this, in the smallest unit of the currency. */
const MIN_CHARGE = 50
/** Without a limit, robots could take the course with a code that leaves little or nothing to pay. */
const MAX_UNLIMITED_PERCENT = 90

/** The code as it is stored: codes are case-insensitive. Undefined if it cannot be one. */
export function parseCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase()
  return code.length <= CODE_MAX_CHARACTERS && /^[A-Z0-9-]+$/.test(code) ? code : undefined
}

/** How much a code takes off: exactly one of the two. */
export type CodeTerms = { percentOff: number; amountOff: null } | { percentOff: null; amountOff: number }

/** Percentages are rounded to whole cents, as the provider does. The discount never exceeds the price. */
export const discountOn = ({ percentOff, amountOff }: CodeTerms, price: number): number =>
  Math.min(price, percentOff === null ? amountOff : Math.round((price * percentOff) / 100))

/** Whether the provider can charge this total. Nothing to pay is allowed. */
export const isChargeable = (total: number): boolean => total === 0 || total >= MIN_CHARGE

export type NewCode = CodeTerms & {
  code: string
  /** The last day (UTC) on which it can be used, such as `2026-12-31`. */
  lastDay: string | null
  maxUses: number | null
  partner: string
}

/**
 * Whether a code may make orders free: it must be hard to guess, and robots must not be able to take the course
 * without end.
 */
export const mayMakeFree = ({ code, maxUses }: { code: string; maxUses: number | null }): boolean =>
  code.length >= FREE_CODE_MIN_CHARACTERS && maxUses !== null

/** Why a code cannot be created at the current price, by field. */
export function newCodeProblems(
  { code, maxUses, ...terms }: NewCode,
  price: { amount: number; currency: string },
): { code?: string; off?: string; maxUses?: string } {
  const discount = discountOn(terms, price.amount)
  const left = price.amount - discount
  const isFree = left === 0
  return {
    ...(isFree &&
      code.length < FREE_CODE_MIN_CHARACTERS && {
        code: `A code that makes the course free must have at least ${FREE_CODE_MIN_CHARACTERS} characters`,
      }),
    ...(!isChargeable(left) && {
      off: `This leaves ${formatMoney(left, price.currency)}. The smallest amount that can be charged is ${formatMoney(MIN_CHARGE, price.currency)}`,
    }),
    ...(maxUses === null &&
      discount * 100 > price.amount * MAX_UNLIMITED_PERCENT && {
        maxUses: `A code for more than ${MAX_UNLIMITED_PERCENT}% off needs a maximum number of uses`,
      }),
  }
}

/** The price with a code, before the card form opens. */
export type CodePrice = { code: string; price: number; discount: number; total: number; currency: string }

/** Response of `check-code`. */
export type CodeCheck = { valid: true; price: CodePrice } | { valid: false; error: string }

/** Shown while the buyer can still pay the normal price. */
export const invalidCodeMessage = validationCopy.invalidCode

/** `refused`: active at the card provider, but not accepted at the checkout, for the price or the limits it has. */
export const codeStates = {
  active: 'Active',
  refused: 'Not accepted',
  paused: 'Paused',
  expired: 'Expired',
  used: 'Used up',
} as const
export type CodeState = keyof typeof codeStates

/** Orders with a code. `gross` is what was paid, `discount` what the code took off. */
export type CodeSales = { orders: number; gross: number; discount: number; refunded: number }

/** A code in the admin area. */
export type DiscountCode = CodeTerms & {
  /** The card provider's id, `promo_…`. */
  id: string
  code: string
  state: CodeState
  /** Currency of `amountOff`. */
  currency: string
  partner: string
  createdAt: string
  expiresAt: string | null
  maxUses: number | null
  /** As the provider counts them. */
  uses: number
  sales: CodeSales
}

/** Response of `admin-codes`, newest first. Amounts of `sales` are in `currency`. */
export type DiscountCodes = {
  codes: readonly DiscountCode[]
  price: { amount: number; currency: string }
}

/** One code with its sales by month (`2026-11`), newest first. */
export type DiscountCodeDetails = {
  code: DiscountCode
  currency: string
  months: readonly (CodeSales & { month: string })[]
}
