import { timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that the response time does not reveal how much of a secret was guessed. */
export function isEqualSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
