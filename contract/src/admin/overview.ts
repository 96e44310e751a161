import type { LaunchChecklistItem } from '@course/content/site/pages/launch-checklist'
import { totalLessons } from '../lessons.ts'
import type { SourceStats } from '../sales/sources.ts'

/* The Admin Dashboard and the funnel. */

/** Length of the compared periods in days, including today. */
export const overviewDays = 30

export type PeriodStats = {
  visits: number
  checkouts: number
  sales: number
  /** Sales minus refunds in the smallest currency unit. Null without the `money` permission. */
  revenue: number | null
}

export type OverviewEvent = {
  id: string
  at: string
  kind: 'sale' | 'act' | 'alarm'
  text: string
  /** The customer, file or other subject of the event. */
  about: string
}

/** Response of `admin-overview`. Parts that the caller has no permission for are null. */
export type Overview = {
  alarms: readonly { id: string; title: string; openedAt: string }[] | null
  now: PeriodStats
  before: PeriodStats
  currency: string
  /** Newest first. */
  events: readonly OverviewEvent[]
  /** Open correction requests for certificates. */
  openCorrectionRequests: number
  mailsWaiting: number
  mailsWaitingSince: string | null
  /** When payments were last reconciled with the card provider. Null before the first time. */
  reconciledAt: string | null
  /** Backups that the site makes every night; the last one that was verified. */
  backups: { areOn: boolean; lastAt: string | null }
  /** The launch checklist. Empty for staff who cannot act on it. */
  launch: readonly LaunchChecklistItem[]
}

/** Steps of the funnel after payment. A customer who reached a step counts in all earlier ones. */
export const funnelSteps = (): readonly string[] => [
  'Paid',
  'Signed in',
  'Started lesson 1',
  ...Array.from({ length: totalLessons() }, (_, index) => `Passed quiz ${index + 1}`),
  'Certificate',
  'Feedback',
]

export type FunnelPeriod = {
  /** Both dates are UTC and inclusive. */
  from: string
  to: string
  visits: number
  checkouts: number
  sales: number
  /** Number of customers per step of `funnelSteps`. */
  cohort: readonly number[]
}

/**
 * Response of `admin-funnel`: the requested period, with its sources, and the period of equal length before it at the
 * same age.
 */
export type Funnel = {
  now: FunnelPeriod
  before: FunnelPeriod
  /** Days from the start of the requested period, including today. */
  age: number
  /** The sources with the most visits first. */
  sources: readonly SourceStats[]
  currency: string
}
