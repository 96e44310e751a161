import { siteContent } from '@course/content/site/content'
import { type SourceStats, UNKNOWN_SOURCE } from '@course/contract/sales/sources'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { DayRange } from '../platform/days.ts'
import { sumRevenueBy } from '../sales/index.ts'

/** A table with more rows is unreadable. */
const MAX_SOURCES = 50

/** Visits, checkouts, sales and revenue of each source, the most visited first. */
export async function loadSourceStats(db: Db, days: DayRange, seesMoney: boolean): Promise<SourceStats[]> {
  const stats = new Map<string, SourceStats>()
  const statsOf = (source: string | null) => {
    const name = source ?? UNKNOWN_SOURCE
    const known = stats.get(name)
    if (known) return known
    const added = { source: name, visits: 0, checkouts: 0, sales: 0, revenue: seesMoney ? 0 : null }
    stats.set(name, added)
    return added
  }
  for (const counted of ['visits', 'checkouts'] as const)
    for (const { source, total } of await sumBySource(db, counted, days))
      statsOf(source)[counted] = Number(total)
  const currency = siteContent().offer.currency.toLowerCase()
  for (const { source, sales, gross, refunded } of await sumRevenueBy(db, { ...days, currency }, [
    'source',
  ])) {
    const row = statsOf(source)
    row.sales = sales
    if (seesMoney) row.revenue = gross - refunded
  }
  return [...stats.values()]
    .toSorted((a, b) => b.visits - a.visits || b.sales - a.sales || a.source.localeCompare(b.source))
    .slice(0, MAX_SOURCES)
}

async function sumBySource(db: Db, counted: 'visits' | 'checkouts', { from, to }: DayRange) {
  const { rows } = await sql<{ source: string; total: number }>`
    select source, sum(${sql.ref(counted)}) as total from ${sql.table(`${counted}_per_source`)}
    where day between ${from} and ${to} group by source`.execute(db)
  return rows
}
