import type { QuestionSnapshot } from './question-snapshot.ts'

type Drawable = {
  readonly id: string
  readonly contentHash: string
  readonly kind: 'recall' | 'application' | 'judgment'
  readonly passage: { readonly lesson: number; readonly page: number }
  readonly options: readonly string[]
}

/** Returns a random integer from 0 to `below` - 1. */
type RandomInt = (below: number) => number

/** Target mix of five questions. */
const KIND_WEIGHTS = { recall: 1, application: 3, judgment: 1 }

/**
 * Draws questions one by one: the least familiar first, then from the page with the fewest so far, then of the
 * kind furthest below its target. Ties are random, as is the order of questions and options.
 */
export function drawQuestions(
  pool: readonly Drawable[],
  size: number,
  familiarity: ReadonlyMap<string, number>,
  randomBelow: RandomInt,
): QuestionSnapshot[] {
  const remaining = shuffle(pool, randomBelow)
  const drawn: Drawable[] = []
  while (drawn.length < size && remaining.length > 0) {
    const count = (matches: (one: Drawable) => boolean) => drawn.filter(matches).length
    const rank = ({ id, kind, passage }: Drawable) => [
      familiarity.get(id) ?? 0,
      count((one) => one.passage.lesson === passage.lesson && one.passage.page === passage.page),
      count((one) => one.kind === kind) / KIND_WEIGHTS[kind],
    ]
    const next = remaining.reduce((best, one) => (isBefore(rank(one), rank(best)) ? one : best))
    remaining.splice(remaining.indexOf(next), 1)
    drawn.push(next)
  }
  return shuffle(drawn, randomBelow).map(({ id, contentHash, options }) => ({
    id,
    contentHash,
    order: shuffle([...options.keys()], randomBelow),
  }))
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const firstDifference = a.findIndex((value, index) => value !== b[index])
  return firstDifference >= 0 && a[firstDifference]! < b[firstDifference]!
}

/** Fisher–Yates shuffle. */
function shuffle<Item>(items: readonly Item[], randomBelow: RandomInt): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1)
    ;[result[last], result[other]] = [result[other]!, result[last]!]
  }
  return result
}
