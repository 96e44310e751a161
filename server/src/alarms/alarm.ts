import { randomUUID } from 'node:crypto'
import { type AlarmKind, alarmTexts } from '@course/content/course/mails/alarms'
import { nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { type AlarmRow, closeAlarm, insertAlarm, type Solution, takeUnannounced } from './store.ts'

export type Alarm = { kind: AlarmKind; subject: string; detail?: string }

/**
 * Asks a person for help: the only way to do it. The row is part of the caller's transaction; `announceSoon` after the
 * commit has it logged and mailed. While one is open for the same subject no second one is raised.
 */
export const alarm = (db: Db, site: Pick<Site, 'clock'>, raised: Alarm): Promise<boolean> =>
  insertAlarm(db, {
    id: randomUUID(),
    kind: raised.kind,
    subject: raised.subject,
    detail: raised.detail ?? '',
    opened_at: nowIso(site.clock),
    announced_at: null,
    solved_at: null,
    solved_by: null,
    solved_how: null,
    aside_until: null,
  })

/** Closes an alarm whose cause is gone; false when none was open. `by` is an account, or the system itself. */
export const solveAlarm = (
  db: Db,
  site: Pick<Site, 'clock'>,
  solved: Pick<Alarm, 'kind' | 'subject'>,
  by = 'system',
  how: Solution = 'cause gone',
): Promise<boolean> => closeAlarm(db, site.clock, solved, by, how)

/**
 * Tells of the alarms that nobody was told of: `tell` within the transaction that marks them, one log line each after
 * it. Written while raising, a line could tell of an alarm that was rolled back, or of one alarm twice.
 */
export async function announceAlarms(
  site: Site,
  tell: (trx: Tx, alarms: readonly AlarmRow[]) => Promise<void>,
): Promise<readonly AlarmRow[]> {
  const fresh = await site.db.transaction().execute(async (trx) => {
    const alarms = await takeUnannounced(trx, site.clock)
    if (alarms.length > 0) await tell(trx, alarms)
    return alarms
  })
  for (const { kind, subject, detail } of fresh)
    site.log.error({ alarm: kind, subject, detail }, `ALARM: ${alarmTexts[kind].title}`)
  return fresh
}
