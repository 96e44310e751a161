import { createHash } from 'node:crypto'

export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number
  chance(probability: number): boolean
  /** A whole number from 0 up to, but not including, `below`. */
  below(below: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** Numbers that look random and are the same for the same seed, on every machine. */
export function seededRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE()
  const next = () => {
    // Mulberry32: 32 bits of state are plenty for a plan, and three lines can be trusted.
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
