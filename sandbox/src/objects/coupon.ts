import { newId } from '../state/ids.ts'
import type { Coupon, PromotionCode } from './wire.ts'

interface CouponDraft extends Pick<Coupon, 'amount_off' | 'currency' | 'percent_off' | 'max_redemptions'> {
  id: string | undefined
  createdAt: number
  name: string | null
  redeem_by: number | null
  metadata: Record<string, string>
}

export function newCoupon({ id, createdAt, ...terms }: CouponDraft): Coupon {
  return {
    id: id ?? newId('', 8),
    object: 'coupon',
    created: createdAt,
    duration: 'once',
    duration_in_months: null,
    livemode: false,
    times_redeemed: 0,
    valid: true,
    ...terms,
  }
}

interface PromotionCodeDraft extends Pick<PromotionCode, 'code' | 'expires_at' | 'max_redemptions'> {
  createdAt: number
  coupon: Coupon
  active: boolean
  metadata: Record<string, string>
}

export function newPromotionCode({ createdAt, coupon, ...terms }: PromotionCodeDraft): PromotionCode {
  return {
    id: newId('promo_1'),
    object: 'promotion_code',
    created: createdAt,
    customer: null,
    customer_account: null,
    livemode: false,
    promotion: { type: 'coupon', coupon: coupon.id },
    restrictions: {
      first_time_transaction: false,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
    times_redeemed: 0,
    ...terms,
  }
}
