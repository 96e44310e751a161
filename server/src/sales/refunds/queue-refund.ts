import { nowIso } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { endSeats } from '../seats/refund-seats.ts'
import { lockPurchase, type PurchaseRow } from '../store/purchases.ts'
import { hasQueuedRefund, insertQueuedRefund, type QueuedRefundRow } from '../store/queued-refunds.ts'
import { leftToRefund, listRefunds } from '../store/refunds.ts'
import { listSeats, type SeatRow } from '../store/seats.ts'
import { grantCustomerRefundRequest } from './customer-refund-requests.ts'
import { applyAccessChoice } from './refund-access.ts'

/** Returns the purchase and the amount left to refund. Locks the purchase until the transaction ends. */
export async function lockRefundable(
  trx: Tx,
  purchaseId: string,
): Promise<{ purchase: PurchaseRow; left: number }> {
  const purchase = await lockPurchase(trx, purchaseId)
  if (!purchase) throw new AppError('refund.payment_not_found')
  if (await hasQueuedRefund(trx, purchaseId)) throw new AppError('refund.in_progress')
  return { purchase, left: leftToRefund(purchase, await listRefunds(trx, purchaseId)) }
}

type RefundInput = Pick<QueuedRefundRow, 'id' | 'amount' | 'cause' | 'note' | 'access' | 'requested_by'>
/** The seats that staff chose, for a purchase that has some. */
type ChosenSeats = { seats?: readonly SeatRow[] | undefined }

/** The seats that end with this refund: the chosen ones, or that of a gift which is refunded in full. */
const listSeatsToEnd = async (
  trx: Tx,
  purchase: PurchaseRow,
  { amount }: RefundInput,
  chosen: readonly SeatRow[],
): Promise<readonly SeatRow[]> =>
  purchase.kind === 'gift' && amount === leftToRefund(purchase, await listRefunds(trx, purchase.id))
    ? listSeats(trx, [purchase.id])
    : chosen

/**
 * Queues a refund; call `lockRefundable` first in the same transaction. A job sends it to the provider.
 * Purchase and access change when the provider confirms the refund, unless staff chose otherwise for access.
 */
export async function queueRefund(
  trx: Tx,
  site: Site,
  purchase: PurchaseRow,
  input: RefundInput,
  { seats = [] }: ChosenSeats = {},
): Promise<void> {
  const refund = { ...input, purchase_id: purchase.id, requested_at: nowIso(site.clock) }
  if (!(await insertQueuedRefund(trx, site.clock, refund))) throw new AppError('refund.in_progress')
  await endSeats(trx, site, await listSeatsToEnd(trx, purchase, input, seats), input.id)
  await grantCustomerRefundRequest(trx, site, purchase.id, input.requested_by)
  if (purchase.customer_id !== null) await applyAccessChoice(trx, site, input, purchase.customer_id)
}
