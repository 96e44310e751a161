import { randomUUID } from 'node:crypto'
import type { SeatState } from '@course/contract/sales/seats'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'

/** One seat of a purchase for a team, or of a gift. It gives access while it is claimed and its purchase is active. */
export type SeatRow = {
  id: string
  purchase_id: string
  /** From 1. A seat that replaces a released one comes after all others. */
  position: number
  state: SeatState
  /** Who was invited. Null for a link without an email. */
  email: string | null
  /** The holder, also of a seat that was released. */
  account_id: string | null
  /** Whether the holder lets the buyer see how far they are. */
  shares_progress: 0 | 1
  /** SHA-256 of the secret in the invitation; null unless invited. */
  token_digest: string | null
  /** In milliseconds. */
  token_expires_at: number | null
  invited_at: string | null
  claimed_at: string | null
  ended_at: string | null
  /** The state to return to if the refund of this seat fails. */
  state_before: 'free' | 'invited' | 'claimed' | null
  /** The queued refund that this seat was chosen for, named as in earlier versions. */
  refund_request_id: string | null
  /** Optimistic lock: incremented with every change. */
  version: number
}

declare module '../../platform/database.ts' {
  interface Tables {
    seats: SeatRow
  }
}

export const findSeat = (db: Db, id: string): Promise<SeatRow | undefined> =>
  db.selectFrom('seats').selectAll().where('id', '=', id).executeTakeFirst()

export const findSeatByToken = (db: Db, tokenDigest: string): Promise<SeatRow | undefined> =>
  db.selectFrom('seats').selectAll().where('token_digest', '=', tokenDigest).executeTakeFirst()

/** The seat that an account holds. */
export const findClaimedSeat = (db: Db, accountId: string): Promise<SeatRow | undefined> =>
  db
    .selectFrom('seats')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'claimed')
    .executeTakeFirst()

/** All seats of these purchases, by position. */
export const listSeats = (db: Db, purchaseIds: readonly string[]): Promise<SeatRow[]> =>
  purchaseIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('seats')
        .selectAll()
        .where('purchase_id', 'in', purchaseIds)
        .orderBy('purchase_id')
        .orderBy('position')
        .execute()

/** The accounts whose access depends on a purchase: the holders of its seats, also of those that are being refunded. */
export async function listSeatHolders(db: Db, purchaseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .select('account_id')
    .distinct()
    .where('purchase_id', '=', purchaseId)
    .where('state', 'in', ['claimed', 'refunded'])
    .where('account_id', 'is not', null)
    .orderBy('account_id')
    .execute()
  return rows.map(({ account_id }) => account_id!)
}

/**
 * Updates a seat only if it is still in this state; returns undefined if another request changed it first. Lock the
 * active purchase before, so that no refund overlooks the change.
 */
export const updateSeat = (
  trx: Tx,
  { id, state, version }: Pick<SeatRow, 'id' | 'state' | 'version'>,
  change: Partial<Omit<SeatRow, 'id' | 'purchase_id' | 'position' | 'version'>>,
): Promise<SeatRow | undefined> =>
  trx
    .updateTable('seats')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()

const NEXT_VERSION = sql<number>`version + 1`

/** What a seat is without an invitation or a holder. */
export const FREE_SEAT = {
  state: 'free',
  email: null,
  account_id: null,
  shares_progress: 0,
  token_digest: null,
  token_expires_at: null,
  invited_at: null,
  claimed_at: null,
  ended_at: null,
  state_before: null,
  refund_request_id: null,
} as const satisfies Partial<SeatRow>

/**
 * Frees the seat of an account that has no access, so that it can take another one: the purchase of the seat is no longer
 * active, or staff ended the access. Lock the account first.
 */
export const freeUnusedSeat = (trx: Tx, accountId: string) =>
  trx
    .updateTable('seats')
    .set({ ...FREE_SEAT, version: NEXT_VERSION })
    .where('account_id', '=', accountId)
    .where('state', '=', 'claimed')
    .execute()

/** Adds the seats of a new purchase. All are free. */
export const addSeats = (trx: Tx, { id: purchase_id, seats }: { id: string; seats: number }) =>
  trx
    .insertInto('seats')
    .values(Array.from({ length: seats }, (_, index) => freeSeat(purchase_id, index + 1)))
    .execute()

/** Adds a free seat after all others, in place of one that was released. Lock the purchase first. */
export async function addReplacementSeat(trx: Tx, purchaseId: string): Promise<void> {
  const { last } = await trx
    .selectFrom('seats')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('seats')
    .values(freeSeat(purchaseId, Number(last) + 1))
    .execute()
}

const freeSeat = (purchase_id: string, position: number): SeatRow => ({
  ...FREE_SEAT,
  id: randomUUID(),
  purchase_id,
  position,
  version: 1,
})

type Person = { userId: string; emails: readonly string[] }

const NO_INVITATION = { email: null, token_digest: null, token_expires_at: null } as const

/**
 * Removes a person from the seats that they hold or were invited to, and the people that they invited to
 * `purchaseIds`. Others keep the seats that they hold.
 */
export async function eraseSeats(
  trx: Tx,
  { userId, emails }: Person,
  purchaseIds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('seats')
    .set({ state: 'released', version: NEXT_VERSION })
    .where('account_id', '=', userId)
    .where('state', '=', 'claimed')
    .execute()
  await trx
    .updateTable('seats')
    .set({ account_id: null, email: null, version: NEXT_VERSION })
    .where('account_id', '=', userId)
    .execute()
  const invitations = trx
    .updateTable('seats')
    .where((eb) => eb.or([eb('email', 'in', emails), eb('purchase_id', 'in', purchaseIds)]))
  await invitations
    .set({ state: 'free', ...NO_INVITATION, version: NEXT_VERSION })
    .where('state', '=', 'invited')
    .execute()
  await invitations.set({ ...NO_INVITATION, version: NEXT_VERSION }).execute()
}
