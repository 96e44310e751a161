import { MAX_SOURCES_PER_DAY, OTHER_SOURCE } from '@course/contract/sales/sources'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { todayUtc } from '../../platform/days.ts'

declare module '../../platform/database.ts' {
  interface Tables {
    /** Kept forever for statistics, while the attempts are deleted. */
    checkouts_per_day: { day: string; checkouts: number }
    /** The last `SOURCE_RETENTION_DAYS`. */
    checkouts_per_source: { day: string; source: string; checkouts: number }
  }
}

/** Counts a card form for the current day (UTC), and for its source. */
export async function countCheckout(trx: Tx, clock: Clock, source: string | null): Promise<void> {
  const day = todayUtc(clock)
  await trx
    .insertInto('checkouts_per_day')
    .values({ day, checkouts: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({ checkouts: eb('checkouts_per_day.checkouts', '+', 1) })),
    )
    .execute()
  if (source === null) return
  // The row of the day is locked by now, so parallel checkouts do not exceed the limit.
  const counted = await trx
    .selectFrom('checkouts_per_source')
    .select('source')
    .where('day', '=', day)
    .execute()
  const isNamed = counted.length < MAX_SOURCES_PER_DAY || counted.some((row) => row.source === source)
  await trx
    .insertInto('checkouts_per_source')
    .values({ day, source: isNamed ? source : OTHER_SOURCE, checkouts: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'source'])
        .doUpdateSet((eb) => ({ checkouts: eb('checkouts_per_source.checkouts', '+', 1) })),
    )
    .execute()
}

export const deleteCheckoutSourcesBefore = (db: Db, day: string) =>
  db.deleteFrom('checkouts_per_source').where('day', '<', day).execute()
