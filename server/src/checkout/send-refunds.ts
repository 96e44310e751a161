import type Stripe from 'stripe'
import { lockCustomer, type PurchaseRow, purchaseById } from '../access/index.ts'
import { alarm, announceSoon, solveAlarm } from '../alarms/index.ts'
import { nowMillis } from '../platform/clock.ts'
import type { Job } from '../platform/jobs.ts'
import { refundsAtProvider } from './payment-status.ts'
import { REQUEST_KEY, toRefundRow } from './record-refunds.ts'
import { withdrawAccessChoice } from './refund-access.ts'
import { retryDelaySeconds } from './rules.ts'
import type { Shop } from './shop.ts'
import {
  claimRequest,
  dueRequests,
  endRequest,
  postponeRequest,
  type RefundRequestRow,
  refusedRequestsOf,
} from './store/refund-requests.ts'
import { saveRefund } from './store/refunds.ts'
import { stripeErrors } from './stripe.ts'
import { syncPaymentState } from './sync-payment-state.ts'

export const REFUNDS_JOB = 'refund-requests'

const BATCH = 20
/** Longer than any call to the provider with its retries; a process that died frees its requests after it. */
const CLAIM_SECONDS = 90
/** How long a failure of the provider rests before it is asked under another key: by then its refund would show. */
const NEW_KEY_SECONDS = 30

/** Brings the refunds that staff have asked for to the card provider, each until it is made or refused. */
export const refundsJob = (site: Shop): Job => ({
  name: REFUNDS_JOB,
  everySeconds: 15,
  notWhenQuiet: true,
  async run() {
    for (const request of await dueRequests(site.db, site.clock, BATCH)) {
      if (await claimRequest(site.db, request, nowMillis(site.clock) + CLAIM_SECONDS * 1000))
        await sendRequest(site, request)
    }
  },
})

async function sendRequest(site: Shop, request: RefundRequestRow): Promise<void> {
  const purchase = await purchaseById(site.db, request.purchase_id)
  if (!purchase?.payment_intent) return refuse(site, request, purchase, 'no_payment')
  try {
    // What an earlier turn did may be all there is to do: its answer was lost, or the process ended.
    const made = request.attempts > 0 ? await findMade(site, purchase.payment_intent, request.id) : undefined
    await finish(site, request, purchase, made ?? (await makeRefund(site, purchase.payment_intent, request)))
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal === undefined) return postpone(site, request, error)
    await refuse(site, request, purchase, refusal)
  }
  await syncPaymentState(site, purchase.payment_intent).catch((error) => {
    // The request has ended; the provider's event or the reconciler will have another look.
    site.log.warn({ err: error, request: request.id }, 'the payment of a refund could not be looked at')
  })
}

const findMade = async (site: Shop, payment: string, requestId: string) =>
  (await refundsAtProvider(site, payment)).find(({ metadata }) => metadata?.[REQUEST_KEY] === requestId)

const makeRefund = (site: Shop, payment: string, { id, amount, cause, key_number }: RefundRequestRow) =>
  site.cards.api.refunds.create(
    { payment_intent: payment, amount, metadata: { [REQUEST_KEY]: id }, ...(cause && { reason: cause }) },
    { idempotencyKey: key_number === 1 ? `refund:${id}` : `refund:${id}:${key_number}` },
  )

async function finish(site: Shop, request: RefundRequestRow, purchase: PurchaseRow, made: Stripe.Refund) {
  await site.db.transaction().execute(async (trx) => {
    if (!(await endRequest(trx, request.id, { state: 'sent', refund_id: made.id }))) return
    await saveRefund(trx, await toRefundRow(trx, purchase, made))
    for (const { id } of await refusedRequestsOf(trx, purchase.id))
      await solveAlarm(trx, site, { kind: 'refund.refused', subject: id })
  })
}

async function refuse(
  site: Shop,
  request: RefundRequestRow,
  purchase: PurchaseRow | undefined,
  refusal: string,
): Promise<void> {
  const customerId = request.access === 'follows' ? null : (purchase?.customer_id ?? null)
  await site.db.transaction().execute(async (trx) => {
    if (customerId !== null) await lockCustomer(trx, site.clock, customerId)
    if (!(await endRequest(trx, request.id, { state: 'refused', refusal }))) return
    if (customerId !== null) await withdrawAccessChoice(trx, site, request, customerId)
    await alarm(trx, site, { kind: 'refund.refused', subject: request.id, detail: refusal })
  })
  announceSoon(site)
}

/** The provider's final no, by its code; undefined for everything that may be different next time. */
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

async function postpone(site: Shop, request: RefundRequestRow, error: unknown): Promise<void> {
  // An answer of 500 is kept under the key and repeated for a day. A lost connection is not an answer.
  const hasFailed = error instanceof stripeErrors.StripeError && (error.statusCode ?? 0) >= 500
  const delay = Math.max(retryDelaySeconds(request.attempts + 1), hasFailed ? NEW_KEY_SECONDS : 0)
  await postponeRequest(site.db, request.id, {
    due_at: nowMillis(site.clock) + delay * 1000,
    key_number: request.key_number + (hasFailed ? 1 : 0),
  })
  const level = error instanceof stripeErrors.StripeError ? 'warn' : 'error'
  site.log[level]({ err: error, request: request.id }, 'a refund waits for another turn')
}
