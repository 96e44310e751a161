import { newSeed, seededRandom } from './random.ts'
import { newId } from './state/ids.ts'

export const faultKinds = ['500', '429', 'reset', 'slow'] as const
/**
 * before: the request is lost on its way in; nothing happens.
 * during: the work begins and fails; the failure is stored under the idempotency key and repeated to retries.
 * after: the work is done, but its answer is lost.
 */
export const faultPhases = ['before', 'during', 'after'] as const

export interface FaultRequest {
  kind: (typeof faultKinds)[number]
  when?: (typeof faultPhases)[number] | undefined
  /** How many of the coming requests are hit. */
  next?: number | undefined
  /** Or: how likely each request is hit, until the fault is removed. */
  probability?: number | undefined
  seed?: number | undefined
  /** How long a slow answer takes. */
  ms?: number | undefined
  /** Only requests whose path begins with this. */
  path?: string | undefined
  method?: string | undefined
}

export interface Fault extends FaultRequest {
  id: string
  when: (typeof faultPhases)[number]
  path: string
  ms: number
  hits: number
}

/** Faults that tests and people have asked for. */
export class Faults {
  #rules: { fault: Fault; strikes: () => boolean }[] = []

  add(order: FaultRequest): Fault {
    const { when = 'before', path = '/v1/', ms = 1000 } = order
    if (order.probability === undefined) {
      const fault: Fault = {
        ...order,
        next: order.next ?? 1,
        id: newId('fault_', 8),
        when,
        path,
        ms,
        hits: 0,
      }
      this.#rules.push({ fault, strikes: () => fault.hits < fault.next! })
      return fault
    }
    const seed = order.seed ?? newSeed()
    const random = seededRandom(seed)
    const fault: Fault = { ...order, seed, id: newId('fault_', 8), when, path, ms, hits: 0 }
    this.#rules.push({ fault, strikes: () => random() < order.probability! })
    return fault
  }

  /** The fault that hits this request, if any. */
  strike(method: string, path: string): Fault | undefined {
    for (const { fault, strikes } of this.#rules) {
      const concerned = path.startsWith(fault.path) && (fault.method ?? method) === method
      if (!concerned || !strikes()) continue
      fault.hits++
      this.#rules = this.#rules.filter(
        (rule) => rule.fault.next === undefined || rule.fault.hits < rule.fault.next,
      )
      return fault
    }
    return undefined
  }

  list(): Fault[] {
    return this.#rules.map((rule) => rule.fault)
  }

  remove(id: string): boolean {
    const before = this.#rules.length
    this.#rules = this.#rules.filter((rule) => rule.fault.id !== id)
    return this.#rules.length < before
  }

  clear(): void {
    this.#rules = []
  }
}
