import type { Store } from '../state/store.ts'
import { ApiError } from './api-error.ts'

type Fields = Record<string, unknown>

const maxDepth = 4

/** Fields of each kind of object that hold an id, and where the object with that id is found. */
const references: Record<string, Record<string, keyof Store & ('paymentIntents' | 'charges')>> = {
  'checkout.session': { payment_intent: 'paymentIntents' },
  payment_intent: { latest_charge: 'charges' },
  charge: { payment_intent: 'paymentIntents' },
  refund: { charge: 'charges', payment_intent: 'paymentIntents' },
  dispute: { charge: 'charges', payment_intent: 'paymentIntents' },
}

/** Lists that an object shows only when asked to. */
const included: Record<string, Record<string, (store: Store, id: string) => unknown[]>> = {
  'checkout.session': { line_items: (store, id) => store.sessionItems.get(id)!.items },
  charge: { refunds: (store, id) => store.refundsOfCharge(id).toReversed() },
}

const listPath: Record<string, (id: string) => string> = {
  line_items: (id) => `/v1/checkout/sessions/${id}/line_items`,
  refunds: (id) => `/v1/charges/${id}/refunds`,
}

/** Replaces ids by the objects they name along paths such as `payment_intent.latest_charge` or `data.line_items`. */
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

function expandAlong(store: Store, object: Fields, steps: string[], path: string): Fields {
  const [step, ...rest] = steps as [string, ...string[]]
  const isList = object.object === 'list'
  if (isList && step === 'data') {
    if (rest.length === 0) throw cannotExpand(path)
    return {
      ...object,
      data: (object.data as Fields[]).map((entry) => expandAlong(store, entry, rest, path)),
    }
  }
  const next = isList ? undefined : resolveReference(store, object, step)
  if (next === undefined) throw cannotExpand(path)
  if (next === null) return object
  return { ...object, [step]: rest.length === 0 ? next : expandAlong(store, next, rest, path) }
}

/** The object behind a field: null when the field is empty, undefined when it cannot be expanded. */
function resolveReference(store: Store, object: Fields, step: string): Fields | null | undefined {
  const kind = String(object.object)
  const id = String(object.id)
  const list = included[kind]?.[step]
  if (list) {
    const already = object[step] as Fields | undefined
    return already ?? { object: 'list', data: list(store, id), has_more: false, url: listPath[step]!(id) }
  }
  const home = references[kind]?.[step]
  if (!home) return undefined
  const value = object[step]
  return typeof value === 'string' ? (store[home].get(value) as unknown as Fields) : (value as Fields | null)
}

const cannotExpand = (path: string) =>
  new ApiError(400, { message: `This property cannot be expanded (${path}).`, param: 'expand' })
