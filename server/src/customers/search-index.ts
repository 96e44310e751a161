import type { Db } from '../platform/database.ts'

/** A search term of a customer. Each source replaces only its own terms. */
type SearchIndexRow = { customer_id: string; source: 'address' | 'name'; term: string }

declare module '../platform/database.ts' {
  interface Tables {
    customer_search_index: SearchIndexRow
  }
}

/** Replaces the customer's search terms from this source. */
export async function updateSearchIndex(
  db: Db,
  customerId: string,
  source: SearchIndexRow['source'],
  terms: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('customer_search_index')
    .where('customer_id', '=', customerId)
    .where('source', '=', source)
    .execute()
  if (terms.length === 0) return
  await db
    .insertInto('customer_search_index')
    .values(terms.map((term) => ({ customer_id: customerId, source, term })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
