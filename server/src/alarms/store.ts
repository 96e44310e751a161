import type { AlarmKind } from '@course/content/course/mails/alarms'
import { type Clock, nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'

/** How an alarm ended: the site repaired it, a person did elsewhere, or there was nothing left to do. */
export type Solution = 'repaired' | 'done elsewhere' | 'cause gone'

export type AlarmRow = {
  id: string
  kind: AlarmKind
  /** What it is about: the id of a checkout, purchase, dispute, event or customer. */
  subject: string
  detail: string
  opened_at: string
  /** Null until it was logged and mailed. */
  announced_at: string | null
  solved_at: string | null
  /** The account that solved it, or `system`. */
  solved_by: string | null
  solved_how: Solution | null
  /** Until when it is no matter to anybody, by somebody's decision. */
  aside_until: string | null
}

declare module '../platform/database.ts' {
  interface Tables {
    alarms: AlarmRow
  }
}

/** False when one of this kind is open for the same subject. */
export async function insertAlarm(db: Db, alarm: AlarmRow): Promise<boolean> {
  const added = await db
    .insertInto('alarms')
    .values(alarm)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Marks those that nobody was told of as announced, and answers them; of two processes each gets its own. */
export const takeUnannounced = (trx: Tx, clock: Clock): Promise<AlarmRow[]> =>
  trx
    .updateTable('alarms')
    .set({ announced_at: nowIso(clock) })
    .where('announced_at', 'is', null)
    .returningAll()
    .execute()

/** False when there is no such open alarm. */
export async function closeAlarm(
  db: Db,
  clock: Clock,
  { kind, subject }: Pick<AlarmRow, 'kind' | 'subject'>,
  by: string,
  how: Solution,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('alarms')
    .set({ solved_at: nowIso(clock), solved_by: by, solved_how: how })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('solved_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those that nobody has solved; `at` leaves out those that are set aside then. */
export async function countOpenAlarms(db: Db, at?: string): Promise<number> {
  const row = await db
    .selectFrom('alarms')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('solved_at', 'is', null)
    .$if(at !== undefined, (query) =>
      query.where((eb) => eb.or([eb('aside_until', 'is', null), eb('aside_until', '<=', at!)])),
    )
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Sets an open alarm aside until a moment, or brings it back with null; false when it is not open. */
export async function setAside(trx: Tx, id: string, until: string | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('alarms')
    .set({ aside_until: until })
    .where('id', '=', id)
    .where('solved_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const alarmById = (db: Db, id: string): Promise<AlarmRow | undefined> =>
  db.selectFrom('alarms').selectAll().where('id', '=', id).executeTakeFirst()
