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

const BATCH = 20
/** Longer than any call to the provider with its retries; a process that died frees its requests after it. */
const CLAIM_SECONDS = 90
/**
 * After a provider error, wait this long before using a new idempotency key: by then a refund that was made
 * would be listed.
 */
const NEW_KEY_SECONDS = 30

/** Sends queued refunds to the card provider until each is made or refused. */
export const refundsJob = (site: CheckoutSite): Job => ({
  name: REFUNDS_JOB,
  everySeconds: 15,
  notWhenQuiet: true,
  async run() {
    for (const request of await dueQueuedRefunds(site.db, site.clock, BATCH)) {
      if (await claimQueuedRefund(site.db, request, nowMillis(site.clock) + CLAIM_SECONDS * 1000))
        await sendRequest(site, request)
    }
  },
})

async function sendRequest(site: CheckoutSite, request: QueuedRefundRow): Promise<void> {
  const purchase = await purchaseById(site.db, request.purchase_id)
  if (!purchase?.payment_intent) return refuse(site, request, purchase, 'no_payment')
  try {
    // A previous run may have made the refund, and only the response was lost.
    const made = request.attempts > 0 ? await findMade(site, purchase.payment_intent, request.id) : undefined
    await finish(site, request, purchase, made ?? (await makeRefund(site, purchase.payment_intent, request)))
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal === undefined) return postpone(site, request, error)
    await refuse(site, request, purchase, refusal)
  }
  await syncPaymentState(site, purchase.payment_intent).catch((error) => {
    // The queued refund is finished; the event or the reconciler will sync the purchase.
    site.log.warn({ err: error, request: request.id }, 'the payment of a refund could not be looked at')
  })
}

const findMade = async (site: CheckoutSite, payment: string, requestId: string) =>
  (await refundsAtProvider(site, payment)).find(({ metadata }) => metadata?.[REQUEST_KEY] === requestId)

const makeRefund = (
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
  request: QueuedRefundRow,
  purchase: PurchaseRow,
  made: Stripe.Refund,
) {
  await site.db.transaction().execute(async (trx) => {
    if (!(await finishQueuedRefund(trx, request.id, { state: 'sent', refund_id: made.id }))) return
    await saveRefund(trx, await toRefundRow(trx, purchase, made))
    for (const { id } of await refusedRefundsOf(trx, purchase.id))
      await resolveAlarm(trx, site, { kind: 'refund.refused', subject: id })
  })
}

async function refuse(
  site: CheckoutSite,
  request: QueuedRefundRow,
  purchase: PurchaseRow | undefined,
  refusal: string,
): Promise<void> {
  const customerId = request.access === 'follows' ? null : (purchase?.customer_id ?? null)
  await site.db.transaction().execute(async (trx) => {
    if (customerId !== null) await lockCustomer(trx, site.clock, customerId)
    if (!(await finishQueuedRefund(trx, request.id, { state: 'refused', refusal }))) return
    if (customerId !== null) await withdrawAccessChoice(trx, site, request, customerId)
    await raiseAlarm(trx, site, { kind: 'refund.refused', subject: request.id, detail: refusal })
  })
  triggerAlarmAnnouncement(site)
}

/** The provider's final refusal code; undefined if a retry may succeed. */
function refusalIn(error: unknown): string | undefined {
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

async function postpone(site: CheckoutSite, request: QueuedRefundRow, error: unknown): Promise<void> {
  // A 500 response is stored under the idempotency key and repeated for a day; a lost connection is not.
  const hasFailed = error instanceof stripeErrors.StripeError && (error.statusCode ?? 0) >= 500
  const delay = Math.max(retryDelaySeconds(request.attempts + 1), hasFailed ? NEW_KEY_SECONDS : 0)
  await postponeQueuedRefund(site.db, request.id, {
    due_at: nowMillis(site.clock) + delay * 1000,
    key_number: request.key_number + (hasFailed ? 1 : 0),
  })
  const level = error instanceof stripeErrors.StripeError ? 'warn' : 'error'
  site.log[level]({ err: error, request: request.id }, 'a refund waits for another turn')
}
