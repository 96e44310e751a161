import { randomUUID } from 'node:crypto'
import type { PurchaseKind } from '@course/contract/sales/seats'
import { sql } from 'kysely'
import { findAccountByEmail, lockAccount } from '../../auth/index.ts'
import { type Clock, nowIso } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { listSeatHolders } from './seats.ts'

/** `active` grants access; `refunded` and `disputed` (lost) do not. */
export type PurchaseState = 'active' | 'refunded' | 'disputed'

export type PurchaseRow = {
  id: string
  session_id: string
  payment_intent: string | null
  attempt_id: string | null
  /** Null if the purchase was refunded before it was recorded here and so never granted access. */
  customer_id: string | null
  /** Whether this purchase created the customer's account. */
  made_account: 0 | 1
  email: string
  kind: PurchaseKind
  /** How many were sold. `(amount + discount) / seats` is the price of one. */
  seats: number
  /** What was paid, after the discount. 0 for a free order. */
  amount: number
  /** What a code took off the price, in cents. */
  discount: number
  /** The discount code: its id at the provider, and the code itself. */
  promotion_code: string | null
  code: string | null
  currency: string
  /** Of the billing address, such as `US`. Null if the provider did not say. */
  country: string | null
  /** The version of the terms that the buyer accepted. Null if unknown. */
  terms_version: number | null
  /** The source of the visit in which the buyer paid. Null if unknown. */
  source: string | null
  /** Whether the provider issues an invoice. */
  has_invoice: 0 | 1
  state: PurchaseState
  /**
   * Optimistic lock: incremented on every sync with the provider, so an older response cannot overwrite a
   * newer one.
   */
  version: number
  /** Fingerprint of the refunds and disputes at the last reconciliation. */
  provider_fingerprint: string
  created_at: string
}

declare module '../../platform/database.ts' {
  interface Tables {
    purchases: PurchaseRow
  }
}

/** A team or a gift has seats, and access depends on them. */
export const hasSeats = ({ kind }: Pick<PurchaseRow, 'kind'>): boolean => kind !== 'self'

export const findPurchaseBySession = (db: Db, sessionId: string) =>
  db.selectFrom('purchases').selectAll().where('session_id', '=', sessionId).executeTakeFirst()

export const findPurchase = (db: Db, id: string) =>
  db.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Locks the account that a purchase belongs to, or will belong to. Every transaction locks the account before anything else
 * of a customer, so two of them run one after the other and cannot deadlock, in whatever order they lock the rest.
 */
async function lockPurchaseOwner(
  trx: Tx,
  { customer_id, email }: { customer_id?: string | null; email: string },
): Promise<void> {
  const accountId = customer_id ?? (await findAccountByEmail(trx, email))?.id
  if (accountId !== undefined) await lockAccount(trx, accountId)
}

/**
 * Locks the account that a new purchase will belong to. An account that does not exist yet cannot be locked, so
 * PostgreSQL locks the email first: without it, two payments of a new customer that are reported twice deadlock.
 */
export async function lockBuyer(trx: Tx, engine: Site['engine'], purchase: { email: string }): Promise<void> {
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtextextended(${purchase.email}, 0))`.execute(trx)
  await lockPurchaseOwner(trx, purchase)
}

/**
 * Locks all accounts whose access may depend on a purchase: its owner and the holders of its seats. Locks them in the order
 * of their ids, so that two teams with the same people do not deadlock. Returns the holders.
 */
export async function lockPurchaseAccounts(
  trx: Tx,
  purchase: Pick<PurchaseRow, 'id' | 'kind' | 'customer_id' | 'email'>,
): Promise<string[]> {
  const holders = hasSeats(purchase) ? await listSeatHolders(trx, purchase.id) : []
  if (holders.length === 0) {
    await lockPurchaseOwner(trx, purchase)
    return []
  }
  const ownerId = purchase.customer_id ?? (await findAccountByEmail(trx, purchase.email))?.id
  const ids = new Set(ownerId === undefined ? holders : [...holders, ownerId])
  for (const id of [...ids].sort()) await lockAccount(trx, id)
  return holders
}

/** Whether another account claimed a seat after the accounts were locked. Lock the purchase first. */
export const hasNewHolder = async (
  trx: Tx,
  purchaseId: string,
  locked: readonly string[],
): Promise<boolean> => (await listSeatHolders(trx, purchaseId)).some((id) => !locked.includes(id))

/**
 * Reads a purchase and locks its accounts and its row until the transaction ends (by a no-op update, which
 * works on both engines).
 */
export async function lockPurchase(trx: Tx, id: string): Promise<PurchaseRow | undefined> {
  const purchase = await findPurchase(trx, id)
  if (!purchase) return undefined
  const holders = await lockPurchaseAccounts(trx, purchase)
  const locked = await trx
    .updateTable('purchases')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (hasSeats(purchase) && (await hasNewHolder(trx, id, holders))) throw new AppError('seat.changed')
  return locked
}

/**
 * Locks the row of an active purchase until the transaction ends; returns undefined if it was refunded or lost in a dispute.
 * With a plain select, a seat could be claimed while its refund is recorded.
 */
export const lockActivePurchase = (trx: Tx, id: string): Promise<PurchaseRow | undefined> =>
  trx
    .updateTable('purchases')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .where('state', '=', 'active')
    .returningAll()
    .executeTakeFirst()

export const findPurchaseByPayment = (db: Db, paymentIntent: string) =>
  db.selectFrom('purchases').selectAll().where('payment_intent', '=', paymentIntent).executeTakeFirst()

/** The subset of these checkout sessions that have a purchase. */
export async function listPurchasedSessions(db: Db, sessionIds: readonly string[]): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('purchases')
    .select('session_id')
    .where('session_id', 'in', sessionIds)
    .execute()
  return new Set(rows.map((row) => row.session_id))
}

export type NewPurchase = Omit<
  PurchaseRow,
  'id' | 'customer_id' | 'made_account' | 'version' | 'provider_fingerprint' | 'created_at'
>

/** Records a paid checkout session; returns undefined if it or its payment is already recorded. */
export const addPurchase = (trx: Tx, clock: Clock, purchase: NewPurchase): Promise<PurchaseRow | undefined> =>
  trx
    .insertInto('purchases')
    .values({
      ...purchase,
      id: randomUUID(),
      customer_id: null,
      made_account: 0,
      version: 1,
      provider_fingerprint: '',
      created_at: nowIso(clock),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const assignPurchaseToCustomer = (
  trx: Tx,
  purchaseId: string,
  customerId: string,
  createdAccount: boolean,
) =>
  trx
    .updateTable('purchases')
    .set({ customer_id: customerId, made_account: createdAccount ? 1 : 0 })
    .where('id', '=', purchaseId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Saves the result of a provider sync; returns undefined if a newer one was saved first. */
export const transitionPurchase = (
  trx: Tx,
  purchase: Pick<PurchaseRow, 'id' | 'version'>,
  change: { state: PurchaseState; fingerprint?: string },
): Promise<PurchaseRow | undefined> =>
  trx
    .updateTable('purchases')
    .set({
      state: change.state,
      version: purchase.version + 1,
      ...(change.fingerprint !== undefined && { provider_fingerprint: change.fingerprint }),
    })
    .where('id', '=', purchase.id)
    .where('version', '=', purchase.version)
    .returningAll()
    .executeTakeFirst()

/** The customer's purchases, newest first. */
export const listCustomerPurchases = (db: Db, customerId: string): Promise<PurchaseRow[]> =>
  db
    .selectFrom('purchases')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** Whether all purchases and seats that gave the customer access, at least one, were refunded or lost in a dispute. */
export async function isFullyRefunded(db: Db, customerId: string): Promise<boolean> {
  const own = await db
    .selectFrom('purchases')
    .select('state')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'self')
    .execute()
  const held = await db
    .selectFrom('seats')
    .innerJoin('purchases', 'purchases.id', 'seats.purchase_id')
    .select((eb) => [
      eb
        .case()
        .when('seats.state', '=', 'claimed')
        .then(eb.ref('purchases.state'))
        .else('refunded')
        .end()
        .as('state'),
    ])
    .where('seats.account_id', '=', customerId)
    .where('seats.state', 'in', ['claimed', 'refunded'])
    .execute()
  const states = [...own, ...held]
  return states.length > 0 && states.every(({ state }) => state !== 'active')
}

/** Whether the course was ever sold. */
export async function hasPurchases(db: Db): Promise<boolean> {
  return (await db.selectFrom('purchases').select('id').limit(1).executeTakeFirst()) !== undefined
}
