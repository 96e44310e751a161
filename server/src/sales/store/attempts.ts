import { randomUUID } from 'node:crypto'
import type { PurchaseKind } from '@course/contract/sales/seats'
import { sql } from 'kysely'
import { type Clock, nowIso } from '../../platform/clock.ts'
import { type Db, hasChanged, type Tx } from '../../platform/database.ts'
import { countCheckout } from './checkouts-per-day.ts'

/** `open` until its card session is paid or expires, or until another attempt supersedes it (`replaced`). */
type AttemptState = 'open' | 'complete' | 'expired' | 'replaced' | 'failed'

export type AttemptRow = {
  id: string
  email: string
  /** SHA-256 of the cookie secret of the browser that started it. */
  browser_hash: string
  state: AttemptState
  /** For a team, `seats` is more than 1. */
  kind: PurchaseKind
  seats: number
  /** Whether the buyer of a team takes one of the seats. */
  own_seat: 0 | 1
  /** The price of one seat, before a discount. */
  amount: number
  currency: string
  /** The discount code that the checkout was opened with: its id at the provider, and the code itself. */
  promotion_code: string | null
  code: string | null
  /** The details of a gift as JSON. */
  gift: string | null
  /** The company on the invoice as JSON. */
  company: string | null
  /** The version of the terms that applied when the buyer continued. Null for checkouts before they were recorded. */
  terms_version: number | null
  /** The source of the visit. Null for checkouts before sources were counted. */
  source: string | null
  /** The session parameters as JSON. A retry with the same idempotency key must send the same ones. */
  parameters: string
  session_id: string | null
  created_at: string
}

declare module '../../platform/database.ts' {
  interface Tables {
    checkout_attempts: AttemptRow
  }
}

export const findCheckoutAttempt = (db: Db, id: string) =>
  db.selectFrom('checkout_attempts').selectAll().where('id', '=', id).executeTakeFirst()

/** The version of the published terms. In SQL, because the table belongs to a slice above this one. */
export async function findTermsVersion(db: Db): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`
    select version from text_versions where text_id = 'terms' and is_current = 1`.execute(db)
  return rows[0]?.version ?? null
}

/** Updates the terms version and the source to those of the visit in which the buyer continues. */
export const updateOpenAttempt = (db: Db, id: string, visit: Pick<AttemptRow, 'terms_version' | 'source'>) =>
  db.updateTable('checkout_attempts').set(visit).where('id', '=', id).where('state', '=', 'open').execute()

/** The open attempt for this email in this browser. */
export const findOpenAttempt = (db: Db, email: string, browserHash: string) =>
  db
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('email', '=', email)
    .where('browser_hash', '=', browserHash)
    .where('state', '=', 'open')
    .executeTakeFirst()

/**
 * The newest open attempts of a single purchase for this email, at most `limit`, without those of `exceptBrowser`. Teams and
 * gifts may be bought again, so their forms do not compete.
 */
export const listOpenSinglePurchases = (
  db: Db,
  email: string,
  { limit, exceptBrowser }: { limit: number; exceptBrowser?: string },
) =>
  db
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('email', '=', email)
    .where('state', '=', 'open')
    .where('kind', '=', 'self')
    .$if(exceptBrowser !== undefined, (query) => query.where('browser_hash', '!=', exceptBrowser!))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()

type NewAttempt = Pick<
  AttemptRow,
  | 'email'
  | 'kind'
  | 'seats'
  | 'own_seat'
  | 'amount'
  | 'currency'
  | 'promotion_code'
  | 'code'
  | 'company'
  | 'gift'
  | 'terms_version'
  | 'source'
> & {
  browserHash: string
}

/**
 * Adds an attempt and, in the same transaction, supersedes the one this email has open in this browser.
 * Returns undefined if another tab was faster.
 */
export function addAttempt(
  db: Db,
  clock: Clock,
  { browserHash, ...attempt }: NewAttempt,
  parametersFor: (attemptId: string) => object,
  superseded?: AttemptRow,
): Promise<AttemptRow | undefined> {
  const id = randomUUID()
  return db.transaction().execute(async (trx) => {
    if (superseded && !(await supersedeAttempt(trx, superseded))) return undefined
    const added = await trx
      .insertInto('checkout_attempts')
      .values({
        ...attempt,
        id,
        browser_hash: browserHash,
        state: 'open',
        parameters: JSON.stringify(parametersFor(id)),
        session_id: null,
        created_at: nowIso(clock),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    // A superseding attempt is not counted, because it is the same visitor.
    if (added && !superseded) await countCheckout(trx, clock, attempt.source)
    return added
  })
}

/** Returns false if the attempt has ended, or has since got a session that must be expired first. */
async function supersedeAttempt(trx: Tx, attempt: AttemptRow): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable('checkout_attempts')
      .set({ state: 'replaced' })
      .where('id', '=', attempt.id)
      .where('state', '=', 'open')
      .where('session_id', attempt.session_id === null ? 'is' : '=', attempt.session_id),
  )
}

/** Links the card session to its attempt; returns false if the attempt was superseded. */
export async function attachSession(db: Db, attemptId: string, sessionId: string): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('checkout_attempts')
      .set({ session_id: sessionId })
      .where('id', '=', attemptId)
      .where('state', '=', 'open'),
  )
}

/** Returns false if the attempt had already ended. */
export async function endAttempt(
  db: Db,
  attemptId: string,
  state: Exclude<AttemptState, 'open'>,
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('checkout_attempts')
      .set({ state })
      .where('id', '=', attemptId)
      .where('state', '=', 'open'),
  )
}

export const deleteAttemptsBefore = (db: Db, before: string) =>
  db.deleteFrom('checkout_attempts').where('created_at', '<', before).execute()
