import { lockPurchase, type PurchaseRow } from '../access/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { applyAccessChoice } from './refund-access.ts'
import { settleClaim } from './refund-claims.ts'
import { addRequest, isRefundUnderWay, type RefundRequestRow } from './store/refund-requests.ts'
import { refundsOf, returningStates } from './store/refunds.ts'

/** What can still be refunded of a purchase. Until the transaction ends nobody else can ask for a refund of it. */
export async function lockRefundable(
  trx: Tx,
  purchaseId: string,
): Promise<{ purchase: PurchaseRow; left: number }> {
  const purchase = await lockPurchase(trx, purchaseId)
  if (!purchase) throw new AppError('refund.no_such_payment')
  if (await isRefundUnderWay(trx, purchaseId)) throw new AppError('refund.under_way')
  const refunds = await refundsOf(trx, purchaseId)
  const returned = refunds.filter(({ state }) => returningStates.includes(state))
  return { purchase, left: purchase.amount - returned.reduce((sum, { amount }) => sum + amount, 0) }
}

type Asked = Pick<
  RefundRequestRow,
  'id' | 'purchase_id' | 'amount' | 'cause' | 'note' | 'access' | 'requested_by'
>

/**
 * Writes down that a refund is wanted, after `lockRefundable` in the same transaction. A job brings it to the card
 * provider; what follows for the purchase follows from what the provider says, and access from that, unless whoever
 * asks has chosen otherwise.
 */
export async function requestRefund(
  trx: Tx,
  site: Pick<Site, 'clock'>,
  asked: Asked,
  customerId: string | null,
): Promise<void> {
  const added = await addRequest(trx, site.clock, { ...asked, requested_at: nowIso(site.clock) })
  if (!added) throw new AppError('refund.under_way')
  await settleClaim(trx, site, asked.purchase_id, asked.requested_by)
  if (customerId !== null) await applyAccessChoice(trx, site, asked, customerId)
}
