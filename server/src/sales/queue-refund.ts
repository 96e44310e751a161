import { nowIso } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { resolveCustomerRefundRequest } from './customer-refund-requests.ts'
import { applyAccessChoice } from './refund-access.ts'
import { lockPurchase, type PurchaseRow } from './store/purchases.ts'
import { hasQueuedRefund, insertQueuedRefund, type QueuedRefundRow } from './store/queued-refunds.ts'
import { leftToRefund, refundsOf } from './store/refunds.ts'

/** Returns the purchase and the amount left to refund. Locks the purchase until the transaction ends. */
export async function lockRefundable(
  trx: Tx,
  purchaseId: string,
): Promise<{ purchase: PurchaseRow; left: number }> {
  const purchase = await lockPurchase(trx, purchaseId)
  if (!purchase) throw new AppError('refund.payment_not_found')
  if (await hasQueuedRefund(trx, purchaseId)) throw new AppError('refund.in_progress')
  return { purchase, left: leftToRefund(purchase, await refundsOf(trx, purchaseId)) }
}

type RefundInput = Pick<
  QueuedRefundRow,
  'id' | 'purchase_id' | 'amount' | 'cause' | 'note' | 'access' | 'requested_by'
>

/**
 * Queues a refund; call `lockRefundable` first in the same transaction. A job sends it to the provider.
 * Purchase and access change when the provider confirms the refund, unless staff chose otherwise for access.
 */
export async function queueRefund(
  trx: Tx,
  site: Pick<Site, 'clock'>,
  input: RefundInput,
  customerId: string | null,
): Promise<void> {
  const added = await insertQueuedRefund(trx, site.clock, { ...input, requested_at: nowIso(site.clock) })
  if (!added) throw new AppError('refund.in_progress')
  await resolveCustomerRefundRequest(trx, site, input.purchase_id, input.requested_by)
  if (customerId !== null) await applyAccessChoice(trx, site, input, customerId)
}
