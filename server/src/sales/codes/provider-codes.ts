// The codes at the card provider, for the admin area. There is no copy in the database.

import { hash } from 'node:crypto'
import type { CodeSales, DiscountCode, NewCode } from '@course/contract/sales/codes'
import Stripe from 'stripe'
import { nowSeconds } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { currentOffer } from '../checkout/price.ts'
import type { Cards } from '../provider/cards.ts'
import { isoOf } from '../rules.ts'
import { codeStateOf, couponOf, termsOf } from './rules.ts'

const MAX_CODES = 1000
const NO_SALES: CodeSales = { orders: 0, gross: 0, discount: 0, refunded: 0 }
/** Metadata of codes made here. */
const PARTNER_KEY = 'partner'

type CodeContext = { site: Pick<Site, 'clock'>; sales: ReadonlyMap<string, CodeSales> }

/** Newest first. Includes codes made at the provider; those of deleted coupons are left out. */
export async function fetchCodes({ api }: Cards, context: CodeContext): Promise<DiscountCode[]> {
  const found = await callProvider(() =>
    api.promotionCodes
      .list({ limit: 100, expand: ['data.promotion.coupon'] })
      .autoPagingToArray({ limit: MAX_CODES }),
  )
  return found.flatMap((promotionCode) => toDiscountCode(promotionCode, context) ?? [])
}

export async function fetchCode({ api }: Cards, id: string, context: CodeContext): Promise<DiscountCode> {
  const promotionCode = await callProvider(() =>
    api.promotionCodes.retrieve(id, { expand: ['promotion.coupon'] }),
  )
  const code = toDiscountCode(promotionCode, context)
  if (!code) throw new AppError('code.not_found')
  return code
}

/** Creates a code. Repeating an operation id with the same code does not create another one. */
export async function createCode({ api }: Cards, operationId: string, newCode: NewCode): Promise<void> {
  const { code, lastDay, maxUses, partner, ...terms } = newCode
  const { courseId, currency } = currentOffer()
  // A corrected request with the same operation id must not find the coupon of a rejected one.
  const couponId = `code-${hash('sha256', JSON.stringify([operationId, currency, newCode])).slice(0, 32)}`
  const metadata = { course_id: courseId, ...(partner && { [PARTNER_KEY]: partner }) }
  await callProvider(async () => {
    // The coupon's id makes a repeated request find what the first one created. An idempotency key would also
    // repeat a server error, for a day.
    await createCoupon(api, {
      id: couponId,
      name: code,
      ...(terms.percentOff === null
        ? { amount_off: terms.amountOff, currency }
        : { percent_off: terms.percentOff }),
      metadata,
    })
    const isCreated = async () =>
      (await api.promotionCodes.list({ coupon: couponId, limit: 1 })).data.length > 0
    if (await isCreated()) return
    try {
      await api.promotionCodes.create({
        promotion: { type: 'coupon', coupon: couponId },
        code,
        ...(lastDay !== null && { expires_at: Date.parse(`${lastDay}T23:59:59Z`) / 1000 }),
        ...(maxUses !== null && { max_redemptions: maxUses }),
        metadata,
      })
    } catch (error) {
      // The other click of a double click was faster.
      if (!(await isCreated())) throw error
    }
  })
}

async function createCoupon(api: Stripe, parameters: Stripe.CouponCreateParams): Promise<void> {
  try {
    await api.coupons.create(parameters)
  } catch (error) {
    const exists = error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists'
    if (!exists) throw error
  }
}

/** Pauses or resumes a code. Card forms that are open keep their price. */
export const setCodeActive = ({ api }: Cards, id: string, active: boolean): Promise<{ code: string }> =>
  callProvider(() => api.promotionCodes.update(id, { active }))

function toDiscountCode(
  promotionCode: Stripe.PromotionCode,
  { site, sales }: CodeContext,
): DiscountCode | undefined {
  const coupon = couponOf(promotionCode)
  if (!coupon) return undefined
  const { id, code, created, expires_at, max_redemptions, times_redeemed, metadata } = promotionCode
  return {
    id,
    code: code.toUpperCase(),
    ...termsOf(coupon),
    currency: coupon.currency ?? currentOffer().currency,
    state: codeStateOf(promotionCode, currentOffer(), nowSeconds(site.clock)),
    partner: metadata?.[PARTNER_KEY] ?? '',
    createdAt: isoOf(created),
    expiresAt: expires_at === null ? null : isoOf(expires_at),
    maxUses: max_redemptions,
    uses: times_redeemed,
    sales: sales.get(id) ?? NO_SALES,
  }
}

async function callProvider<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (error.code === 'resource_missing') throw new AppError('code.not_found')
    if (error.param === 'code') throw new AppError('code.taken')
    if (error.param === 'active') throw new AppError('code.ended')
    throw new AppError('code.provider_failed', { cause: error })
  }
}
