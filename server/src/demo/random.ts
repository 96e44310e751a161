/** A number from 0 to 1; the same sequence for the same seed (mulberry32). */
export type Random = () => number

export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const oneOf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)]!

const FIRST_NAMES =
  'Ada Amir Anna Ben Carla Chen Daniel Elena Femi Grace Hana Ivan Jonas Karin Leila Marco Nadia Olu Petra Rosa Sven Tara'
const LAST_NAMES =
  'Adeyemi Berg Costa Dubois Eriksen Fischer Garcia Hughes Ito Jensen Kaya Larsen Moreau Novak Okafor Patel Rossi Silva'

export const demoName = (random: Random): string =>
  `${oneOf(random, FIRST_NAMES.split(' '))} ${oneOf(random, LAST_NAMES.split(' '))}`

export const clockAt = (at: number) => ({ now: () => new Date(at) })
