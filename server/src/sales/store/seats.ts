import { randomUUID } from 'node:crypto'
import type { SeatState } from '@course/contract/sales/seats'
import type { Tx } from '../../platform/database.ts'

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
  /** The queued refund that this seat was chosen for. */
  refund_request_id: string | null
  /** Incremented with every invitation. */
  version: number
}

declare module '../../platform/database.ts' {
  interface Tables {
    seats: SeatRow
  }
}

/** Adds the seats of a new purchase. All are free. */
export const addSeats = (trx: Tx, { id: purchase_id, seats }: { id: string; seats: number }) =>
  trx
    .insertInto('seats')
    .values(Array.from({ length: seats }, (_, index) => freeSeat(purchase_id, index + 1)))
    .execute()

const freeSeat = (purchase_id: string, position: number): SeatRow => ({
  id: randomUUID(),
  purchase_id,
  position,
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
    .set({ state: 'released' })
    .where('account_id', '=', userId)
    .where('state', '=', 'claimed')
    .execute()
  await trx
    .updateTable('seats')
    .set({ account_id: null, email: null })
    .where('account_id', '=', userId)
    .execute()
  const invitations = trx
    .updateTable('seats')
    .where((eb) => eb.or([eb('email', 'in', emails), eb('purchase_id', 'in', purchaseIds)]))
  await invitations
    .set({ state: 'free', ...NO_INVITATION })
    .where('state', '=', 'invited')
    .execute()
  await invitations.set(NO_INVITATION).execute()
}
