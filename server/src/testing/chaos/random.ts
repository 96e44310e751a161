import { hash } from 'node:crypto'

export type Random = {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  chance(probability: number): boolean
  /** Returns an integer from 0 to `below` - 1. */
  below(below: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** Pseudorandom numbers that are the same for the same seed on every machine. */
export function seededRandom(seed: string): Random {
  let state = hash('sha256', seed, 'buffer').readUInt32LE()
  const next = () => {
    // Mulberry32: short, and 32 bits of state are enough for tests.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    chance: (probability) => next() < probability,
    below: (below) => Math.floor(next() * below),
    pick: (items) => items[Math.floor(next() * items.length)]!,
  }
}
