import type Stripe from 'stripe'
import { raiseAlarm, resolveAlarm } from '../../alarms/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { appendEntryWithAlarm } from '../append-entry-with-alarm.ts'
import { queueCreditNotes } from '../invoices/issue-credit-notes.ts'
import { isoOf } from '../rules.ts'
import { restoreSeats } from '../seats/refund-seats.ts'
import { appendLedgerEntry, ledgerFieldsOf } from '../store/ledger.ts'
import { hasSeats, type PurchaseRow } from '../store/purchases.ts'
import { findQueuedRefund } from '../store/queued-refunds.ts'
import { isNonFailed, listRefunds, type RefundRow, type RefundState, saveRefund } from '../store/refunds.ts'

/** Metadata key that links a provider refund to its queued refund, named as in earlier versions. */
export const QUEUED_REFUND_KEY = 'request'

/** Saves the refunds of a purchase as the provider reports them; `refunded` is the provider's total. */
export async function recordRefunds(
  trx: Tx,
  site: Site,
  purchase: PurchaseRow,
  { refunds, refunded }: { refunds: readonly Stripe.Refund[]; refunded: number },
): Promise<void> {
  const previous = await listRefunds(trx, purchase.id)
  for (const refund of refunds) await saveRefund(trx, await toRefundRow(trx, purchase, refund))
  if (refunded > 0) {
    await appendLedgerEntry(trx, site.clock, {
      ...ledgerFieldsOf(purchase),
      idempotency_key: `refunded:${purchase.id}:${refunded}`,
      kind: 'payment.refunded',
      amount: refunded,
      detail: refunded < purchase.amount ? 'in part; access stays' : 'in full',
    })
  }
  await updateFailureAlarms(trx, site, purchase, previous)
  if (hasSeats(purchase)) await updateSeats(trx, site, purchase, previous)
  await queueCreditNotes(trx, site, purchase, await listRefunds(trx, purchase.id))
}

export async function toRefundRow(trx: Tx, purchase: PurchaseRow, refund: Stripe.Refund): Promise<RefundRow> {
  const requestId = refund.metadata?.[QUEUED_REFUND_KEY]
  const queuedRefund = requestId ? await findQueuedRefund(trx, requestId) : undefined
  return {
    id: refund.id,
    purchase_id: purchase.id,
    amount: refund.amount,
    currency: refund.currency,
    state: refund.status as RefundState,
    pending_reason: refund.pending_reason ?? null,
    failure_reason: refund.failure_reason ?? null,
    request_id: queuedRefund?.purchase_id === purchase.id ? queuedRefund.id : null,
    made_at: isoOf(refund.created),
  }
}

/** Seats return when their refund fails. A part refunded elsewhere names no seats, so a person has to decide. */
async function updateSeats(
  trx: Tx,
  site: Site,
  purchase: PurchaseRow,
  previous: readonly RefundRow[],
): Promise<void> {
  for (const refund of await listRefunds(trx, purchase.id)) {
    const { id, request_id } = refund
    if (request_id !== null && !isNonFailed(refund)) await restoreSeats(trx, site, request_id)
    if (request_id !== null || purchase.kind === 'gift') continue
    const alarm = { kind: 'refund.seats_unknown', subject: id } as const
    if (purchase.state !== 'active' || !isNonFailed(refund)) await resolveAlarm(trx, site, alarm)
    else if (!previous.some((row) => row.id === id)) await raiseAlarm(trx, site, alarm)
  }
}

/** Raises an alarm for each failed refund, and resolves it once a later refund succeeds. */
async function updateFailureAlarms(
  trx: Tx,
  site: Site,
  purchase: PurchaseRow,
  previous: readonly RefundRow[],
): Promise<void> {
  const all = await listRefunds(trx, purchase.id)
  const nonFailed = all.filter(isNonFailed)
  for (const failed of all.filter((refund) => !isNonFailed(refund))) {
    const entry = {
      ...ledgerFieldsOf(purchase),
      idempotency_key: `refund-failed:${failed.id}`,
      kind: 'refund.failed' as const,
      amount: failed.amount,
      detail: failed.failure_reason ?? failed.state,
    }
    await appendEntryWithAlarm(trx, site, entry, failed.id)
    // The provider's timestamps are in seconds, so of two refunds in the same second, the new one is later.
    const wasFailed = previous.some(({ id, state }) => id === failed.id && state === failed.state)
    const isReplaced = nonFailed.some(
      ({ id, made_at }) => made_at > failed.made_at || (wasFailed && !previous.some((row) => row.id === id)),
    )
    if (isReplaced) await resolveAlarm(trx, site, { kind: 'refund.failed', subject: failed.id })
  }
}
