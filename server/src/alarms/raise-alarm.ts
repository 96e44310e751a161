import { randomUUID } from 'node:crypto'
import { type AlarmKind, alarmCopy } from '@course/content/course/mail/alarms'
import { nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { type AlarmRow, claimUnannouncedAlarms, closeAlarm, insertAlarm, type Resolution } from './store.ts'

export type Alarm = { kind: AlarmKind; subject: string; detail?: string }

/**
 * Raises an alarm that needs a person. Writes a row in the caller's transaction; call
 * `triggerAlarmAnnouncement` after the commit to log and email it. Does nothing while an alarm of this kind
 * is open for the subject.
 */
export const raiseAlarm = (db: Db, site: Pick<Site, 'clock'>, alarm: Alarm): Promise<boolean> =>
  insertAlarm(db, {
    id: randomUUID(),
    kind: alarm.kind,
    subject: alarm.subject,
    detail: alarm.detail ?? '',
    opened_at: nowIso(site.clock),
    announced_at: null,
    resolved_at: null,
    resolved_by: null,
    resolution: null,
    snoozed_until: null,
  })

export const ANNOUNCE_JOB = 'alarms'

/** Triggers logging and emailing of new alarms. Call it after the commit. */
export const triggerAlarmAnnouncement = (site: Pick<Site, 'jobs'>) => site.jobs.trigger(ANNOUNCE_JOB)

/**
 * Resolves an open alarm whose cause is gone; returns false if none was open. `by` is an account id or
 * `system`.
 */
export const resolveAlarm = (
  db: Db,
  site: Pick<Site, 'clock'>,
  alarm: Pick<Alarm, 'kind' | 'subject'>,
  by = 'system',
  resolution: Resolution = 'cause gone',
): Promise<boolean> => closeAlarm(db, site.clock, alarm, by, resolution)

/**
 * Announces new alarms: calls `notify` in the transaction that marks them, then logs one line each. Logging
 * before the commit could report an alarm that was rolled back, or report it twice.
 */
export async function announceAlarms(
  site: Site,
  notify: (trx: Tx, alarms: readonly AlarmRow[]) => Promise<void>,
): Promise<readonly AlarmRow[]> {
  const newAlarms = await site.db.transaction().execute(async (trx) => {
    const alarms = await claimUnannouncedAlarms(trx, site.clock)
    if (alarms.length > 0) await notify(trx, alarms)
    return alarms
  })
  for (const { kind, subject, detail } of newAlarms)
    site.log.error({ alarm: kind, subject, detail }, `ALARM: ${alarmCopy[kind].title}`)
  return newAlarms
}
