import Stripe from 'stripe'
import { lockCustomer } from '../../access/index.ts'
import { raiseAlarm, resolveAlarm, triggerAlarmAnnouncement } from '../../alarms/index.ts'
import type { Job } from '../../platform/jobs.ts'
import { fetchRefunds } from '../provider/payment-status.ts'
import { refusalCode, retryOf } from '../provider/provider-errors.ts'
import { syncPaymentState } from '../provider/sync-payment-state.ts'
import type { SalesSite } from '../sales-site.ts'
import { restoreSeats } from '../seats/refund-seats.ts'
import { findPurchase, hasSeats, lockPurchaseAccounts, type PurchaseRow } from '../store/purchases.ts'
import { listRefusedQueuedRefunds, type QueuedRefundRow, refundQueue } from '../store/queued-refunds.ts'
import { saveRefund } from '../store/refunds.ts'
import { QUEUED_REFUND_KEY, toRefundRow } from './record-refunds.ts'
import { withdrawAccessChoice } from './refund-access.ts'

export const REFUNDS_JOB = 'queued-refunds'

/** Sends queued refunds to the card provider until each is made or refused. */
export const refundsJob = (site: SalesSite): Job => ({
  name: REFUNDS_JOB,
  everySeconds: 15,
  skipWhenQuiet: true,
  run: (signal) =>
    refundQueue.run(
      site,
      {
        process: (queuedRefund) => sendRefund(site, queuedRefund),
        onFailure: (queuedRefund, error, inSeconds) => recordFailure(site, queuedRefund, error, inSeconds),
      },
      signal,
    ),
})

async function sendRefund(site: SalesSite, queuedRefund: QueuedRefundRow): Promise<void> {
  const purchase = await findPurchase(site.db, queuedRefund.purchase_id)
  if (!purchase?.payment_intent) return refuse(site, queuedRefund, purchase, 'no_payment')
  const refund =
    (await fetchEarlierRefund(site, purchase.payment_intent, queuedRefund)) ??
    (await createRefund(site, purchase.payment_intent, queuedRefund))
  await finish(site, queuedRefund, purchase, refund)
  await syncPayment(site, purchase.payment_intent, queuedRefund)
}

/** The queued refund is finished; if this fails, the event or the reconciler will sync the purchase. */
const syncPayment = (site: SalesSite, payment: string, { id }: QueuedRefundRow) =>
  syncPaymentState(site, payment).catch((error) =>
    site.log.warn({ err: error, queuedRefund: id }, 'could not sync the payment of a refund'),
  )

/** A previous run may have made the refund, and only the response was lost. */
const fetchEarlierRefund = async (site: SalesSite, payment: string, { id, attempts }: QueuedRefundRow) =>
  attempts === 1
    ? undefined
    : (await fetchRefunds(site, payment)).find(({ metadata }) => metadata?.[QUEUED_REFUND_KEY] === id)

const createRefund = (site: SalesSite, payment: string, { id, amount, cause, key_number }: QueuedRefundRow) =>
  site.cards.api.refunds.create(
    {
      payment_intent: payment,
      amount,
      metadata: { [QUEUED_REFUND_KEY]: id },
      ...(cause && { reason: cause }),
    },
    { idempotencyKey: key_number === 1 ? `refund:${id}` : `refund:${id}:${key_number}` },
  )

async function finish(
  site: SalesSite,
  queuedRefund: QueuedRefundRow,
  purchase: PurchaseRow,
  refund: Stripe.Refund,
) {
  await site.db.transaction().execute(async (trx) => {
    if (!(await refundQueue.finish(trx, queuedRefund.id, { state: 'sent', refund_id: refund.id }))) return
    await saveRefund(trx, await toRefundRow(trx, purchase, refund))
    for (const { id } of await listRefusedQueuedRefunds(trx, purchase.id))
      await resolveAlarm(trx, site, { kind: 'refund.refused', subject: id })
  })
}

async function refuse(
  site: SalesSite,
  queuedRefund: QueuedRefundRow,
  purchase: PurchaseRow | undefined,
  refusal: string,
): Promise<void> {
  const customerId = queuedRefund.access === 'follows' ? null : (purchase?.customer_id ?? null)
  await site.db.transaction().execute(async (trx) => {
    if (purchase && hasSeats(purchase)) await lockPurchaseAccounts(trx, purchase)
    if (customerId !== null) await lockCustomer(trx, site.clock, customerId)
    if (!(await refundQueue.finish(trx, queuedRefund.id, { state: 'refused', refusal }))) return
    await restoreSeats(trx, site, queuedRefund.id)
    if (customerId !== null) await withdrawAccessChoice(trx, site, queuedRefund, customerId)
    await raiseAlarm(trx, site, { kind: 'refund.refused', subject: queuedRefund.id, detail: refusal })
  })
  triggerAlarmAnnouncement(site)
}

async function recordFailure(
  site: SalesSite,
  queuedRefund: QueuedRefundRow,
  error: unknown,
  backoffSeconds: number,
) {
  const refusal = refusalCode(error)
  if (refusal !== undefined) {
    const purchase = await findPurchase(site.db, queuedRefund.purchase_id)
    await refuse(site, queuedRefund, purchase, refusal)
    if (purchase?.payment_intent) await syncPayment(site, purchase.payment_intent, queuedRefund)
    return
  }
  const isProviderError = error instanceof Stripe.errors.StripeError
  site.log[isProviderError ? 'warn' : 'error'](
    { err: error, queuedRefund: queuedRefund.id },
    'sending a refund failed and will be retried',
  )
  return retryOf(error, queuedRefund, backoffSeconds)
}
