import type { Coupon, LineItem, PromotionCode } from './wire.ts'

export interface Discount {
  coupon: Coupon
  promotionCode: PromotionCode | undefined
}

/** Percentages are rounded to whole cents. A discount never exceeds the subtotal. */
function amountOff(coupon: Coupon, subtotal: number): number {
  const off =
    coupon.percent_off === null ? coupon.amount_off! : Math.round((subtotal * coupon.percent_off) / 100)
  return Math.min(off, subtotal)
}

/** The fields of a session that depend on its discount. */
export function discountFields(items: readonly LineItem[], discount: Discount | undefined) {
  const subtotal = items.reduce((sum, item) => sum + item.amount_subtotal, 0)
  const off = discount ? amountOff(discount.coupon, subtotal) : 0
  return {
    amount_subtotal: subtotal,
    amount_total: subtotal - off,
    discounts: discount
      ? [{ coupon: discount.coupon.id, promotion_code: discount.promotionCode?.id ?? null }]
      : [],
    total_details: { amount_discount: off, amount_shipping: 0, amount_tax: 0 },
  }
}

/** Spreads the discount over the line items in proportion to their amounts; the sum is exact. */
export function discountItems(items: readonly LineItem[], off: number): LineItem[] {
  const subtotal = items.reduce((sum, item) => sum + item.amount_subtotal, 0)
  let before = 0
  return items.map((item) => {
    const shareUntil = (amount: number) => (subtotal === 0 ? 0 : Math.floor((off * amount) / subtotal))
    const share = shareUntil(before + item.amount_subtotal) - shareUntil(before)
    before += item.amount_subtotal
    return { ...item, amount_discount: share, amount_total: item.amount_subtotal - share }
  })
}
