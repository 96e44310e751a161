/**
 * Runs at most `limit` items at a time. After an error it starts no more, and throws it once those that run have ended, so
 * that nothing goes on unnoticed.
 */
export async function forEachLimited<Item>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = []
  const queue = items.values()
  const work = async () => {
    for (const item of queue) {
      if (errors.length > 0) return
      await run(item).catch((error) => errors.push(error))
    }
  }
  await Promise.all(Array.from({ length: limit }, work))
  if (errors.length > 0) throw errors[0]
}
