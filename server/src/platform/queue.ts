import type { ExpressionBuilder, Kysely } from 'kysely'
import { nowMillis } from './clock.ts'
import { type Db, hasChanged, type SqlValue, type Tables } from './database.ts'
import { forEachLimited } from './for-each-limited.ts'
import { addGauge, type Registry } from './metrics.ts'
import type { Site } from './site.ts'

type QueueRow = { id: string; state: string; attempts: number }
type QueueTable = {
  [Table in keyof Tables]: Tables[Table] extends QueueRow ? Table : never
}[keyof Tables]

type QueueOptions<Table extends keyof Tables> = {
  table: Table
  /** State of the rows that wait. */
  waiting: string
  dueAt: keyof Tables[Table] & string
  /** Until when a process has claimed the row; may be the column `dueAt`. */
  leasedUntil: keyof Tables[Table] & string
  enqueuedAt: keyof Tables[Table] & string
  /** How `dueAt` and `leasedUntil` are stored. */
  timeFormat: 'iso' | 'millis'
  /** Longer than an attempt can take, so that no other process makes one at the same time. */
  leaseSeconds: number
  backoff: { firstSeconds: number; maxSeconds: number }
  /** How many rows one process works on at a time. */
  concurrency: number
}

/** When and how to try again. */
type Retry<Row> = {
  inSeconds: number
  set?: Partial<Row>
  /** Ends this run, because the next rows would fail too. */
  stop?: boolean
}

type QueueHandlers<Row> = {
  /** Does the work and finishes the row. If it throws, or the process dies, the row is tried again. */
  process(row: Row): Promise<unknown>
  /** Decides what follows a failure; undefined if it has finished the row. */
  onFailure(row: Row, error: unknown, backoffSeconds: number): Promise<Retry<Row> | undefined>
}

type Queue<Row extends QueueRow> = {
  /** Processes due rows until none is left, or the signal aborts. Several processes can run it at once. */
  run(site: Pick<Site, 'db' | 'clock'>, handlers: QueueHandlers<Row>, signal?: AbortSignal): Promise<void>
  /** Changes a row unless it is finished; returns false if it is. */
  updateWaiting(db: Db, id: string, set: Partial<Row>): Promise<boolean>
  /** Finishes a row; returns false if it is finished already. */
  finish(db: Db, id: string, set: Partial<Row>): Promise<boolean>
  /** Finishes the rows with these values that no process is working on; returns false if there is none. */
  cancelWhere(db: Db, clock: Site['clock'], values: Partial<Row>, set: Partial<Row>): Promise<boolean>
  /** Adds a metric for the age of the oldest row that waits. */
  addGauge(registry: Registry, site: Pick<Site, 'db' | 'clock'>, gauge: { name: string; help: string }): void
}

const BATCH_SIZE = 64

type UntypedTables = Record<string, Record<string, SqlValue>>

/** Doubles from the first delay up to the longest. */
export const backoffSeconds = (
  { firstSeconds, maxSeconds }: QueueOptions<keyof Tables>['backoff'],
  attempts: number,
): number => Math.min(firstSeconds * 2 ** Math.max(0, attempts - 1), maxSeconds)

/**
 * A queue in the table of the feature that owns it. A process claims a row by incrementing `attempts` and taking a
 * lease. It reschedules the row only if `attempts` is unchanged, so that a process whose lease has expired does not
 * undo a newer claim. It may still finish the row, because the work is done.
 */
export function defineQueue<Table extends QueueTable>(options: QueueOptions<Table>): Queue<Tables[Table]> {
  type Row = Tables[Table]
  const { waiting, backoff } = options
  const table: string = options.table
  const { dueAt, leasedUntil, enqueuedAt }: Record<'dueAt' | 'leasedUntil' | 'enqueuedAt', string> = options
  // Kysely cannot check columns that are known only by their declaration.
  const untyped = (db: Db) => db as unknown as Kysely<UntypedTables>
  const time = (clock: Site['clock'], seconds = 0): SqlValue => {
    const millis = nowMillis(clock) + seconds * 1000
    return options.timeFormat === 'iso' ? new Date(millis).toISOString() : millis
  }
  const released = dueAt === leasedUntil ? {} : { [leasedUntil]: null }

  const isUnclaimed = (clock: Site['clock']) => (eb: ExpressionBuilder<UntypedTables, string>) =>
    eb.or([eb(leasedUntil, 'is', null), eb(leasedUntil, '<=', time(clock))])

  const listDue = (db: Db, clock: Site['clock']) =>
    untyped(db)
      .selectFrom(table)
      .select(['id', 'attempts'])
      .where('state', '=', waiting)
      .where(dueAt, '<=', time(clock))
      .where(isUnclaimed(clock))
      .orderBy(dueAt)
      .limit(BATCH_SIZE)
      .execute()

  const claim = (db: Db, clock: Site['clock'], { id, attempts }: Record<string, SqlValue>) =>
    untyped(db)
      .updateTable(table)
      .set({ attempts: Number(attempts) + 1, [leasedUntil]: time(clock, options.leaseSeconds) })
      .where('id', '=', id!)
      .where('state', '=', waiting)
      .where('attempts', '=', attempts!)
      .returningAll()
      .executeTakeFirst() as Promise<Row | undefined>

  const reschedule = (db: Db, clock: Site['clock'], { id, attempts }: QueueRow, retry: Retry<Row>) =>
    untyped(db)
      .updateTable(table)
      .set({ ...retry.set, ...released, [dueAt]: time(clock, retry.inSeconds) })
      .where('id', '=', id)
      .where('state', '=', waiting)
      .where('attempts', '=', attempts)
      .execute()

  const updateWhere = (db: Db, values: Record<string, SqlValue>, set: Partial<Row>) =>
    untyped(db)
      .updateTable(table)
      .set(set as Record<string, SqlValue>)
      .where((eb) => eb.and({ ...values, state: waiting }))

  return {
    async run({ db, clock }, { process, onFailure }, signal) {
      let isStopped = false
      const work = async (due: Record<string, SqlValue>) => {
        const row = isStopped || signal?.aborted ? undefined : await claim(db, clock, due)
        if (!row) return
        try {
          await process(row)
        } catch (error) {
          const retry = await onFailure(row, error, backoffSeconds(backoff, row.attempts))
          if (retry) await reschedule(db, clock, row, retry)
          if (retry?.stop) isStopped = true
        }
      }
      while (!isStopped && !signal?.aborted) {
        const due = await listDue(db, clock)
        if (due.length === 0) return
        await forEachLimited(due, options.concurrency, work)
      }
    },
    async updateWaiting(db, id, set) {
      return hasChanged(updateWhere(db, { id }, set))
    },
    async finish(db, id, set) {
      return hasChanged(updateWhere(db, { id }, { ...set, ...released }))
    },
    async cancelWhere(db, clock, values, set) {
      const matching = updateWhere(db, values as Record<string, SqlValue>, { ...set, ...released })
      return hasChanged(matching.where(isUnclaimed(clock)))
    },
    addGauge(registry, { db, clock }, gauge) {
      addGauge(registry, {
        ...gauge,
        async read() {
          const { oldest } = await untyped(db)
            .selectFrom(table)
            .select((eb) => eb.fn.min<string | null>(enqueuedAt).as('oldest'))
            .where('state', '=', waiting)
            .executeTakeFirstOrThrow()
          return oldest === null ? 0 : Math.max(0, nowMillis(clock) - Date.parse(oldest)) / 1000
        },
      })
    },
  }
}
