import type { LaunchItem } from '@course/content/site/pages/launch-list'
import { lessonIds } from '../lessons.ts'

/* What the office shows first, and its funnel. */

/** Days of the comparison, today included. */
export const overviewDays = 30

export type PeriodNumbers = {
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

/** What `office-overview` answers. What somebody may not see is null. */
export type Overview = {
  alarms: readonly { id: string; title: string; openedAt: string }[] | null
  now: PeriodNumbers
  before: PeriodNumbers
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
  launch: readonly LaunchItem[]
}

/** How far somebody who paid can come. Whoever is at one step counts at those before it too. */
export const cohortSteps: readonly string[] = [
  'Paid',
  'Signed in',
  'Began lesson 1',
  ...lessonIds.map((_, index) => `Passed quiz ${index + 1}`),
  'Certificate',
  'Feedback',
]

export type FunnelPart = {
  /** Both days (UTC) are included. */
  from: string
  to: string
  visits: number
  checkouts: number
  sales: number
  /** People by `cohortSteps`. */
  cohort: readonly number[]
}

/** What `office-funnel` answers: the days asked for, and as many before them. */
export type Funnel = { now: FunnelPart; before: FunnelPart }
