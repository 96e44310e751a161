import type { Db } from '../platform/database.ts'

type MailState = 'due' | 'sent' | 'refused' | 'given-up'

export type OutboxRow = {
  id: string
  kind: string
  recipient: string
  /** Gone once the mail is sent or given up. */
  encrypted_content: string | null
  state: MailState
  attempts: number
  next_attempt_at: string
  claimed_by: string | null
  claimed_until: string | null
  last_problem: 'unreachable' | 'deferred' | null
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

/** Mails whose turn it is and that nobody is sending, oldest turn first. */
export const dueMails = (db: Db, now: string, count: number) =>
  db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'due')
    .where('next_attempt_at', '<=', now)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
    .orderBy('next_attempt_at')
    .limit(count)
    .execute()

/** Takes a mail for sending until `until`. Of several processes one gets it, the others undefined. */
export const claimMail = (db: Db, id: string, claim: { by: string; now: string; until: string }) =>
  db
    .updateTable('outbox')
    .set({ claimed_by: claim.by, claimed_until: claim.until })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', claim.now)]))
    .returningAll()
    .executeTakeFirst()

/** The end of a mail, good or bad; its content is not needed any more. */
export const finishMail = (db: Db, id: string, state: Exclude<MailState, 'due'>, now: string) =>
  db
    .updateTable('outbox')
    .set({
      state,
      sent_at: state === 'sent' ? now : null,
      encrypted_content: null,
      claimed_by: null,
      claimed_until: null,
    })
    .where('id', '=', id)
    .execute()

export const rescheduleMail = (
  db: Db,
  id: string,
  claimedBy: string,
  change: Pick<OutboxRow, 'attempts' | 'next_attempt_at' | 'last_problem'>,
) =>
  db
    .updateTable('outbox')
    .set({ ...change, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_by', '=', claimedBy)
    .execute()

/** Whether a mail waits that nobody tries to send, or whose last try did not reach the mail server. */
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

/** When the longest waiting mail was written. */
export async function oldestDueMail(db: Db): Promise<string | undefined> {
  const { oldest } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.min('created_at').as('oldest'))
    .where('state', '=', 'due')
    .executeTakeFirstOrThrow()
  return oldest ?? undefined
}

export const deleteFinishedMails = (db: Db, before: string) =>
  db.deleteFrom('outbox').where('state', '!=', 'due').where('created_at', '<', before).execute()
