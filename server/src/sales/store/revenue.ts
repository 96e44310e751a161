import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { type DayRange, isOnDays } from '../../platform/days.ts'
import { nonFailedRefundStates } from './refunds.ts'

/** `length` is the part of the date to group by: 10 for days, 7 for months. */
type RevenueRange = DayRange & { length: 7 | 10; currency: string }

const periodOf = (column: string, { length }: RevenueRange) =>
  sql<string>`substr(${sql.ref(column)}, 1, ${sql.lit(length)})`

/** Sales by day or month. Includes refunded purchases; refunds count on their own day. */
export const revenueBetween = (db: Db, range: RevenueRange) =>
  db
    .selectFrom('purchases')
    .select((eb) => [
      periodOf('created_at', range).as('at'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('amount').as('sum'),
    ])
    .where(isOnDays('created_at', range))
    .where('currency', '=', range.currency)
    .groupBy(periodOf('created_at', range))
    .execute()

/** Non-failed refunds by day or month. */
export const refundsBetween = (db: Db, range: RevenueRange) =>
  db
    .selectFrom('refunds')
    .select((eb) => [
      periodOf('made_at', range).as('at'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('amount').as('sum'),
    ])
    .where(isOnDays('made_at', range))
    .where('currency', '=', range.currency)
    .where('state', 'in', nonFailedRefundStates)
    .groupBy(periodOf('made_at', range))
    .execute()

/** Sales per day (UTC) since a date, including purchases that were refunded later. */
export const salesPerDay = (db: Db, since: string) =>
  db
    .selectFrom('purchases')
    .select((eb) => [sql<string>`substr(created_at, 1, 10)`.as('day'), eb.fn.countAll<number>().as('sales')])
    .where('created_at', '>=', since)
    .groupBy(sql`substr(created_at, 1, 10)`)
    .execute()
