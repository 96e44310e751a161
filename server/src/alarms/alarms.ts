import { randomUUID } from 'node:crypto'
import { type AlarmKind, alarmCopy } from '@course/content/course/mail/alarms'
import type { ExpressionBuilder } from 'kysely'
import { nowIso } from '../platform/clock.ts'
import { type Db, hasChanged, type Tables, type Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'

/** How an alarm was resolved: fixed by the site, handled elsewhere by a person, or its cause went away. */
type Resolution = 'repaired' | 'done elsewhere' | 'cause gone'

export type AlarmRow = {
  id: string
  kind: AlarmKind
  /** Id of the checkout, purchase, dispute, event or customer that it is about. */
  subject: string
  detail: string
  opened_at: string
  /** Null until it has been logged and emailed. */
  announced_at: string | null
  resolved_at: string | null
  /** The account that resolved it, or `system`. */
  resolved_by: string | null
  resolution: Resolution | null
  /** Snoozed until this time. */
  snoozed_until: string | null
}

declare module '../platform/database.ts' {
  interface Tables {
    alarms: AlarmRow
  }
}

export type Alarm = { kind: AlarmKind; subject: string; detail?: string }

/**
 * Raises an alarm that needs a person. Writes a row in the caller's transaction; call
 * `triggerAlarmAnnouncement` after the commit to log and email it. Does nothing, and returns false, while an alarm of
 * this kind is open for the subject.
 */
export async function raiseAlarm(
  db: Db,
  { clock }: Pick<Site, 'clock'>,
  { kind, subject, detail = '' }: Alarm,
): Promise<boolean> {
  const added = await db
    .insertInto('alarms')
    .values({
      id: randomUUID(),
      kind,
      subject,
      detail,
      opened_at: nowIso(clock),
      announced_at: null,
      resolved_at: null,
      resolved_by: null,
      resolution: null,
      snoozed_until: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export const ANNOUNCE_JOB = 'alarms'

/** Triggers logging and emailing of new alarms. Call it after the commit. */
export const triggerAlarmAnnouncement = (site: Pick<Site, 'jobs'>) => site.jobs.trigger(ANNOUNCE_JOB)

/**
 * Resolves an open alarm whose cause is gone; returns false if none was open. `by` is an account id or
 * `system`.
 */
export async function resolveAlarm(
  db: Db,
  { clock }: Pick<Site, 'clock'>,
  { kind, subject }: Pick<Alarm, 'kind' | 'subject'>,
  by = 'system',
  resolution: Resolution = 'cause gone',
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('alarms')
      .set({ resolved_at: nowIso(clock), resolved_by: by, resolution })
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('resolved_at', 'is', null),
  )
}

/**
 * Announces new alarms: calls `notify` in the transaction that marks them, then logs one line each. Logging
 * before the commit could report an alarm that was rolled back, or report it twice.
 */
export async function announceAlarms(
  site: Site,
  notify: (trx: Tx, alarms: readonly AlarmRow[]) => Promise<void>,
): Promise<readonly AlarmRow[]> {
  const newAlarms = await site.db.transaction().execute(async (trx) => {
    // With several processes, each row goes to one of them.
    const alarms = await trx
      .updateTable('alarms')
      .set({ announced_at: nowIso(site.clock) })
      .where('announced_at', 'is', null)
      .returningAll()
      .execute()
    if (alarms.length > 0) await notify(trx, alarms)
    return alarms
  })
  for (const { kind, subject, detail } of newAlarms)
    site.log.error({ alarm: kind, subject, detail }, `ALARM: ${alarmCopy[kind].title}`)
  return newAlarms
}

/** Neither resolved nor snoozed at that time. */
export const isOpenAt = (at: string) => (eb: ExpressionBuilder<Tables, 'alarms'>) =>
  eb.and([
    eb('resolved_at', 'is', null),
    eb.or([eb('snoozed_until', 'is', null), eb('snoozed_until', '<=', at)]),
  ])

/** Counts unresolved alarms; with `at`, leaves out those snoozed at that time. */
export async function countOpenAlarms(db: Db, at?: string): Promise<number> {
  const row = await db
    .selectFrom('alarms')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(at === undefined ? (eb) => eb('resolved_at', 'is', null) : isOpenAt(at))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Snoozes an open alarm until a time, or reopens it with null; returns false if it is not open. */
export async function snoozeAlarm(trx: Tx, id: string, until: string | null): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable('alarms')
      .set({ snoozed_until: until })
      .where('id', '=', id)
      .where('resolved_at', 'is', null),
  )
}

export const findAlarm = (db: Db, id: string): Promise<AlarmRow | undefined> =>
  db.selectFrom('alarms').selectAll().where('id', '=', id).executeTakeFirst()
