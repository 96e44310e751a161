import { alarmCopy, alarmKinds } from '@course/content/course/mail/alarms'
import { type AdminAlarm, type AlarmState, alarmStates } from '@course/contract/admin/admin'
import { sql } from 'kysely'
import { z } from 'zod'
import { lockCustomer } from '../access/index.ts'
import { type AlarmRow, findAlarm, isOpenAt, resolveAlarm, snoozeAlarm } from '../alarms/index.ts'
import { findAccountEmails } from '../auth/index.ts'
import { DAY_MS, nowIso } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { keysetPage, type PageRequest } from '../platform/keyset.ts'
import { alarmFixes } from '../sales/index.ts'
import { requireUnchanged } from '../staff/index.ts'
import { adminAction, adminList } from './define-function.ts'

const alarmList = adminList(
  'admin-alarms',
  { permission: 'alarms', fields: { state: z.enum(alarmStates).default('open') } },
  async (site, { state }, page) => {
    const { rows, ...cursors } = await listAlarms(site.db, state, nowIso(site.clock), page)
    const purchases = await findPurchaseIds(site.db, rows)
    const people = rows.flatMap(({ subject, resolved_by }) =>
      resolved_by ? [subject, resolved_by] : [subject],
    )
    const emails = await findEmails(site.db, [...new Set([...people, ...purchases.values()])])
    return { ...cursors, rows: rows.map((row) => toAdminAlarm(row, emails, purchases.get(row.subject))) }
  },
)

function listAlarms(db: Db, state: AlarmState, now: string, page: PageRequest) {
  const query = db.selectFrom('alarms').selectAll()
  const inState = {
    open: query.where(isOpenAt(now)),
    snoozed: query.where('resolved_at', 'is', null).where('snoozed_until', '>', now),
    resolved: query.where('resolved_at', 'is not', null),
  }[state]
  return keysetPage(inState, ['opened_at', 'id'], page)
}

/** Where to find the purchase of the alarms whose subject belongs to one. */
const PURCHASE_LOOKUPS: Partial<
  Record<AlarmRow['kind'], { table: string; subject: string; purchase: string }>
> = {
  'event.failing': { table: 'purchases', subject: 'payment_intent', purchase: 'id' },
  'refund.asked': { table: 'purchases', subject: 'id', purchase: 'id' },
  'refund.failed': { table: 'refunds', subject: 'id', purchase: 'purchase_id' },
  'refund.seats_unknown': { table: 'refunds', subject: 'id', purchase: 'purchase_id' },
  'refund.refused': { table: 'queued_refunds', subject: 'id', purchase: 'purchase_id' },
  'credit_note.refused': { table: 'credit_notes', subject: 'id', purchase: 'purchase_id' },
  'payment.disputed': { table: 'disputes', subject: 'id', purchase: 'purchase_id' },
}

/** Maps the subjects of payment alarms to purchase ids. */
async function findPurchaseIds(db: Db, rows: readonly AlarmRow[]): Promise<Map<string, string>> {
  const purchases = new Map<string, string>()
  for (const [kind, { table, subject, purchase }] of Object.entries(PURCHASE_LOOKUPS)) {
    const subjects = rows.filter((row) => row.kind === kind).map((row) => row.subject)
    if (subjects.length === 0) continue
    const found = await sql<{ subject: string; purchase: string }>`
      select ${sql.ref(subject)} as subject, ${sql.ref(purchase)} as purchase
      from ${sql.table(table)} where ${sql.ref(subject)} in (${sql.join(subjects)})`.execute(db)
    for (const row of found.rows) purchases.set(row.subject, row.purchase)
  }
  return purchases
}

/** Maps account, purchase and checkout session ids to emails. */
async function findEmails(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const purchases = await db
    .selectFrom('purchases')
    .select(['id', 'session_id', 'email'])
    .where((eb) => eb.or([eb('id', 'in', ids), eb('session_id', 'in', ids)]))
    .execute()
  return new Map([
    ...purchases.flatMap(({ id, session_id, email }) => [[id, email] as const, [session_id, email] as const]),
    ...(await findAccountEmails(db, ids)),
  ])
}

const toAdminAlarm = (
  row: AlarmRow,
  emails: ReadonlyMap<string, string>,
  purchaseId: string | undefined,
): AdminAlarm => ({
  id: row.id,
  kind: row.kind,
  ...alarmCopy[row.kind],
  subject: row.subject,
  customerEmail: emails.get(row.subject) ?? emails.get(purchaseId ?? '') ?? null,
  detail: row.detail,
  openedAt: row.opened_at,
  isFixable: row.kind in alarmFixes,
  fixPath: fixPathOf(row, purchaseId),
  snoozedUntil: row.snoozed_until,
  resolvedAt: row.resolved_at,
  resolvedBy: row.resolved_by === null ? null : (emails.get(row.resolved_by) ?? row.resolved_by),
  resolution: row.resolution,
})

/** The page where staff can refund the payment of an alarm. */
function fixPathOf({ kind, subject }: AlarmRow, purchaseId: string | undefined): string | null {
  if (kind === 'payment.duplicate') return `/admin/payments?customer=${subject}`
  return purchaseId === undefined ? null : `/admin/payments/${purchaseId}`
}

const resolveAlarmAction = adminAction(
  'resolve-alarm',
  {
    permission: 'alarms',
    action: ({ fix }) => (fix ? 'alarm.repair' : 'alarm.solve'),
    fields: {
      kind: z.enum(alarmKinds),
      subject: z.string().min(1).max(300),
      /** False if nothing needs fixing, or staff have handled it elsewhere. */
      fix: z.boolean(),
    },
  },
  async (trx, site, { body: { kind, subject, fix }, staff }) => {
    if (fix && !alarmFixes[kind]) throw new AppError('alarm.no_fix')
    // Lock the customer first, as all code that decides access does, to prevent deadlocks.
    if (kind === 'access.unpaid') await lockCustomer(trx, site.clock, subject)
    const resolution = fix ? 'repaired' : 'done elsewhere'
    if (!(await resolveAlarm(trx, site, { kind, subject }, staff.accountId, resolution)))
      throw new AppError('alarm.not_found')
    if (fix) await alarmFixes[kind]?.(trx, site, subject)
    return { subject: { type: 'alarm', id: subject, label: alarmCopy[kind].title } }
  },
)

/** The snooze time the caller saw (optimistic check). */
const snoozeFields = { id: z.uuid(), expected: z.string().nullable() }

const snoozeAlarmAction = adminAction(
  'admin-alarm-snooze',
  {
    permission: 'alarms',
    action: 'alarm.aside',
    fields: { ...snoozeFields, days: z.number().int().min(1).max(365) },
  },
  async (trx, site, { body }) => {
    const until = new Date(site.clock.now().getTime() + body.days * DAY_MS).toISOString()
    return changeSnooze(trx, body, until)
  },
)

const reopenAlarmAction = adminAction(
  'admin-alarm-reopen',
  { permission: 'alarms', action: 'alarm.resume', fields: snoozeFields },
  (trx, _site, { body }) => changeSnooze(trx, body, null),
)

async function changeSnooze(
  trx: Parameters<typeof snoozeAlarm>[0],
  { id, expected }: { id: string; expected: string | null },
  until: string | null,
) {
  const alarm = await findAlarm(trx, id)
  if (!alarm || alarm.resolved_at !== null) throw new AppError('alarm.not_found')
  requireUnchanged(expected, alarm.snoozed_until)
  if (!(await snoozeAlarm(trx, id, until))) throw new AppError('alarm.not_found')
  return {
    subject: { type: 'alarm', id: alarm.subject, label: alarmCopy[alarm.kind].title },
    change: { 'snoozed until': { old: alarm.snoozed_until, new: until } },
    outcome: { snoozedUntil: until },
  }
}

export const alarmFunctions = [alarmList, resolveAlarmAction, snoozeAlarmAction, reopenAlarmAction]
