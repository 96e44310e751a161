import { forEachItem } from '../alarms/index.ts'
import { type Db, hasChanged, type Tx } from '../platform/database.ts'
import { eachById } from '../platform/each-by-id.ts'
import type { Site } from '../platform/site.ts'

/**
 * Calls `handleChange` for every customer whose access changed, each in its own transaction. The row is
 * marked first; a change made meanwhile waits for the row lock and is handled in the next pass.
 */
export const processAccessChanges = (
  site: Site,
  job: string,
  handleChange: (trx: Tx, customerId: string) => Promise<void>,
): Promise<void> =>
  forEachItem(site, { job, items: changedCustomers(site.db), idOf: idOfChange }, ({ customer_id }) =>
    site.db.transaction().execute(async (trx) => {
      const change = trx
        .updateTable('access_decisions')
        .set({ is_processed: 1 })
        .where('customer_id', '=', customer_id)
        .where('is_processed', '=', 0)
      if (await hasChanged(change)) await handleChange(trx, customer_id)
    }),
  )

/** By id, so that a customer whose change can't be handled comes up once per run. */
const changedCustomers = (db: Db) =>
  eachById(
    (after, limit) =>
      db
        .selectFrom('access_decisions')
        .select('customer_id')
        .where('is_processed', '=', 0)
        .where('customer_id', '>', after)
        .orderBy('customer_id')
        .limit(limit)
        .execute(),
    idOfChange,
  )

const idOfChange = ({ customer_id }: { customer_id: string }) => customer_id
