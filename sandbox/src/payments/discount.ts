import { type Discount, discountFields, discountItems } from '../objects/discount.ts'
import type { Coupon, PromotionCode, Session } from '../objects/wire.ts'
import { noRequestContext, type Provider } from '../provider.ts'
import { idOf } from '../state/store.ts'

/** A code that has expired or is used up, or whose coupon is, cannot be activated again. */
export function isDead(provider: Provider, { promotion, ...code }: PromotionCode): boolean {
  const coupon = provider.store.coupons.get(idOf(promotion.coupon) ?? '')
  return (
    !coupon ||
    isOver(provider, code.expires_at, code.max_redemptions, code.times_redeemed) ||
    isOver(provider, coupon.redeem_by, coupon.max_redemptions, coupon.times_redeemed)
  )
}

const isOver = (provider: Provider, end: number | null, max: number | null, used: number) =>
  (end !== null && end <= provider.nowSeconds()) || (max !== null && used >= max)

/** The code as the API shows it: a dead one is not active. */
export const currentCode = (provider: Provider, code: PromotionCode): PromotionCode =>
  code.active && isDead(provider, code) ? { ...code, active: false } : code

export const currentCoupon = (provider: Provider, coupon: Coupon): Coupon => ({
  ...coupon,
  valid: !isOver(provider, coupon.redeem_by, coupon.max_redemptions, coupon.times_redeemed),
})

/** The discount that a session applies, if any. */
function discountOf({ store }: Provider, session: Session): Discount | undefined {
  const [applied] = session.discounts ?? []
  const coupon = store.coupons.get(idOf(applied?.coupon) ?? '')
  return coupon && { coupon, promotionCode: store.promotionCodes.get(idOf(applied?.promotion_code) ?? '') }
}

/**
 * Removes a discount whose code has died since the session was opened, and returns the session with its new
 * total. A code that was paused still counts in sessions that were opened before.
 */
export function dropDeadDiscount(provider: Provider, session: Session): Session | undefined {
  const code = discountOf(provider, session)?.promotionCode
  if (!code || !isDead(provider, code)) return undefined
  const { store } = provider
  const stored = store.sessionItems.get(session.id)!
  const items = discountItems(stored.items, 0)
  store.sessionItems.put({ ...stored, items })
  const repriced = store.sessions.put({ ...session, ...discountFields(items, undefined) })
  const payment = store.paymentIntents.get(idOf(session.payment_intent) ?? '')
  if (payment) store.paymentIntents.put({ ...payment, amount: repriced.amount_total! })
  return repriced
}

/** Counts a redemption of the code and its coupon. Call it in the same step as the completion. */
export function redeemDiscount(provider: Provider, session: Session): void {
  const discount = discountOf(provider, session)
  if (!discount) return
  const { store } = provider
  const { coupon, promotionCode } = discount
  store.coupons.put({ ...coupon, times_redeemed: coupon.times_redeemed + 1 })
  if (!promotionCode) return
  const redeemed = { ...promotionCode, times_redeemed: promotionCode.times_redeemed + 1 }
  provider.emit(
    noRequestContext,
    'promotion_code.updated',
    currentCode(provider, store.promotionCodes.put(redeemed)),
    { times_redeemed: promotionCode.times_redeemed },
  )
}
