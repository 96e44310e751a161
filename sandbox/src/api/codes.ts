import { newCoupon, newPromotionCode } from '../objects/coupon.ts'
import type { Discount } from '../objects/discount.ts'
import type { Coupon, PromotionCode } from '../objects/wire.ts'
import { currentCode, currentCoupon, isDead } from '../payments/discount.ts'
import type { Provider } from '../provider.ts'
import { idOf } from '../state/store.ts'
import { ApiError, notFound } from './api-error.ts'
import { endpoint } from './endpoint.ts'
import { createdRange, listPage, pageParameters } from './listing.ts'
import {
  boolean,
  decimal,
  integer,
  mergeMetadata,
  metadata,
  oneOf,
  type Parsed,
  required,
  shape,
  text,
} from './parameters.ts'

const secondsPerYear = 366 * 24 * 3600
const currency = text({ pattern: /^[a-z]{3}$/i, reason: 'is not a three-letter currency code' })
const limits = { max_redemptions: integer({ min: 1 }) }

const couponParameters = {
  id: text({ max: 500 }),
  name: text({ max: 40 }),
  percent_off: decimal({ above: 0, max: 100 }),
  amount_off: integer({ min: 1 }),
  currency,
  duration: oneOf('once', 'forever'),
  redeem_by: integer(),
  ...limits,
  metadata,
}

const codeParameters = {
  promotion: required(shape({ type: required(oneOf('coupon')), coupon: required(text()) })),
  code: required(
    text({ max: 500, pattern: /^[a-z0-9-]+$/i, reason: 'may only contain letters, digits and hyphens' }),
  ),
  active: boolean,
  expires_at: integer(),
  ...limits,
  metadata,
}

/** Coupons (how much off) and promotion codes (the words that customers type). */
export const codeEndpoints = [
  endpoint('POST', '/coupons', couponParameters, (provider, { params, context }) => {
    const coupon = provider.store.coupons.put(createCoupon(provider, params))
    provider.emit(context, 'coupon.created', coupon)
    return coupon
  }),

  endpoint('GET', '/coupons/:id', {}, (provider, { id }) =>
    currentCoupon(provider, findCoupon(provider, id, 'id')),
  ),

  endpoint('POST', '/promotion_codes', codeParameters, (provider, { params, context }) => {
    const code = provider.store.promotionCodes.put(createCode(provider, params))
    provider.emit(context, 'promotion_code.created', code)
    return code
  }),

  endpoint('GET', '/promotion_codes/:id', {}, (provider, { id }) =>
    currentCode(provider, findCode(provider, id)),
  ),

  endpoint(
    'GET',
    '/promotion_codes',
    { ...pageParameters, active: boolean, code: text(), coupon: text(), created: createdRange },
    (provider, { params, url }) => {
      const { active, coupon, created } = params
      const text = params.code?.toUpperCase()
      const page = listPage(
        provider.store.promotionCodes,
        params,
        url,
        (code) =>
          (active === undefined || currentCode(provider, code).active === active) &&
          (text === undefined || code.code.toUpperCase() === text) &&
          (coupon === undefined || idOf(code.promotion.coupon) === coupon) &&
          (created === undefined || created(code.created)),
      )
      return { ...page, data: page.data.map((code) => currentCode(provider, code)) }
    },
  ),

  endpoint(
    'POST',
    '/promotion_codes/:id',
    { active: boolean, metadata },
    (provider, { id, params, context }) => {
      const code = findCode(provider, id)
      const { active = code.active } = params
      if (active && !code.active) {
        rejectDuplicate(provider, code.code)
        if (isDead(provider, code)) {
          throw new ApiError(400, {
            message: 'This promotion code cannot be reactivated because it or its coupon is no longer valid.',
            param: 'active',
          })
        }
      }
      const changed = provider.store.promotionCodes.put({
        ...code,
        active,
        metadata: mergeMetadata(code.metadata ?? {}, params.metadata),
      })
      provider.emit(context, 'promotion_code.updated', currentCode(provider, changed), {
        active: code.active,
      })
      return currentCode(provider, changed)
    },
  ),
]

function createCoupon(provider: Provider, params: Parsed<typeof couponParameters>): Coupon {
  const { id, percent_off, amount_off, currency, redeem_by } = params
  const invalid = (param: string, message: string) => new ApiError(400, { message, param })
  if (id !== undefined && provider.store.coupons.get(id)) {
    throw new ApiError(400, {
      code: 'resource_already_exists',
      message: `Coupon already exists: ${id}.`,
      param: 'id',
    })
  }
  if ((percent_off === undefined) === (amount_off === undefined))
    throw invalid('percent_off', 'You must pass exactly one of percent_off and amount_off.')
  if ((amount_off === undefined) !== (currency === undefined))
    throw invalid('currency', 'amount_off and currency must be passed together.')
  const now = provider.nowSeconds()
  if (redeem_by !== undefined && (redeem_by <= now || redeem_by > now + 5 * secondsPerYear))
    throw invalid('redeem_by', 'redeem_by must be in the next five years.')
  return newCoupon({
    id,
    createdAt: now,
    name: params.name ?? null,
    percent_off: percent_off ?? null,
    amount_off: amount_off ?? null,
    currency: currency?.toLowerCase() ?? null,
    redeem_by: redeem_by ?? null,
    max_redemptions: params.max_redemptions ?? null,
    metadata: mergeMetadata({}, params.metadata),
  })
}

function createCode(provider: Provider, params: Parsed<typeof codeParameters>): PromotionCode {
  const coupon = findCoupon(provider, params.promotion.coupon, 'promotion[coupon]')
  rejectDuplicate(provider, params.code)
  const { expires_at = coupon.redeem_by, max_redemptions = null } = params
  const invalid = (param: string, message: string) => new ApiError(400, { message, param })
  if (expires_at !== null && expires_at <= provider.nowSeconds())
    throw invalid('expires_at', 'expires_at must be in the future.')
  if (expires_at !== null && coupon.redeem_by !== null && expires_at > coupon.redeem_by)
    throw invalid('expires_at', "expires_at must not be later than the coupon's redeem_by.")
  if (coupon.max_redemptions !== null && (max_redemptions ?? 0) > coupon.max_redemptions)
    throw invalid('max_redemptions', "max_redemptions must not exceed the coupon's.")
  return newPromotionCode({
    createdAt: provider.nowSeconds(),
    coupon,
    code: params.code,
    active: params.active ?? true,
    expires_at,
    max_redemptions,
    metadata: mergeMetadata({}, params.metadata),
  })
}

/** A code is unique among the active ones. */
function rejectDuplicate(provider: Provider, code: string): void {
  if (provider.store.codesByText(code).some((other) => currentCode(provider, other).active)) {
    throw new ApiError(400, {
      message: `An active promotion code with \`code: ${code}\` already exists.`,
      param: 'code',
    })
  }
}

function findCoupon(provider: Provider, id: string, param: string): Coupon {
  const coupon = provider.store.coupons.get(id)
  if (!coupon) throw notFound('coupon', id, param)
  return coupon
}

function findCode(provider: Provider, id: string): PromotionCode {
  const code = provider.store.promotionCodes.get(id)
  if (!code) throw notFound('promotion code', id)
  return code
}

/** The discount for a new session. The code must be active. */
export function resolveDiscount(
  provider: Provider,
  discounts: readonly { coupon: string | undefined; promotion_code: string | undefined }[] = [],
  sessionCurrency: string,
): Discount | undefined {
  const [requested] = discounts
  if (!requested) return undefined
  const param = 'discounts[0][promotion_code]'
  if ((requested.coupon === undefined) === (requested.promotion_code === undefined)) {
    throw new ApiError(400, {
      message: 'You must pass exactly one of coupon and promotion_code.',
      param: 'discounts[0]',
    })
  }
  const promotionCode =
    requested.promotion_code === undefined ? undefined : findCode(provider, requested.promotion_code)
  if (promotionCode && !currentCode(provider, promotionCode).active) {
    throw new ApiError(400, {
      code: 'coupon_expired',
      message: 'This promotion code is expired or no longer active.',
      param,
    })
  }
  const couponId = requested.coupon ?? idOf(promotionCode?.promotion.coupon)!
  const coupon = findCoupon(provider, couponId, 'discounts[0][coupon]')
  if (!currentCoupon(provider, coupon).valid)
    throw new ApiError(400, { code: 'coupon_expired', message: `Coupon expired: ${coupon.id}.`, param })
  if (coupon.currency !== null && coupon.currency !== sessionCurrency) {
    throw new ApiError(400, {
      message: `This coupon has the currency ${coupon.currency}, the checkout session ${sessionCurrency}.`,
      param,
    })
  }
  return { coupon, promotionCode }
}
