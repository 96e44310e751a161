import { newSeed, seededRandom } from './random.ts'
import { newId } from './state/ids.ts'

export const faultKinds = ['500', '429', '409', 'reset', 'slow'] as const
/**
 * before: the request is lost and has no effect.
 * during: the request fails; the failure is stored under the idempotency key and returned to retries.
 * after: the request succeeds, but its response is lost.
 */
export const faultPhases = ['before', 'during', 'after'] as const

export interface FaultRequest {
  kind: (typeof faultKinds)[number]
  when?: (typeof faultPhases)[number] | undefined
  /** How many of the next requests are affected. */
  next?: number | undefined
  /** Alternative to `next`: the probability per request, until the fault is removed. */
  probability?: number | undefined
  seed?: number | undefined
  /** Delay of a slow response. */
  ms?: number | undefined
  /** Affects only requests whose path starts with this. */
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

/** Injected faults. */
export class Faults {
  #rules: { fault: Fault; applies: () => boolean }[] = []

  add(request: FaultRequest): Fault {
    const { when = 'before', path = '/v1/', ms = 1000 } = request
    if (request.probability === undefined) {
      const fault: Fault = {
        ...request,
        next: request.next ?? 1,
        id: newId('fault_', 8),
        when,
        path,
        ms,
        hits: 0,
      }
      this.#rules.push({ fault, applies: () => fault.hits < fault.next! })
      return fault
    }
    const seed = request.seed ?? newSeed()
    const random = seededRandom(seed)
    const fault: Fault = { ...request, seed, id: newId('fault_', 8), when, path, ms, hits: 0 }
    this.#rules.push({ fault, applies: () => random() < request.probability! })
    return fault
  }

  /** Returns the fault that applies to this request, if any, and counts it. */
  takeFault(method: string, path: string): Fault | undefined {
    for (const { fault, applies } of this.#rules) {
      const isMatch = path.startsWith(fault.path) && (fault.method ?? method) === method
      if (!isMatch || !applies()) continue
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
