import { type Clock, nowIso } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'

declare module '../../platform/database.ts' {
  interface Tables {
    /** Kept forever for statistics, while the attempts are deleted. */
    checkouts_per_day: { day: string; checkouts: number }
  }
}

/** Counts a card form for the current day (UTC). */
export const countCheckout = (trx: Tx, clock: Clock) =>
  trx
    .insertInto('checkouts_per_day')
    .values({ day: nowIso(clock).slice(0, 10), checkouts: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({ checkouts: eb('checkouts_per_day.checkouts', '+', 1) })),
    )
    .execute()

/** Number of card forms opened between two dates, both inclusive. */
export async function checkoutsBetween(db: Db, from: string, to: string): Promise<number> {
  const row = await db
    .selectFrom('checkouts_per_day')
    .select((eb) => eb.fn.sum<number>('checkouts').as('total'))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirst()
  return Number(row?.total ?? 0)
}
