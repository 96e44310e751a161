import type { Store } from '../state/store.ts'
import { ApiError } from './api-error.ts'

type Fields = Record<string, unknown>

const maxDepth = 4

type CollectionName = {
  [Name in keyof Store]: Store[Name] extends { positionOf(id: string): number | undefined } ? Name : never
}[keyof Store]

/** Fields that hold an id, by object type, and the collections that may have the referenced object. */
const references: Record<string, Record<string, CollectionName[]>> = {
  'checkout.session': {
    payment_intent: ['paymentIntents'],
    customer: ['customers'],
    invoice: ['invoices'],
  },
  'checkout.session.discount': { coupon: ['coupons'], promotion_code: ['promotionCodes'] },
  'promotion_code.promotion': { coupon: ['coupons'] },
  payment_intent: { latest_charge: ['charges'], customer: ['customers'] },
  charge: { payment_intent: ['paymentIntents'], balance_transaction: ['balanceTransactions'] },
  refund: {
    charge: ['charges'],
    payment_intent: ['paymentIntents'],
    balance_transaction: ['balanceTransactions'],
  },
  dispute: { charge: ['charges'], payment_intent: ['paymentIntents'] },
  invoice: { customer: ['customers'] },
  credit_note: { invoice: ['invoices'], customer: ['customers'] },
  balance_transaction: { source: ['charges', 'refunds', 'disputes'] },
}

/** Plain objects, or arrays of them, whose fields can be expanded, and their kind in `references`. */
const parts: Record<string, Record<string, string>> = {
  'checkout.session': { discounts: 'checkout.session.discount' },
  promotion_code: { promotion: 'promotion_code.promotion' },
}

/** Lists that an object includes only when expanded. */
const expandableLists: Record<string, Record<string, (store: Store, id: string) => unknown[]>> = {
  'checkout.session': { line_items: (store, id) => store.sessionItems.get(id)!.items },
  charge: { refunds: (store, id) => store.refundsOfCharge(id).toReversed() },
}

const listPath: Record<string, (id: string) => string> = {
  line_items: (id) => `/v1/checkout/sessions/${id}/line_items`,
  refunds: (id) => `/v1/charges/${id}/refunds`,
}

/** Replaces ids by their objects along paths such as `payment_intent.latest_charge` or `data.line_items`. */
export function expand(store: Store, object: object, paths: string[]): object {
  return paths.reduce((expanded, path) => {
    const steps = path.split('.')
    if (steps.length > maxDepth) {
      throw new ApiError(400, {
        message: `You cannot expand more than ${maxDepth} levels: ${path}`,
        param: 'expand',
      })
    }
    return expandAlong(store, expanded as Fields, steps, path)
  }, object)
}

function expandAlong(
  store: Store,
  object: Fields,
  steps: string[],
  path: string,
  kind = String(object.object),
): Fields {
  const [step, ...rest] = steps as [string, ...string[]]
  const part = parts[kind]?.[step]
  if (part && rest.length > 0) {
    const value = object[step] as Fields | Fields[]
    const expandPart = (fields: Fields) => expandAlong(store, fields, rest, path, part)
    return { ...object, [step]: Array.isArray(value) ? value.map(expandPart) : expandPart(value) }
  }
  const isList = object.object === 'list'
  if (isList && step === 'data') {
    if (rest.length === 0) throw cannotExpand(path)
    return {
      ...object,
      data: (object.data as Fields[]).map((entry) => expandAlong(store, entry, rest, path)),
    }
  }
  const next = isList ? undefined : resolveReference(store, object, kind, step)
  if (next === undefined) throw cannotExpand(path)
  if (next === null) return object
  return { ...object, [step]: rest.length === 0 ? next : expandAlong(store, next, rest, path) }
}

/** The object that a field references. Null if the field is empty, undefined if it cannot be expanded. */
function resolveReference(
  store: Store,
  object: Fields,
  kind: string,
  step: string,
): Fields | null | undefined {
  const id = String(object.id)
  const list = expandableLists[kind]?.[step]
  if (list) {
    const expanded = object[step] as Fields | undefined
    return expanded ?? { object: 'list', data: list(store, id), has_more: false, url: listPath[step]!(id) }
  }
  const collections = references[kind]?.[step]
  if (!collections) return undefined
  const value = object[step]
  if (typeof value !== 'string') return value as Fields | null
  const [found] = collections.flatMap((name) => store[name].get(value) ?? [])
  return found as unknown as Fields
}

const cannotExpand = (path: string) =>
  new ApiError(400, { message: `This property cannot be expanded (${path}).`, param: 'expand' })
