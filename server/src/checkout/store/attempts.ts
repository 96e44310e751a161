import { randomUUID } from 'node:crypto'
import { type Clock, nowIso } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { countCheckout } from './checkouts-per-day.ts'

/** `open` until its card session is paid, expired, or given up for another one. */
type AttemptState = 'open' | 'complete' | 'expired' | 'replaced' | 'failed'

export type AttemptRow = {
  id: string
  email: string
  /** SHA-256 of the secret in the cookie of the browser that began it. */
  browser_hash: string
  state: AttemptState
  amount: number
  currency: string
  /** What was sent to the provider, as JSON: a repeated call must send the same under the same key. */
  parameters: string
  session_id: string | null
  created_at: string
}

declare module '../../platform/database.ts' {
  interface Tables {
    checkout_attempts: AttemptRow
  }
}

export const attemptById = (db: Db, id: string) =>
  db.selectFrom('checkout_attempts').selectAll().where('id', '=', id).executeTakeFirst()

/** What the address has open in this browser. */
export const openAttemptOf = (db: Db, email: string, browserHash: string) =>
  db
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('email', '=', email)
    .where('browser_hash', '=', browserHash)
    .where('state', '=', 'open')
    .executeTakeFirst()

/** What the address has open in other browsers, the newest first. */
export const openAttemptsElsewhere = (db: Db, email: string, browserHash: string, count: number) =>
  db
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('email', '=', email)
    .where('browser_hash', '!=', browserHash)
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
    .limit(count)
    .execute()

const MAX_CLOSED = 50

/** What the address has open in any browser. */
export const openAttemptsOf = (db: Db, email: string) =>
  db
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('email', '=', email)
    .where('state', '=', 'open')
    .limit(MAX_CLOSED)
    .execute()

type NewAttempt = { email: string; browserHash: string; amount: number; currency: string }

/**
 * Adds an attempt, superseding the one this email has open in this browser; undefined if another tab was
 * faster. Atomic, so the last caller wins.
 */
export function addAttempt(
  db: Db,
  clock: Clock,
  attempt: NewAttempt,
  parametersFor: (attemptId: string) => object,
  replaced?: AttemptRow,
): Promise<AttemptRow | undefined> {
  const id = randomUUID()
  return db.transaction().execute(async (trx) => {
    if (replaced && !(await supersedeAttempt(trx, replaced))) return undefined
    const added = await trx
      .insertInto('checkout_attempts')
      .values({
        id,
        email: attempt.email,
        browser_hash: attempt.browserHash,
        state: 'open',
        amount: attempt.amount,
        currency: attempt.currency,
        parameters: JSON.stringify(parametersFor(id)),
        session_id: null,
        created_at: nowIso(clock),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    // Superseding is not counted: it is the same customer at the same form.
    if (added && !replaced) await countCheckout(trx, clock)
    return added
  })
}

/** Returns false if the attempt has ended, or got a session that must be expired first. */
async function supersedeAttempt(trx: Tx, attempt: AttemptRow): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('checkout_attempts')
    .set({ state: 'replaced' })
    .where('id', '=', attempt.id)
    .where('state', '=', 'open')
    .where('session_id', attempt.session_id === null ? 'is' : '=', attempt.session_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Links the card session to its attempt; returns false if the attempt was superseded. */
export async function attachSession(db: Db, attemptId: string, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('checkout_attempts')
    .set({ session_id: sessionId })
    .where('id', '=', attemptId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when it had ended already. */
export async function endAttempt(
  db: Db,
  attemptId: string,
  state: Exclude<AttemptState, 'open'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('checkout_attempts')
    .set({ state })
    .where('id', '=', attemptId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteAttemptsBefore = (db: Db, before: string) =>
  db.deleteFrom('checkout_attempts').where('created_at', '<', before).execute()
