import { newSeed, seededRandom } from '../random.ts'

/** Delivery faults. `drop` and `duplicate` are probabilities from 0 to 1. */
export interface DeliveryRules {
  /** Number of next events that are not sent, except by a resend. */
  dropNext: number
  drop: number
  /** Number of extra copies of every event. */
  duplicates: number
  duplicate: number
  delayMs: number
  /** Maximum random delay per delivery, so that later events can overtake earlier ones. */
  reorderWithinMs: number
  /** Holds all events until they are released. */
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

/** Applies the rules to each event. */
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

  /** Shuffles the values with the seeded generator. */
  shuffle<T>(values: T[]): T[] {
    return values
      .map((value) => ({ value, rank: this.#random() }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ value }) => value)
  }
}
