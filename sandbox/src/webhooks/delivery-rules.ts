import { newSeed, seededRandom } from '../random.ts'

/** How deliveries misbehave. Chances are numbers from 0 (never) to 1 (always). */
export interface DeliveryRules {
  /** The next so many events are never sent (only a resend brings them). */
  dropNext: number
  drop: number
  /** Every event is sent so many times more. */
  duplicates: number
  duplicate: number
  delayMs: number
  /** Each delivery waits a random time up to this, so that later events overtake earlier ones. */
  reorderWithinMs: number
  /** Nothing is sent until it is released. */
  hold: boolean
  seed: number
}

export const noFaults = (): DeliveryRules => ({
  dropNext: 0,
  drop: 0,
  duplicates: 0,
  duplicate: 0,
  delayMs: 0,
  reorderWithinMs: 0,
  hold: false,
  seed: newSeed(),
})

/** Decides by the rules what becomes of each event. */
export class DeliveryFaults {
  #rules: DeliveryRules
  #random: () => number

  constructor(rules: DeliveryRules) {
    this.#rules = { ...rules }
    this.#random = seededRandom(rules.seed)
  }

  get rules(): DeliveryRules {
    return { ...this.#rules }
  }

  /** The delay of each copy of the next event, in milliseconds; empty when the event is dropped. */
  plan(): number[] {
    const rules = this.#rules
    if (rules.dropNext > 0) {
      rules.dropNext--
      return []
    }
    if (this.#random() < rules.drop) return []
    const copies = 1 + rules.duplicates + (this.#random() < rules.duplicate ? 1 : 0)
    return Array.from(
      { length: copies },
      () => rules.delayMs + Math.floor(this.#random() * rules.reorderWithinMs),
    )
  }

  /** The same values in an order that the seed decides. */
  shuffle<T>(values: T[]): T[] {
    return values
      .map((value) => ({ value, rank: this.#random() }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ value }) => value)
  }
}
