import { siteContent } from '@course/content/site/content'
import {
  type Money,
  type Revenue,
  type RevenueGrouping,
  type RevenueRow,
  type RevenueUnit,
  revenueGroupings,
  revenueUnits,
} from '@course/contract/sales/payments'
import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { countDays, type DayRange, dayFields, daysOf } from '../platform/days.ts'
import type { Site } from '../platform/site.ts'
import { sumRevenueBy } from '../sales/index.ts'
import { adminRead } from './define-function.ts'
import { daysBefore, requestedDays } from './period-stats.ts'

/** A chart with more bars than this is unreadable, so longer ranges are shown by month. */
const MAX_DAILY_BARS = 92
const LIMIT = { maxDays: 3_660, error: 'admin.invalid_range' } as const

export const revenueFields = { ...dayFields, unit: z.enum(revenueUnits).optional() }
export const requestedRevenueDays = (clock: Clock, request: Partial<DayRange>): DayRange =>
  requestedDays(clock, request, LIMIT)

type RevenueRequest = Partial<DayRange> & { unit?: RevenueUnit }

export const revenue = adminRead(
  'admin-revenue',
  { permission: 'money', fields: revenueFields },
  (site, { body }) => getRevenue(site, body),
)

export async function getRevenue(
  site: Pick<Site, 'clock' | 'db'>,
  request: RevenueRequest,
): Promise<Revenue> {
  const days = requestedRevenueDays(site.clock, request)
  const unit = request.unit === 'month' || countDays(days) > MAX_DAILY_BARS ? 'month' : 'day'
  const points = await listRevenuePoints(site.db, days, unit)
  const before = daysBefore(days)
  return {
    currency: siteContent().offer.currency,
    unit,
    ...days,
    points,
    groups: await listRevenueGroups(site.db, days),
    total: sumOf(points),
    before: { ...sumOf(await listRevenuePoints(site.db, before, 'month')), ...before },
  }
}

const revenueRange = (days: DayRange) => ({ ...days, currency: siteContent().offer.currency.toLowerCase() })

/** A table with more rows is unreadable; the report has all of them. */
const MAX_GROUPS = 100

/** The revenue of the days in each grouping, the highest first. */
async function listRevenueGroups(db: Db, days: DayRange): Promise<Revenue['groups']> {
  const groups: Record<RevenueGrouping, RevenueRow[]> = { code: [], kind: [], country: [] }
  for (const grouping of revenueGroupings) {
    const rows = await sumRevenueBy(db, revenueRange(days), [grouping])
    groups[grouping] = rows
      .map(({ [grouping]: value, ...money }) => ({ value, ...money }) as RevenueRow)
      .toSorted((one, other) => other.gross - one.gross || (one.value ?? '').localeCompare(other.value ?? ''))
      .slice(0, MAX_GROUPS)
  }
  return groups
}

/** One row per month, code, kind and country of the days. */
export async function listRevenueReport(site: Pick<Site, 'clock' | 'db'>, request: Partial<DayRange>) {
  const days = requestedRevenueDays(site.clock, request)
  const rows = await sumRevenueBy(site.db, revenueRange(days), ['month', ...revenueGroupings])
  const keyOf = ({ month, code, kind, country }: (typeof rows)[number]) => [month, code, kind, country].join()
  return rows.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
}

const ZERO_REVENUE: Money = { sales: 0, gross: 0, refunds: 0, refunded: 0 }

/** One point per day or month of the range, including those without sales. */
async function listRevenuePoints(db: Db, days: DayRange, unit: RevenueUnit) {
  const length = unit === 'day' ? 10 : 7
  const points = new Map<string, Money>()
  for (const day of daysOf(days)) points.set(day.slice(0, length), { ...ZERO_REVENUE })
  for (const { discount: _, ...group } of await sumRevenueBy(db, revenueRange(days), [unit])) {
    const { [unit]: at, ...money } = group as Money & Record<RevenueUnit, string>
    points.set(at, money)
  }
  return [...points].map(([at, money]) => ({ at, ...money }))
}

function sumOf(points: readonly Money[]): Money {
  const sum = { ...ZERO_REVENUE }
  for (const point of points) for (const key of Object.keys(sum) as (keyof Money)[]) sum[key] += point[key]
  return sum
}
