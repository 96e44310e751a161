import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'

const BATCH_SIZE = 100

/**
 * Calls `handleChange` for every customer whose access changed, each in its own transaction. The row is
 * marked first; a change made meanwhile waits for the row lock and is handled in the next pass.
 */
export async function processAccessChanges(
  { db }: Pick<Site, 'db'>,
  handleChange: (trx: Tx, customerId: string) => Promise<void>,
): Promise<void> {
  for (;;) {
    const pending = await db
      .selectFrom('access_decisions')
      .select('customer_id')
      .where('is_followed', '=', 0)
      .limit(BATCH_SIZE)
      .execute()
    for (const { customer_id } of pending) {
      await db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('access_decisions')
          .set({ is_followed: 1 })
          .where('customer_id', '=', customer_id)
          .where('is_followed', '=', 0)
          .executeTakeFirst()
        if (numUpdatedRows > 0n) await handleChange(trx, customer_id)
      })
    }
    if (pending.length < BATCH_SIZE) return
  }
}
