import { type Clock, nowIso, nowMillis } from '../../platform/clock.ts'
import { type Db, hasChanged } from '../../platform/database.ts'
import { defineQueue } from '../../platform/queue.ts'
import { CARD_QUEUE } from './card-queue.ts'

/** A correctly signed provider event that is queued or processed. */
export type CardEventRow = {
  id: string
  /** The provider's event type, or `RECONCILED`. */
  type: string
  /** The object to fetch from the provider. Nothing else in the event is trusted. */
  subject: 'session' | 'payment'
  subject_id: string
  state: 'waiting' | 'done'
  attempts: number
  due_at: number
  received_at: string
}

declare module '../../platform/database.ts' {
  interface Tables {
    card_events: CardEventRow
  }
}

export type NewCardEvent = Pick<CardEventRow, 'id' | 'type' | 'subject' | 'subject_id'>

export type EventSubject = Pick<CardEventRow, 'subject' | 'subject_id'>

const newlyQueued = (clock: Clock) =>
  ({ state: 'waiting', attempts: 0, due_at: nowMillis(clock), received_at: nowIso(clock) }) as const

/** Stores an event; returns false if it is already stored. */
export const insertEvent = (db: Db, clock: Clock, event: NewCardEvent): Promise<boolean> =>
  hasChanged(
    db
      .insertInto('card_events')
      .values({ ...event, ...newlyQueued(clock) })
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )

/** Type of the events that stand for a difference that the reconciler found and could not process. */
export const RECONCILED = 'reconciled'

/** Queues what the reconciler could not process, unless it is queued already. */
export const queueReconciled = (db: Db, clock: Clock, { subject, subject_id }: EventSubject) =>
  db
    .insertInto('card_events')
    .values({
      id: `${RECONCILED}:${subject_id}`,
      type: RECONCILED,
      subject,
      subject_id,
      ...newlyQueued(clock),
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(newlyQueued(clock)).where('card_events.state', '=', 'done'),
    )
    .execute()

export const cardEventQueue = defineQueue({
  ...CARD_QUEUE,
  table: 'card_events',
  waiting: 'waiting',
  enqueuedAt: 'received_at',
  concurrency: 8,
})

export const deleteDoneEventsBefore = (db: Db, before: number) =>
  db.deleteFrom('card_events').where('state', '=', 'done').where('due_at', '<', before).execute()
