import type { LaunchChecklistItem } from '@course/content/site/pages/launch-checklist'
import { lessonIds } from '../lessons.ts'

/* What the office shows first, and its funnel. */

/** Days of the comparison, today included. */
export const overviewDays = 30

export type PeriodStats = {
  visits: number
  checkouts: number
  sales: number
  /** Sales minus refunds, each on its own day, in the smallest unit; null for those who may not see amounts. */
  revenue: number | null
}

export type OverviewEvent = {
  id: string
  at: string
  kind: 'sale' | 'act' | 'alarm'
  text: string
  /** Whom or what it concerns. */
  about: string
}

/** What `admin-overview` answers. What somebody may not see is null. */
export type Overview = {
  alarms: readonly { id: string; title: string; openedAt: string }[] | null
  now: PeriodStats
  before: PeriodStats
  currency: string
  /** Newest first. */
  events: readonly OverviewEvent[]
  /** Corrections of certificates that learners ask for and nobody has decided about. */
  correctionsAsked: number
  mailsWaiting: number
  mailsWaitingSince: string | null
  /** When payments were last compared with the card provider's; null when they never were. */
  comparedAt: string | null
  /** What is done before the site is opened; empty for those who may not change it. */
  launch: readonly LaunchChecklistItem[]
}

/** Steps of the funnel after payment. A customer who reached a step counts in all earlier ones. */
export const funnelSteps: readonly string[] = [
  'Paid',
  'Signed in',
  'Started lesson 1',
  ...lessonIds.map((_, index) => `Passed quiz ${index + 1}`),
  'Certificate',
  'Feedback',
]

export type FunnelPeriod = {
  /** Both days (UTC) are included. */
  from: string
  to: string
  visits: number
  checkouts: number
  sales: number
  /** People by `cohortSteps`. */
  cohort: readonly number[]
}

/** What `admin-funnel` answers: the days asked for, and as many before them. */
export type Funnel = { now: FunnelPeriod; before: FunnelPeriod }
