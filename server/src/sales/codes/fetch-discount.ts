import type { CodePrice } from '@course/contract/sales/codes'
import { nowSeconds } from '../../platform/clock.ts'
import type { CheckoutOrder } from '../checkout/order.ts'
import { currentOffer, unitPrice } from '../checkout/price.ts'
import type { SalesSite } from '../sales-site.ts'
import { discountOf } from './rules.ts'

type Discount = { promotionCode: string; price: CodePrice }

/**
 * Looks a code up at the card provider. Returns undefined if it does not apply to this order. A code for the whole price does
 * not apply to a team, because its limit counts orders, not seats.
 */
export async function fetchDiscount(
  site: SalesSite,
  code: string,
  order: CheckoutOrder,
): Promise<Discount | undefined> {
  const { currency } = currentOffer()
  const amount = unitPrice(order) * order.seats
  const { data } = await site.cards.api.promotionCodes.list({
    code,
    active: true,
    limit: 1,
    expand: ['data.promotion.coupon'],
  })
  const [found] = data
  const discount = found && discountOf(found, { amount, currency }, nowSeconds(site.clock))
  if (!found || discount === undefined) return undefined
  if (order.kind === 'team' && discount === amount) return undefined
  return {
    promotionCode: found.id,
    price: { code: found.code.toUpperCase(), price: amount, discount, total: amount - discount, currency },
  }
}
