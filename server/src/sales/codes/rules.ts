import {
  type CodeState,
  type CodeTerms,
  discountOn,
  isChargeable,
  mayMakeFree,
} from '@course/contract/sales/codes'
import type Stripe from 'stripe'

type Price = { amount: number; currency: string }

/** The expanded coupon of a promotion code, or null if it was deleted. */
export const couponOf = ({ promotion }: Pick<Stripe.PromotionCode, 'promotion'>): Stripe.Coupon | null =>
  typeof promotion.coupon === 'object' ? promotion.coupon : null

export const termsOf = ({ percent_off, amount_off }: Stripe.Coupon): CodeTerms =>
  percent_off === null
    ? { percentOff: null, amountOff: amount_off ?? 0 }
    : { percentOff: percent_off, amountOff: null }

const isReached = (limit: number | null, value: number) => limit !== null && value >= limit

/** What the owner sees: an active code that cannot be used for this price is refused. */
export function codeStateOf(
  promotionCode: Stripe.PromotionCode,
  price: Price,
  nowSeconds: number,
): CodeState {
  const state = providerStateOf(promotionCode, nowSeconds)
  const isRefused = state === 'active' && discountOf(promotionCode, price, nowSeconds) === undefined
  return isRefused ? 'refused' : state
}

/** The provider shows a code that is paused, expired or used up as inactive, without saying which. */
function providerStateOf(promotionCode: Stripe.PromotionCode, nowSeconds: number) {
  const coupon = couponOf(promotionCode)
  const limits = coupon ? [promotionCode, coupon] : [promotionCode]
  if (limits.some(({ max_redemptions, times_redeemed }) => isReached(max_redemptions, times_redeemed)))
    return 'used'
  const isOver = isReached(promotionCode.expires_at, nowSeconds) || !coupon?.valid
  if (isOver) return 'expired'
  return promotionCode.active ? 'active' : 'paused'
}

/**
 * What a code takes off the price, or undefined if it cannot be used for it. Codes that the owner made at the
 * provider count as well, unless they are limited to some customers. A code that was made for a higher price, or at
 * the provider, may leave nothing to pay without the limits of free codes.
 */
export function discountOf(
  promotionCode: Stripe.PromotionCode,
  price: Price,
  nowSeconds: number,
): number | undefined {
  const { restrictions, customer } = promotionCode
  const coupon = couponOf(promotionCode)
  if (!coupon || providerStateOf(promotionCode, nowSeconds) !== 'active') return undefined
  if (customer !== null || restrictions.first_time_transaction) return undefined
  const { minimum_amount: minimum, minimum_amount_currency: minimumCurrency } = restrictions
  if (minimum !== null && (minimumCurrency !== price.currency || minimum > price.amount)) return undefined
  if (coupon.amount_off !== null && coupon.currency !== price.currency) return undefined
  const discount = discountOn(termsOf(coupon), price.amount)
  const left = price.amount - discount
  const maxUses = promotionCode.max_redemptions ?? coupon.max_redemptions
  if (left === 0 && !mayMakeFree({ code: promotionCode.code, maxUses })) return undefined
  return discount > 0 && isChargeable(left) ? discount : undefined
}
