import type Stripe from 'stripe'
import { lockCustomer, type PurchaseRow, purchaseById } from '../access/index.ts'
import { raiseAlarm, resolveAlarm, triggerAlarmAnnouncement } from '../alarms/index.ts'
import { nowMillis } from '../platform/clock.ts'
import type { Job } from '../platform/jobs.ts'
import type { CheckoutSite } from './checkout-site.ts'
import { refundsAtProvider } from './payment-status.ts'
import { REQUEST_KEY, toRefundRow } from './record-refunds.ts'
import { withdrawAccessChoice } from './refund-access.ts'
import { retryDelaySeconds } from './rules.ts'
import {
  claimQueuedRefund,
  dueQueuedRefunds,
  finishQueuedRefund,
  postponeQueuedRefund,
  type QueuedRefundRow,
  refusedRefundsOf,
} from './store/queued-refunds.ts'
import { saveRefund } from './store/refunds.ts'
import { stripeErrors } from './stripe.ts'
import { syncPaymentState } from './sync-payment-state.ts'

export const REFUNDS_JOB = 'refund-requests'

const BATCH_SIZE = 20
/**
 * Longer than any provider call with its retries. Refunds of a process that died are free again afterwards.
 */
const CLAIM_SECONDS = 90
/**
 * The wait before a new idempotency key is used after a provider error. By then, a refund that was made after
 * all is listed.
 */
const NEW_KEY_SECONDS = 30

/** Sends queued refunds to the card provider until each is made or refused. */
export const refundsJob = (site: CheckoutSite): Job => ({
  name: REFUNDS_JOB,
  everySeconds: 15,
  skipWhenQuiet: true,
  async run() {
    for (const queuedRefund of await dueQueuedRefunds(site.db, site.clock, BATCH_SIZE)) {
      if (await claimQueuedRefund(site.db, queuedRefund, nowMillis(site.clock) + CLAIM_SECONDS * 1000))
        await sendRefund(site, queuedRefund)
    }
  },
})

async function sendRefund(site: CheckoutSite, queuedRefund: QueuedRefundRow): Promise<void> {
  const purchase = await purchaseById(site.db, queuedRefund.purchase_id)
  if (!purchase?.payment_intent) return refuse(site, queuedRefund, purchase, 'no_payment')
  try {
    // A previous run may have made the refund, and only the response was lost.
    const refund =
      queuedRefund.attempts > 0 ? await findRefund(site, purchase.payment_intent, queuedRefund.id) : undefined
    await finish(
      site,
      queuedRefund,
      purchase,
      refund ?? (await createRefund(site, purchase.payment_intent, queuedRefund)),
    )
  } catch (error) {
    const refusal = refusalCode(error)
    if (refusal === undefined) return postpone(site, queuedRefund, error)
    await refuse(site, queuedRefund, purchase, refusal)
  }
  await syncPaymentState(site, purchase.payment_intent).catch((error) => {
    // The queued refund is finished; the event or the reconciler will sync the purchase.
    site.log.warn({ err: error, request: queuedRefund.id }, 'could not sync the payment of a refund')
  })
}

const findRefund = async (site: CheckoutSite, payment: string, requestId: string) =>
  (await refundsAtProvider(site, payment)).find(({ metadata }) => metadata?.[REQUEST_KEY] === requestId)

const createRefund = (
  site: CheckoutSite,
  payment: string,
  { id, amount, cause, key_number }: QueuedRefundRow,
) =>
  site.cards.api.refunds.create(
    { payment_intent: payment, amount, metadata: { [REQUEST_KEY]: id }, ...(cause && { reason: cause }) },
    { idempotencyKey: key_number === 1 ? `refund:${id}` : `refund:${id}:${key_number}` },
  )

async function finish(
  site: CheckoutSite,
  queuedRefund: QueuedRefundRow,
  purchase: PurchaseRow,
  refund: Stripe.Refund,
) {
  await site.db.transaction().execute(async (trx) => {
    if (!(await finishQueuedRefund(trx, queuedRefund.id, { state: 'sent', refund_id: refund.id }))) return
    await saveRefund(trx, await toRefundRow(trx, purchase, refund))
    for (const { id } of await refusedRefundsOf(trx, purchase.id))
      await resolveAlarm(trx, site, { kind: 'refund.refused', subject: id })
  })
}

async function refuse(
  site: CheckoutSite,
  queuedRefund: QueuedRefundRow,
  purchase: PurchaseRow | undefined,
  refusal: string,
): Promise<void> {
  const customerId = queuedRefund.access === 'follows' ? null : (purchase?.customer_id ?? null)
  await site.db.transaction().execute(async (trx) => {
    if (customerId !== null) await lockCustomer(trx, site.clock, customerId)
    if (!(await finishQueuedRefund(trx, queuedRefund.id, { state: 'refused', refusal }))) return
    if (customerId !== null) await withdrawAccessChoice(trx, site, queuedRefund, customerId)
    await raiseAlarm(trx, site, { kind: 'refund.refused', subject: queuedRefund.id, detail: refusal })
  })
  triggerAlarmAnnouncement(site)
}

/** The provider's final refusal code; undefined if a retry may succeed. */
function refusalCode(error: unknown): string | undefined {
  const { StripeAuthenticationError, StripePermissionError } = stripeErrors
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError)
    return 'not_permitted'
  const { StripeInvalidRequestError, StripeCardError, StripeIdempotencyError } = stripeErrors
  const isRefusal =
    error instanceof StripeInvalidRequestError ||
    error instanceof StripeCardError ||
    error instanceof StripeIdempotencyError
  return isRefusal ? (error.code ?? 'unknown') : undefined
}

async function postpone(site: CheckoutSite, queuedRefund: QueuedRefundRow, error: unknown): Promise<void> {
  // A 500 response is stored under the idempotency key and repeated for a day; a lost connection is not.
  const isServerError = error instanceof stripeErrors.StripeError && (error.statusCode ?? 0) >= 500
  const delay = Math.max(retryDelaySeconds(queuedRefund.attempts + 1), isServerError ? NEW_KEY_SECONDS : 0)
  await postponeQueuedRefund(site.db, queuedRefund.id, {
    due_at: nowMillis(site.clock) + delay * 1000,
    key_number: queuedRefund.key_number + (isServerError ? 1 : 0),
  })
  const level = error instanceof stripeErrors.StripeError ? 'warn' : 'error'
  site.log[level]({ err: error, request: queuedRefund.id }, 'sending a refund failed and will be retried')
}
