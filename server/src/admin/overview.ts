import { alarmCopy } from '@course/content/course/mail/alarms'
import { siteContent } from '@course/content/site/content'
import { formatMoney } from '@course/content/site/format'
import { auditActionLabels, hasPermission, type StaffRole } from '@course/contract/admin/admin'
import { type Overview, type OverviewEvent, overviewDays } from '@course/contract/admin/overview'
import { isOpenAt } from '../alarms/index.ts'
import { findLastBackupAt } from '../backups/index.ts'
import { countOpenCorrections } from '../certificates/index.ts'
import { summarizeMailQueue } from '../mail/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { lastDays } from '../platform/days.ts'
import type { Site } from '../platform/site.ts'
import { findLastReconciledAt } from '../sales/index.ts'
import { adminRead } from './define-function.ts'
import { buildLaunchChecklist } from './launch-checklist.ts'
import { daysBefore, loadPeriodStats } from './period-stats.ts'

const MAX_LISTED_ALARMS = 5
const MAX_LISTED_EVENTS = 8

export const overview = adminRead('admin-overview', { permission: 'numbers' }, (site, { staff }) =>
  getOverview(site, staff.role),
)

async function getOverview(site: Site, role: StaffRole): Promise<Overview> {
  const { db, clock } = site
  const days = lastDays(clock, overviewDays)
  const seesMoney = hasPermission(role, 'money')
  const waiting = await summarizeMailQueue(db)
  const reconciledMillis = await findLastReconciledAt(db)
  return {
    alarms: hasPermission(role, 'alarms') ? await listNewestAlarms(db, nowIso(clock)) : null,
    now: await loadPeriodStats(db, days, seesMoney),
    before: await loadPeriodStats(db, daysBefore(days), seesMoney),
    currency: siteContent().offer.currency,
    events: await listLatestEvents(db, role),
    openCorrectionRequests: await countOpenCorrections(db),
    mailsWaiting: waiting.count,
    mailsWaitingSince: waiting.since,
    reconciledAt: reconciledMillis === undefined ? null : new Date(Number(reconciledMillis)).toISOString(),
    backups: { areOn: site.config.backup.to !== undefined, lastAt: (await findLastBackupAt(db)) ?? null },
    launch: hasPermission(role, 'texts') ? await buildLaunchChecklist(site) : [],
  }
}

async function listNewestAlarms(db: Db, now: string) {
  const rows = await db
    .selectFrom('alarms')
    .select(['id', 'kind', 'opened_at'])
    .where(isOpenAt(now))
    .orderBy('opened_at', 'desc')
    .limit(MAX_LISTED_ALARMS)
    .execute()
  return rows.map(({ id, kind, opened_at }) => ({ id, title: alarmCopy[kind].title, openedAt: opened_at }))
}

/** The newest events of every kind this role may see, newest first. */
async function listLatestEvents(db: Db, role: StaffRole): Promise<OverviewEvent[]> {
  const all = [
    ...(await listRecentSales(db, hasPermission(role, 'money'))),
    ...(hasPermission(role, 'log') ? await listRecentActions(db) : []),
    ...(hasPermission(role, 'alarms') ? await listRecentAlarms(db) : []),
  ]
  return all.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MAX_LISTED_EVENTS)
}

async function listRecentSales(db: Db, seesMoney: boolean): Promise<OverviewEvent[]> {
  const rows = await db
    .selectFrom('purchases')
    .select(['id', 'created_at', 'email', 'amount', 'currency'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED_EVENTS)
    .execute()
  return rows.map(({ id, created_at, email, amount, currency }) => ({
    id,
    at: created_at,
    kind: 'sale',
    text: seesMoney ? `Sold for ${formatMoney(amount, currency)}` : 'Sold',
    about: email,
  }))
}

async function listRecentActions(db: Db): Promise<OverviewEvent[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['id', 'at', 'action', 'subject_label'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED_EVENTS)
    .execute()
  return rows.map(({ id, at, action, subject_label }) => ({
    id,
    at,
    kind: 'act',
    text: auditActionLabels[action],
    about: subject_label,
  }))
}

async function listRecentAlarms(db: Db): Promise<OverviewEvent[]> {
  const rows = await db
    .selectFrom('alarms')
    .select(['id', 'opened_at', 'kind', 'subject'])
    .orderBy('opened_at', 'desc')
    .limit(MAX_LISTED_EVENTS)
    .execute()
  return rows.map(({ id, opened_at, kind, subject }) => ({
    id,
    at: opened_at,
    kind: 'alarm',
    text: alarmCopy[kind].title,
    about: subject,
  }))
}
