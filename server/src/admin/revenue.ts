import { siteContent } from '@course/content/site/content'
import { type Money, type Revenue, type RevenueUnit, revenueUnits } from '@course/contract/sales/payments'
import { z } from 'zod'
import { nowIso } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { refundsBetween, revenueBetween } from '../sales/index.ts'
import { addDays, dayAfter, daysBetween } from './days.ts'
import { adminRead } from './define-function.ts'

const DEFAULT_DAYS = 30
/** A chart with more bars than this is unreadable, so longer ranges are shown by month. */
const MAX_DAILY_BARS = 92
const MAX_DAYS = 3_660

export const revenueFields = {
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  unit: z.enum(revenueUnits).optional(),
}
const revenueSchema = z.object(revenueFields)

export const revenue = adminRead(
  'admin-revenue',
  { permission: 'money', body: revenueSchema },
  (site, { body }) => getRevenue(site, body),
)

/** Defaults to the last 30 days including today. */
export async function getRevenue(
  site: Pick<Site, 'clock' | 'db'>,
  input: z.infer<typeof revenueSchema>,
): Promise<Revenue> {
  const to = input.to ?? nowIso(site.clock).slice(0, 10)
  const from = input.from ?? addDays(to, 1 - DEFAULT_DAYS)
  const days = daysBetween(from, to)
  if (days < 1 || days > MAX_DAYS) throw new AppError('admin.invalid_range')
  const unit = input.unit === 'month' || days > MAX_DAILY_BARS ? 'month' : 'day'
  const points = await revenuePoints(site.db, from, to, unit)
  const previousRange = { from: addDays(from, -days), to: addDays(from, -1) }
  return {
    currency: siteContent().offer.currency,
    unit,
    from,
    to,
    points,
    total: sumOf(points),
    before: {
      ...sumOf(await revenuePoints(site.db, previousRange.from, previousRange.to, 'month')),
      ...previousRange,
    },
  }
}

const ZERO_REVENUE: Money = { sales: 0, gross: 0, refunds: 0, refunded: 0 }

/** One point per day or month of the range, including those without sales. */
async function revenuePoints(db: Db, from: string, to: string, unit: RevenueUnit) {
  const length = unit === 'day' ? 10 : 7
  const range = {
    from,
    before: dayAfter(to),
    length,
    currency: siteContent().offer.currency.toLowerCase(),
  } as const
  const points = new Map<string, Money>()
  for (let day = from; day <= to; day = dayAfter(day)) points.set(day.slice(0, length), { ...ZERO_REVENUE })
  for (const { at, count, sum } of await revenueBetween(db, range))
    Object.assign(points.get(at)!, { sales: Number(count), gross: Number(sum) })
  for (const { at, count, sum } of await refundsBetween(db, range))
    Object.assign(points.get(at)!, { refunds: Number(count), refunded: Number(sum) })
  return [...points].map(([at, money]) => ({ at, ...money }))
}

const sumOf = (points: readonly Money[]): Money =>
  points.reduce(
    (sum, { sales, gross, refunds, refunded }) => ({
      sales: sum.sales + sales,
      gross: sum.gross + gross,
      refunds: sum.refunds + refunds,
      refunded: sum.refunded + refunded,
    }),
    ZERO_REVENUE,
  )
