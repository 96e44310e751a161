import type { CodePrice } from '@course/contract/sales/codes'
import { nowSeconds } from '../../platform/clock.ts'
import type { CheckoutSite } from '../checkout-site.ts'
import { currentOffer } from '../price.ts'
import { discountOf } from './rules.ts'

type Discount = { promotionCode: string; price: CodePrice }

/** Looks a code up at the card provider. Undefined if it cannot be used for the current price. */
export async function findDiscount(site: CheckoutSite, code: string): Promise<Discount | undefined> {
  const { amount, currency } = currentOffer()
  const { data } = await site.cards.api.promotionCodes.list({
    code,
    active: true,
    limit: 1,
    expand: ['data.promotion.coupon'],
  })
  const [found] = data
  const discount = found && discountOf(found, { amount, currency }, nowSeconds(site.clock))
  if (!found || discount === undefined) return undefined
  return {
    promotionCode: found.id,
    price: { code: found.code.toUpperCase(), price: amount, discount, total: amount - discount, currency },
  }
}
