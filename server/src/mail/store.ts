import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database.ts'
import { DELETED_AFTER_SENDING } from './rules.ts'

type MailState = 'due' | 'sent' | 'refused' | 'given-up' | 'stopped' | 'held-back'

export type OutboxRow = {
  id: string
  kind: string
  recipient: string
  /** Null once the mail was sent or given up. */
  encrypted_content: string | null
  state: MailState
  attempts: number
  next_attempt_at: string
  claimed_by: string | null
  claimed_until: string | null
  last_problem: 'unreachable' | 'deferred' | null
  /** Status code of the last SMTP response, without its text, which may contain the recipient. */
  answer: string | null
  tried_at: string | null
  dedupe_key: string | null
  created_at: string
  sent_at: string | null
}

declare module '../platform/database.ts' {
  interface Tables {
    outbox: OutboxRow
  }
}

export async function insertMail(db: Db, row: OutboxRow): Promise<boolean> {
  const inserted = await db
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Lists due mails that no process has claimed, longest overdue first. */
export const listDueMails = (db: Db, now: string, count: number) =>
  db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'due')
    .where('next_attempt_at', '<=', now)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
    .orderBy('next_attempt_at')
    .limit(count)
    .execute()

/** Claims a mail until `until`; returns undefined if another process has claimed it. */
export const claimMail = (db: Db, id: string, claim: { by: string; now: string; until: string }) =>
  db
    .updateTable('outbox')
    .set({ claimed_by: claim.by, claimed_until: claim.until })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', claim.now)]))
    .returningAll()
    .executeTakeFirst()

/** Records the final state of a mail and deletes its content. */
export async function finishMail(
  db: Db,
  { id, kind }: Pick<OutboxRow, 'id' | 'kind'>,
  state: Exclude<MailState, 'due' | 'stopped'>,
  attempt: Pick<OutboxRow, 'attempts' | 'answer'> & { tried_at: string },
): Promise<void> {
  if (DELETED_AFTER_SENDING.includes(kind)) {
    await db.deleteFrom('outbox').where('id', '=', id).where('state', '=', 'due').execute()
    return
  }
  await db
    .updateTable('outbox')
    .set({ ...attempt, ...CLEARED_WHEN_FINISHED, state, sent_at: state === 'sent' ? attempt.tried_at : null })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .execute()
}

const CLEARED_WHEN_FINISHED = { encrypted_content: null, claimed_by: null, claimed_until: null } as const

export const rescheduleMail = (
  db: Db,
  id: string,
  claimedBy: string,
  change: Pick<OutboxRow, 'attempts' | 'next_attempt_at' | 'last_problem' | 'answer' | 'tried_at'>,
) =>
  db
    .updateTable('outbox')
    .set({ ...change, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_by', '=', claimedBy)
    .execute()

/** Cancels a queued email; returns false if it is no longer queued, or being sent. */
export async function cancelMail(trx: Tx, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ ...CLEARED_WHEN_FINISHED, state: 'stopped' })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes a queued email due now; returns false if it is no longer queued. */
export async function retryMailNow(trx: Tx, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Failed emails. Must match the partial index's condition exactly. */
export const hasFailed = sql<boolean>`state in ('refused', 'given-up', 'stopped')`

export const findMail = (db: Db, id: string): Promise<OutboxRow | undefined> =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()

/** Whether a mail is overdue, or its last attempt did not reach the mail server. */
export async function isMailStuck(db: Db, since: string): Promise<boolean> {
  const stuck = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'due')
    .where((eb) => eb.or([eb('next_attempt_at', '<', since), eb('last_problem', '=', 'unreachable')]))
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

/** Returns when the oldest queued mail was enqueued. */
export async function findOldestDueMail(db: Db): Promise<string | undefined> {
  const { oldest } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.min('created_at').as('oldest'))
    .where('state', '=', 'due')
    .executeTakeFirstOrThrow()
  return oldest ?? undefined
}

export const deleteFinishedMails = (db: Db, before: string) =>
  db.deleteFrom('outbox').where('state', '!=', 'due').where('created_at', '<', before).execute()

/** Whether any mail was sent within the retention period. */
export async function hasSentMail(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'sent')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
