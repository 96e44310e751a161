import type { AlarmKind } from '@course/content/course/mail/alarms'
import { type Clock, nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'

/** How an alarm was resolved: fixed by the site, handled elsewhere by a person, or its cause went away. */
export type Resolution = 'repaired' | 'done elsewhere' | 'cause gone'

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

/** Returns false if an alarm of this kind is already open for the subject. */
export async function insertAlarm(db: Db, alarm: AlarmRow): Promise<boolean> {
  const added = await db
    .insertInto('alarms')
    .values(alarm)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/**
 * Marks unannounced alarms as announced and returns them. With several processes, each row goes to one of
 * them.
 */
export const claimUnannouncedAlarms = (trx: Tx, clock: Clock): Promise<AlarmRow[]> =>
  trx
    .updateTable('alarms')
    .set({ announced_at: nowIso(clock) })
    .where('announced_at', 'is', null)
    .returningAll()
    .execute()

/** Returns false if there is no such open alarm. */
export async function closeAlarm(
  db: Db,
  clock: Clock,
  { kind, subject }: Pick<AlarmRow, 'kind' | 'subject'>,
  by: string,
  resolution: Resolution,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('alarms')
    .set({ resolved_at: nowIso(clock), resolved_by: by, resolution })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Counts unresolved alarms; with `at`, leaves out those snoozed at that time. */
export async function countOpenAlarms(db: Db, at?: string): Promise<number> {
  const row = await db
    .selectFrom('alarms')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('resolved_at', 'is', null)
    .$if(at !== undefined, (query) =>
      query.where((eb) => eb.or([eb('snoozed_until', 'is', null), eb('snoozed_until', '<=', at!)])),
    )
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Snoozes an open alarm until a time, or reopens it with null; returns false if it is not open. */
export async function snoozeAlarm(trx: Tx, id: string, until: string | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('alarms')
    .set({ snoozed_until: until })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const alarmById = (db: Db, id: string): Promise<AlarmRow | undefined> =>
  db.selectFrom('alarms').selectAll().where('id', '=', id).executeTakeFirst()
