import type { QuestionSnapshot } from './question-snapshot.ts'

type Drawable = {
  readonly id: string
  readonly contentHash: string
  readonly kind: 'recall' | 'application' | 'judgment'
  readonly passage: { readonly lesson: number; readonly page: number }
  readonly options: readonly string[]
}

/** A number from 0 up to, but not including, `below`. */
type Chance = (below: number) => number

/** Target mix of five questions: mostly application. */
const SHARES = { recall: 1, application: 3, judgment: 1 }

/**
 * Draws questions one by one: least known first, then from the page with the fewest so far, then of the kind
 * most lacking; ties are random, as is the order of questions and options. `known` is 0 for questions never
 * asked.
 */
export function drawQuestions(
  pool: readonly Drawable[],
  size: number,
  known: ReadonlyMap<string, number>,
  chance: Chance,
): QuestionSnapshot[] {
  const left = shuffled(pool, chance)
  const drawn: Drawable[] = []
  while (drawn.length < size && left.length > 0) {
    const count = (isAlike: (one: Drawable) => boolean) => drawn.filter(isAlike).length
    const rank = ({ id, kind, passage }: Drawable) => [
      known.get(id) ?? 0,
      count((one) => one.passage.lesson === passage.lesson && one.passage.page === passage.page),
      count((one) => one.kind === kind) / SHARES[kind],
    ]
    const next = left.reduce((best, one) => (isBefore(rank(one), rank(best)) ? one : best))
    left.splice(left.indexOf(next), 1)
    drawn.push(next)
  }
  return shuffled(drawn, chance).map(({ id, contentHash, options }) => ({
    id,
    words: contentHash,
    order: shuffled([...options.keys()], chance),
  }))
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const place = a.findIndex((value, index) => value !== b[index])
  return place >= 0 && a[place]! < b[place]!
}

/** Every order is as likely as any other (Fisher and Yates). */
function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = chance(last + 1)
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}
