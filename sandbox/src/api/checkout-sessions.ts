import { newSession } from '../objects/checkout-session.ts'
import { discountItems } from '../objects/discount.ts'
import { newLineItem } from '../objects/line-item.ts'
import type { LineItem, Session } from '../objects/wire.ts'
import { expireIfDue, expireSession } from '../payments/expire.ts'
import type { Provider } from '../provider.ts'
import { ApiError, notFound } from './api-error.ts'
import { createParameters, maxTotal } from './checkout-session-parameters.ts'
import { resolveDiscount } from './codes.ts'
import { endpoint } from './endpoint.ts'
import { createdRange, listPage, pageParameters } from './listing.ts'
import { mergeMetadata, metadata, oneOf, type Parsed, required, shape, text } from './parameters.ts'

const secondsPerMinute = 60
const secondsPerDay = 24 * 60 * secondsPerMinute
const minTotal = 50

export const checkoutSessionEndpoints = [
  endpoint('POST', '/checkout/sessions', createParameters, (provider, { params }) =>
    createSession(provider, params),
  ),

  endpoint('GET', '/checkout/sessions/:id', {}, (provider, { id }) => findSession(provider, id)),

  endpoint(
    'GET',
    '/checkout/sessions',
    {
      ...pageParameters,
      created: createdRange,
      status: oneOf('open', 'complete', 'expired'),
      payment_intent: text(),
      customer_details: shape({ email: required(text()) }),
    },
    (provider, { params, url }) => {
      const { created, status, payment_intent: payment } = params
      const email = params.customer_details?.email.toLowerCase()
      const matches = (session: Session) =>
        (status === undefined || session.status === status) &&
        (email === undefined || session.customer_details?.email?.toLowerCase() === email) &&
        (created === undefined || created(session.created))
      if (payment === undefined) return listPage(provider.store.sessions, params, url, matches)
      const session = provider.store.sessionOfPayment(payment)
      return { object: 'list', data: session && matches(session) ? [session] : [], has_more: false, url }
    },
  ),

  endpoint('POST', '/checkout/sessions/:id', { metadata }, (provider, { id, params }) => {
    const session = findSession(provider, id)
    return provider.store.sessions.put({
      ...session,
      metadata: mergeMetadata(session.metadata ?? {}, params.metadata),
    })
  }),

  endpoint('POST', '/checkout/sessions/:id/expire', {}, (provider, { id, context }) => {
    const session = findSession(provider, id)
    if (session.status !== 'open') {
      throw new ApiError(400, {
        message: `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      })
    }
    return expireSession(provider, context, session)
  }),

  endpoint('GET', '/checkout/sessions/:id/line_items', pageParameters, (provider, { id, params, url }) => {
    const { items } = provider.store.sessionItems.get(findSession(provider, id).id)!
    return listItemPage(items, params, url)
  }),
]

function findSession(provider: Provider, id: string): Session {
  const session = provider.store.sessions.get(id)
  if (!session) throw notFound('checkout.session', id, 'session')
  return expireIfDue(provider, session)
}

function createSession(provider: Provider, params: Parsed<typeof createParameters>): Session {
  rejectUnsupported(params)
  const now = provider.nowSeconds()
  const items = params.line_items.map((item, index) => {
    const { price_data: price } = item
    if (item.price !== undefined) throw notFound('price', item.price, `line_items[${index}][price]`)
    if (price === undefined) {
      throw new ApiError(400, {
        code: 'parameter_missing',
        message: `Missing required param: line_items[${index}][price_data].`,
        param: `line_items[${index}][price_data]`,
      })
    }
    return newLineItem({
      createdAt: now,
      currency: price.currency.toLowerCase(),
      unitAmount: price.unit_amount,
      quantity: item.quantity,
      productName: price.product_data.name,
      metadata: mergeMetadata({}, item.metadata),
    })
  })
  const currency = requireSameCurrency(items)
  const discount = resolveDiscount(provider, params.discounts, currency)
  const session = newSession(
    {
      createdAt: now,
      expiresAt: resolveExpiration(params.expires_at, now),
      currency,
      customerEmail: params.customer_email ?? null,
      clientReferenceId: params.client_reference_id ?? null,
      metadata: mergeMetadata({}, params.metadata),
      redirectOnCompletion: params.redirect_on_completion ?? 'always',
      returnUrl: resolveReturnUrl(params),
      locale: params.locale ?? null,
      allowedPaymentMethodTypes: params.allowed_payment_method_types ?? null,
      managedPayments: params.managed_payments ?? null,
      discount,
      customerCreation: params.customer_creation ?? 'if_required',
      invoiceCreation: params.invoice_creation ? invoiceCreationOf(params.invoice_creation) : null,
    },
    items,
  )
  checkTotal(session.amount_total!)
  provider.store.sessionItems.put({
    id: session.id,
    items: discountItems(items, session.total_details!.amount_discount),
    paymentIntentData: {
      description: params.payment_intent_data?.description ?? null,
      receiptEmail: params.payment_intent_data?.receipt_email ?? null,
      metadata: mergeMetadata({}, params.payment_intent_data?.metadata),
    },
  })
  return provider.store.sessions.put(session)
}

function invoiceCreationOf({
  enabled,
  invoice_data: data,
}: NonNullable<Parsed<typeof createParameters>['invoice_creation']>): Session['invoice_creation'] {
  return {
    enabled,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: data?.custom_fields ?? null,
      description: data?.description ?? null,
      footer: data?.footer ?? null,
      issuer: null,
      metadata: mergeMetadata({}, data?.metadata),
      rendering_options: null,
    },
  }
}

function rejectUnsupported(params: Parsed<typeof createParameters>): void {
  const unsupported = (param: string, message: string) => new ApiError(400, { message, param })
  if (params.mode !== 'payment') throw unsupported('mode', 'The sandbox supports the mode payment only.')
  if (params.ui_mode !== 'embedded_page') {
    throw unsupported('ui_mode', 'The sandbox supports the ui_mode embedded_page only.')
  }
  // This is an allow list: other types may be in it, but the sandbox never shows them.
  if (params.allowed_payment_method_types?.includes('card') === false) {
    throw unsupported(
      'allowed_payment_method_types',
      'The sandbox supports the payment method type card only.',
    )
  }
  if (params.line_items.length === 0) throw unsupported('line_items', 'At least one line item is required.')
  if (params.invoice_creation?.enabled && params.customer_creation !== 'always')
    throw unsupported(
      'customer_creation',
      'The sandbox makes invoices only for sessions with customer_creation=always.',
    )
  for (const param of ['success_url', 'cancel_url'] as const) {
    if (params[param] !== undefined)
      throw unsupported(param, `${param} cannot be used with the ui_mode embedded_page.`)
  }
}

function resolveReturnUrl(params: Parsed<typeof createParameters>): string | undefined {
  const { return_url: url, redirect_on_completion: redirect } = params
  if (redirect === 'never') {
    if (url === undefined) return undefined
    throw new ApiError(400, {
      message: 'return_url cannot be used with redirect_on_completion never.',
      param: 'return_url',
    })
  }
  if (url === undefined) {
    throw new ApiError(400, {
      code: 'parameter_missing',
      message: 'Missing required param: return_url. The customer is redirected there after paying.',
      param: 'return_url',
    })
  }
  if (!URL.canParse(url)) {
    throw new ApiError(400, { code: 'url_invalid', message: 'Not a valid URL', param: 'return_url' })
  }
  return url
}

function resolveExpiration(requested: number | undefined, now: number): number {
  const expiresAt = requested ?? now + secondsPerDay
  const earliest = now + 30 * secondsPerMinute
  if (expiresAt < earliest || expiresAt > now + secondsPerDay) {
    throw new ApiError(400, {
      message: 'The expires_at timestamp must be between 30 minutes and 24 hours from now.',
      param: 'expires_at',
    })
  }
  return expiresAt
}

function requireSameCurrency(items: LineItem[]): string {
  const [currency, ...others] = new Set(items.map((item) => item.currency))
  if (others.length > 0) {
    throw new ApiError(400, { message: 'All line items must have the same currency.', param: 'line_items' })
  }
  return currency!
}

/** A discount may make the order free; smaller amounts than the minimum cannot be charged. */
function checkTotal(total: number): void {
  if (total > 0 && total < minTotal) {
    throw new ApiError(400, {
      code: 'amount_too_small',
      message: `The total amount due must be at least ${minTotal}.`,
      param: 'line_items',
    })
  }
  if (total > maxTotal) {
    throw new ApiError(400, {
      code: 'amount_too_large',
      message: `The total amount due must be at most ${maxTotal}.`,
      param: 'line_items',
    })
  }
}

/** Unlike all other lists, line items keep the order of the request. */
function listItemPage(items: LineItem[], page: Parsed<typeof pageParameters>, url: string): object {
  const { limit = 10, starting_after: after, ending_before: before } = page
  const cursor = after ?? before
  const position = items.findIndex((item) => item.id === cursor)
  if (cursor !== undefined && position === -1) throw notFound('item', cursor, 'starting_after')
  const start = after === undefined ? 0 : position + 1
  const end = before === undefined ? items.length : position
  const from = before === undefined ? start : Math.max(0, end - limit)
  const data = items.slice(from, before === undefined ? from + limit : end)
  const has_more = before === undefined ? from + limit < items.length : from > 0
  return { object: 'list', data, has_more, url }
}
