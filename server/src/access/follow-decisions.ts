import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'

const BATCH = 100

/**
 * Hands every customer about whom access was decided to `follow`, each in a transaction of its own. Marked first: a
 * decision that is made meanwhile waits for the row, and is handed on after this one.
 */
export async function followDecisions(
  { db }: Pick<Site, 'db'>,
  follow: (trx: Tx, customerId: string) => Promise<void>,
): Promise<void> {
  for (;;) {
    const waiting = await db
      .selectFrom('access_decisions')
      .select('customer_id')
      .where('is_followed', '=', 0)
      .limit(BATCH)
      .execute()
    for (const { customer_id } of waiting) {
      await db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('access_decisions')
          .set({ is_followed: 1 })
          .where('customer_id', '=', customer_id)
          .where('is_followed', '=', 0)
          .executeTakeFirst()
        if (numUpdatedRows > 0n) await follow(trx, customer_id)
      })
    }
    if (waiting.length < BATCH) return
  }
}
