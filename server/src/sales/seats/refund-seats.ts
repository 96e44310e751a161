import { seatsRefund } from '@course/contract/sales/seats'
import { nowIso } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import type { PurchaseRow } from '../store/purchases.ts'
import { FREE_SEAT, listSeats, type SeatRow, updateSeat } from '../store/seats.ts'
import { decideHolderAccess } from './decide-holder-access.ts'

/** The seats that staff chose for a refund, and its amount. Lock the purchase and its accounts first. */
export async function requireRefundableSeats(
  trx: Tx,
  purchase: PurchaseRow,
  { seatIds, left }: { seatIds: readonly string[]; left: number },
): Promise<{ seats: SeatRow[]; amount: number }> {
  const all = await listSeats(trx, [purchase.id])
  const seats = all.filter(({ id, state }) => seatIds.includes(id) && isRefundable(state))
  if (seats.length === 0 || seats.length !== seatIds.length) throw new AppError('seat.changed')
  const refunded = all.filter(({ state }) => state === 'refunded').length
  const worth = seatsRefund(purchase, { refunded, chosen: seats.length })
  // A refund made at the card provider may have taken more.
  return { seats, amount: Math.min(left, worth) }
}

const isRefundable = (state: SeatRow['state']) =>
  state === 'free' || state === 'invited' || state === 'claimed'

/** Ends the chosen seats at once, so that none can be claimed while the refund is in progress. */
export async function endSeats(trx: Tx, site: Site, seats: readonly SeatRow[], queuedRefundId: string) {
  for (const seat of seats) {
    const ended = await updateSeat(trx, seat, {
      state: 'refunded',
      state_before: seat.state as 'free' | 'invited' | 'claimed',
      refund_request_id: queuedRefundId,
      ended_at: nowIso(site.clock),
    })
    if (!ended) throw new AppError('seat.changed')
    if (seat.state === 'claimed' && seat.account_id)
      await decideHolderAccess(trx, site, { accountId: seat.account_id, purchaseId: seat.purchase_id })
  }
}

/**
 * Returns the seats of a refund that was refused, failed or canceled to what they were. A holder who has another seat by
 * then keeps that one, and a person who was invited again keeps the later invitation.
 */
export async function restoreSeats(trx: Tx, site: Site, queuedRefundId: string): Promise<void> {
  const ended = await trx
    .selectFrom('seats')
    .selectAll()
    .where('refund_request_id', '=', queuedRefundId)
    .where('state', '=', 'refunded')
    .orderBy('position')
    .execute()
  for (const seat of ended) {
    const state = await stateAfterRefund(trx, seat)
    // The email may have been invited to another seat meanwhile. The account of the holder has its own.
    const email = state === 'claimed' ? null : seat.email
    const kept = { state, email, state_before: null, refund_request_id: null, ended_at: null }
    await updateSeat(trx, seat, state === 'free' ? FREE_SEAT : kept)
    if (state === 'claimed')
      await decideHolderAccess(trx, site, { accountId: seat.account_id!, purchaseId: seat.purchase_id })
  }
}

async function stateAfterRefund(trx: Tx, seat: SeatRow): Promise<'free' | 'invited' | 'claimed'> {
  const { state_before, account_id, email, token_digest } = seat
  const others = trx.selectFrom('seats').select('id').where('id', '<>', seat.id)
  if (state_before === 'claimed' && account_id) {
    const other = await others
      .where('account_id', '=', account_id)
      .where('state', '=', 'claimed')
      .executeTakeFirst()
    return other ? 'free' : 'claimed'
  }
  if (state_before !== 'invited' || !token_digest) return 'free'
  const other = await others
    .where('purchase_id', '=', seat.purchase_id)
    .where('email', '=', email)
    .where('state', 'in', ['invited', 'claimed'])
    .executeTakeFirst()
  return other ? 'free' : 'invited'
}
