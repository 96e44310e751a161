/** An answer that nobody has fetched by then is too old to be shown. */
const keptMilliseconds = 10_000

type Read<Key extends string, Answer> = {
  (key: Key): Promise<Answer>
  /** Asks now. The next who reads the same gets this answer. */
  ahead: (key: Key) => void
}

/** A read that can be made before the code that needs it has arrived. */
export function readable<Key extends string, Answer>(read: (key: Key) => Promise<Answer>): Read<Key, Answer> {
  let begun: { key: Key; at: number; answer: Promise<Answer> } | undefined
  const take = (key: Key) => {
    const isMeant = begun?.key === key && performance.now() - begun.at < keptMilliseconds
    const answer = begun && isMeant ? begun.answer : read(key)
    begun = undefined
    return answer
  }
  const ahead = (key: Key) => {
    const answer = read(key)
    // Whoever takes it hears of a failure; that nobody has taken it yet is none.
    answer.catch(() => undefined)
    begun = { key, at: performance.now(), answer }
  }
  return Object.assign(take, { ahead })
}
