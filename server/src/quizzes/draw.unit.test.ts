import { expect, test } from 'vitest'
import { drawQuestions } from './draw.ts'

const kinds = ['recall', 'application', 'application', 'application', 'judgment'] as const
/** Thirty questions: ten for each of three pages; on each page a fifth are recall and a fifth judgment. */
const pool = Array.from({ length: 30 }, (_, index) => ({
  id: `q${index}`,
  contentHash: `w${index}`,
  kind: kinds[Math.floor(index / 3) % 5]!,
  passage: { lesson: 1, page: (index % 3) + 1 },
  options: ['a', 'b', 'c', 'd'],
}))

/** Pseudorandom numbers, the same in every run. */
function seededRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const find = (id: string) => pool.find((one) => one.id === id)!

test.each([5, 10])('spreads %i questions over pages and kinds', (size) => {
  for (let seed = 1; seed <= 50; seed++) {
    const drawn = drawQuestions(pool, size, new Map(), seededRandom(seed)).map(({ id }) => find(id))
    expect(new Set(drawn).size).toBe(size)
    const count = (matches: (one: (typeof pool)[number]) => boolean) => drawn.filter(matches).length
    for (const page of [1, 2, 3]) {
      expect(count((one) => one.passage.page === page)).toBeGreaterThanOrEqual(Math.floor(size / 3))
    }
    expect(count(({ kind }) => kind === 'application')).toBeGreaterThanOrEqual(size / 2)
    expect(count(({ kind }) => kind === 'recall')).toBeLessThanOrEqual(size / 5 + 1)
  }
})

test('draws every question before repeating one, then the least familiar first', () => {
  const familiarity = new Map<string, number>()
  for (const round of [1, 2, 3]) {
    for (const { id } of drawQuestions(pool, 10, familiarity, seededRandom(round))) {
      expect(familiarity.get(id)).toBeUndefined()
      familiarity.set(id, id === 'q7' ? 1 : 2)
    }
  }
  expect(familiarity.size).toBe(30)
  expect(drawQuestions(pool, 5, familiarity, seededRandom(9)).map(({ id }) => id)).toContain('q7')
})

test('shuffles options uniformly', () => {
  const random = seededRandom(7)
  const orders = new Map<string, number>()
  for (let round = 0; round < 2400; round++) {
    const order = drawQuestions(pool, 1, new Map(), random)[0]!.order.join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect(orders.size).toBe(24)
  for (const times of orders.values()) expect(Math.abs(times - 100)).toBeLessThan(50)
})

test('draws all questions of a pool that is too small', () => {
  expect(drawQuestions(pool.slice(0, 3), 5, new Map(), seededRandom(1))).toHaveLength(3)
})
