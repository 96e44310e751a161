import { forEachItem } from '../alarms/index.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'

const BATCH_SIZE = 100

/**
 * Calls `handleChange` for every customer whose access changed, each in its own transaction. The row is
 * marked first; a change made meanwhile waits for the row lock and is handled in the next pass.
 */
export const processAccessChanges = (
  site: Site,
  job: string,
  handleChange: (trx: Tx, customerId: string) => Promise<void>,
): Promise<void> =>
  forEachItem(site, { job, items: changedCustomers(site.db), idOf: (id) => id }, (customerId) =>
    site.db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('access_decisions')
        .set({ is_processed: 1 })
        .where('customer_id', '=', customerId)
        .where('is_processed', '=', 0)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await handleChange(trx, customerId)
    }),
  )

/** By id, so that a customer whose change can't be handled comes up once per run. */
async function* changedCustomers(db: Db): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const batch = await db
      .selectFrom('access_decisions')
      .select('customer_id')
      .where('is_processed', '=', 0)
      .where('customer_id', '>', after)
      .orderBy('customer_id')
      .limit(BATCH_SIZE)
      .execute()
    for (const { customer_id } of batch) yield customer_id
    if (batch.length < BATCH_SIZE) return
    after = batch.at(-1)!.customer_id
  }
}
