const BATCH_SIZE = 100

/**
 * Yields rows in the order of their ids, in batches. `listAfter` selects at most `limit` rows with an id greater than `after`,
 * in this order; the ids must be unique, or rows with the last id of a batch are skipped.
 */
export async function* eachById<Row>(
  listAfter: (after: string, limit: number) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
): AsyncGenerator<Row> {
  let after = ''
  for (;;) {
    const batch = await listAfter(after, BATCH_SIZE)
    yield* batch
    const last = batch.at(-1)
    if (!last || batch.length < BATCH_SIZE) return
    after = idOf(last)
  }
}
