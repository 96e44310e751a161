import { sql } from 'kysely'
import { type Clock, nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import { defineQueue } from '../platform/queue.ts'
import { DELETED_AFTER_SENDING } from './rules.ts'

/** `stopped`: canceled by staff. `held-back`: not sent, because the site is a rehearsal. */
type MailState = 'due' | 'sent' | 'refused' | 'given-up' | 'stopped' | 'held-back'

export type OutboxRow = {
  id: string
  kind: string
  recipient: string
  /** The account that had this email when the mail was enqueued. */
  account_id: string | null
  /** Null once the mail was sent or given up. */
  encrypted_content: string | null
  state: MailState
  attempts: number
  next_attempt_at: string
  claimed_until: string | null
  last_problem: 'unreachable' | 'deferred' | 'unreadable' | null
  /** Status code of the last SMTP response, without its text, which may contain the recipient. */
  answer: string | null
  tried_at: string | null
  dedupe_key: string | null
  /** The announcement it belongs to. */
  batch_id: string | null
  created_at: string
  sent_at: string | null
}

declare module '../platform/database.ts' {
  interface Tables {
    outbox: OutboxRow
  }
}

export async function insertMail(db: Db, row: Omit<OutboxRow, 'account_id'>): Promise<boolean> {
  const inserted = await db
    .insertInto('outbox')
    .values((eb) => ({
      ...row,
      account_id: eb.selectFrom('users').select('id').where('email', '=', row.recipient),
    }))
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The lease must exceed MAX_SEND_SECONDS, so that no mail is sent twice. */
export const mailQueue = defineQueue({
  table: 'outbox',
  waiting: 'due',
  dueAt: 'next_attempt_at',
  leasedUntil: 'claimed_until',
  enqueuedAt: 'created_at',
  timeFormat: 'iso',
  leaseSeconds: 180,
  backoff: { firstSeconds: 15, maxSeconds: 3600 },
  concurrency: 5,
})

/** Records the final state of a mail and deletes its content. */
export async function finishMail(
  db: Db,
  { id, kind }: Pick<OutboxRow, 'id' | 'kind'>,
  state: Exclude<MailState, 'due' | 'stopped'>,
  change: Pick<OutboxRow, 'answer'> & { tried_at: string; attempts?: number },
): Promise<void> {
  if (DELETED_AFTER_SENDING.includes(kind)) {
    await db.deleteFrom('outbox').where('id', '=', id).where('state', '=', 'due').execute()
    return
  }
  const sent_at = state === 'sent' ? change.tried_at : null
  await mailQueue.finish(db, id, { ...change, encrypted_content: null, state, sent_at })
}

/** Cancels a queued email; returns false if it is no longer queued, or being sent. */
export const cancelMail = (trx: Tx, clock: Clock, id: string): Promise<boolean> =>
  mailQueue.cancelWhere(trx, clock, { id }, { encrypted_content: null, state: 'stopped' })

/** Cancels the mails of a batch that wait and are not being sent. */
export const cancelBatch = (trx: Tx, clock: Clock, batchId: string): Promise<boolean> =>
  mailQueue.cancelWhere(trx, clock, { batch_id: batchId }, { encrypted_content: null, state: 'stopped' })

/** The mails of a batch by state. */
export async function summarizeBatch(db: Db, batchId: string) {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('batch_id', '=', batchId)
    .groupBy('state')
    .execute()
  const count = (...states: MailState[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + Number(row.count), 0)
  return {
    waiting: count('due'),
    sent: count('sent', 'held-back'),
    failed: count('refused', 'given-up'),
    canceled: count('stopped'),
  }
}

/** Makes a queued email due now; returns false if it is no longer queued. */
export const retryMailNow = (trx: Tx, clock: Clock, id: string): Promise<boolean> =>
  mailQueue.updateWaiting(trx, id, { next_attempt_at: nowIso(clock) })

/** Failed and canceled emails. Must match the partial index's condition exactly. */
export const failedOrCanceled = sql<boolean>`state in ('refused', 'given-up', 'stopped')`

export const findMail = (db: Db, id: string): Promise<OutboxRow | undefined> =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()

/** Whether a mail was due before this time, or its last attempt did not reach the mail server. */
export async function isMailStuck(db: Db, before: string): Promise<boolean> {
  const stuck = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'due')
    .where((eb) => eb.or([eb('next_attempt_at', '<', before), eb('last_problem', '=', 'unreachable')]))
    .limit(1)
    .executeTakeFirst()
  return stuck !== undefined
}

/** Returns the number of queued mails and when the oldest was enqueued. */
export async function summarizeMailQueue(db: Db): Promise<{ count: number; since: string | null }> {
  const row = await db
    .selectFrom('outbox')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('since')])
    .where('state', '=', 'due')
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), since: row.since ?? null }
}

export const deleteFinishedMails = (db: Db, before: string) =>
  db.deleteFrom('outbox').where('state', '!=', 'due').where('created_at', '<', before).execute()

/** Whether a mail server accepted a mail within the retention period. Mails written to files have no answer. */
export async function hasSentMailBySmtp(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'sent')
    .where('answer', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
