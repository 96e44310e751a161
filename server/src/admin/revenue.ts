import { siteContent } from '@course/content/site/content'
import { type Money, type Revenue, type RevenueUnit, revenueUnits } from '@course/contract/sales/payments'
import { z } from 'zod'
import type { Db } from '../platform/database.ts'
import { addDays, countDays, type DayRange, dayFields } from '../platform/days.ts'
import type { Site } from '../platform/site.ts'
import { codeSalesBetween, refundsBetween, revenueBetween } from '../sales/index.ts'
import { adminRead } from './define-function.ts'
import { daysBefore, requestedDays } from './period-stats.ts'

/** A chart with more bars than this is unreadable, so longer ranges are shown by month. */
const MAX_DAILY_BARS = 92
const LIMIT = { maxDays: 3_660, error: 'admin.invalid_range' } as const

export const revenueFields = { ...dayFields, unit: z.enum(revenueUnits).optional() }
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
  const days = requestedDays(site.clock, request, LIMIT)
  const unit = request.unit === 'month' || countDays(days) > MAX_DAILY_BARS ? 'month' : 'day'
  const points = await revenuePoints(site.db, days, unit)
  const before = daysBefore(days)
  return {
    currency: siteContent().offer.currency,
    unit,
    ...days,
    points,
    codes: await codeSalesBetween(site.db, days, siteContent().offer.currency.toLowerCase()),
    total: sumOf(points),
    before: { ...sumOf(await revenuePoints(site.db, before, 'month')), ...before },
  }
}

const ZERO_REVENUE: Money = { sales: 0, gross: 0, refunds: 0, refunded: 0 }

/** One point per day or month of the range, including those without sales. */
async function revenuePoints(db: Db, days: DayRange, unit: RevenueUnit) {
  const length = unit === 'day' ? 10 : 7
  const range = { ...days, length, currency: siteContent().offer.currency.toLowerCase() } as const
  const points = new Map<string, Money>()
  for (let day = days.from; day <= days.to; day = addDays(day, 1))
    points.set(day.slice(0, length), { ...ZERO_REVENUE })
  for (const { at, count, sum } of await revenueBetween(db, range))
    Object.assign(points.get(at)!, { sales: Number(count), gross: Number(sum) })
  for (const { at, count, sum } of await refundsBetween(db, range))
    Object.assign(points.get(at)!, { refunds: Number(count), refunded: Number(sum) })
  return [...points].map(([at, money]) => ({ at, ...money }))
}

function sumOf(points: readonly Money[]): Money {
  const sum = { ...ZERO_REVENUE }
  for (const point of points) for (const key of Object.keys(sum) as (keyof Money)[]) sum[key] += point[key]
  return sum
}
