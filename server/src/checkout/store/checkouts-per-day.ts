import { type Clock, nowIso } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'

declare module '../../platform/database.ts' {
  interface Tables {
    /** Attempts themselves are removed after a while; how many there were is kept. */
    checkouts_per_day: { day: string; checkouts: number }
  }
}

/** One more card form on this day (UTC), in the transaction that opens it. */
export const countCheckout = (trx: Tx, clock: Clock) =>
  trx
    .insertInto('checkouts_per_day')
    .values({ day: nowIso(clock).slice(0, 10), checkouts: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({ checkouts: eb('checkouts_per_day.checkouts', '+', 1) })),
    )
    .execute()

/** How many card forms were opened from one day to another, both included. */
export async function checkoutsBetween(db: Db, from: string, to: string): Promise<number> {
  const row = await db
    .selectFrom('checkouts_per_day')
    .select((eb) => eb.fn.sum<number>('checkouts').as('total'))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirst()
  return Number(row?.total ?? 0)
}
