import { parseEmail } from '@course/contract/accounts'
import type Stripe from 'stripe'
import { decideAccess, findAccessOverride, hasAccess } from '../../access/index.ts'
import { raiseAlarm, triggerAlarmAnnouncement } from '../../alarms/index.ts'
import { findAccountByEmail } from '../../auth/index.ts'
import { triggerDelivery } from '../../mail/index.ts'
import type { Tx } from '../../platform/database.ts'
import { IMPORTED } from '../../platform/importer.ts'
import { appendEntryWithAlarm } from '../append-entry-with-alarm.ts'
import { createGift } from '../gifts/change-gift.ts'
import { sendGift } from '../gifts/send-gift.ts'
import { hasInvoice } from '../invoices/invoice-parameters.ts'
import { chargeOf, fetchCardSession, fetchStatusOfPayment, paymentIdOf } from '../provider/payment-status.ts'
import { describeMismatches, isLongAgo, progressOf } from '../rules.ts'
import type { SalesSite } from '../sales-site.ts'
import { claimFirstSeat } from '../seats/claim-seat.ts'
import { type AttemptRow, endAttempt, findCheckoutAttempt } from '../store/attempts.ts'
import { appendLedgerEntry, findIgnoredOrder, ledgerFieldsOf, recordIgnoredOrder } from '../store/ledger.ts'
import {
  addPurchase,
  findPurchaseBySession,
  hasSeats,
  listCustomerPurchases,
  lockBuyer,
  type NewPurchase,
  type PurchaseRow,
} from '../store/purchases.ts'
import { addSeats } from '../store/seats.ts'
import { attachAccount } from './attach-account.ts'
import { closeOtherForms } from './close-other-forms.ts'
import { type CheckoutOrder, orderOfAttempt, orderOfMetadata } from './order.ts'
import { currentOffer, unitPrice } from './price.ts'

type Fulfillment =
  | { state: 'fulfilled'; purchase: PurchaseRow }
  | { state: 'open' | 'processing' | 'failed' | 'expired' | 'refused' | 'ignored' | 'unknown' }

/**
 * Turns a paid checkout into a purchase with access. Safe to call concurrently from webhook, return page and
 * reconciler: the first call wins, and the others return the same purchase. Trusts only the provider's API.
 * Customers whose payment the reconciler found long after it was made are not emailed.
 */
export async function fulfillCheckout(
  site: SalesSite,
  sessionId: string,
  { isFromReconciler = false }: { isFromReconciler?: boolean } = {},
): Promise<Fulfillment> {
  const existing = await findPurchaseBySession(site.db, sessionId)
  if (existing) return { state: 'fulfilled', purchase: existing }
  const ignored = await findIgnoredOrder(site.db, sessionId)
  if (ignored) return ignoredFulfillment(site, ignored.email)

  const session = await fetchCardSession(site, sessionId)
  if (!session) return { state: 'unknown' }
  const attempt = await findAttemptOf(site, session)
  const progress = progressOf(session)
  if ((progress === 'expired' || progress === 'failed') && attempt)
    await endAttempt(site.db, attempt.id, progress)
  if (progress !== 'paid') return { state: progress }

  const { email } = parseEmail(
    session.customer_details?.email ?? session.customer_email ?? attempt?.email ?? '',
  )
  const offer = currentOffer()
  const order = attempt ? orderOfAttempt(attempt) : orderOfMetadata(session)
  const problems = describeMismatches(session, {
    amount: attempt?.amount ?? unitPrice(order),
    quantity: order.seats,
    currency: attempt?.currency ?? offer.currency,
    courseId: offer.courseId,
    live: site.cards.live,
  })
  if (!email) problems.push('there is no email')
  if (!email || problems.length > 0) return rejectPayment(site, session, problems.join('; '))

  const payment = session.payment_intent as Stripe.PaymentIntent | null
  const paidAt = new Date((chargeOf(payment)?.created ?? session.created) * 1000)
  const isMailDeferred = isFromReconciler && isLongAgo(paidAt, site.clock.now())
  const newPurchase: NewPurchase = {
    session_id: session.id,
    payment_intent: payment?.id ?? null,
    attempt_id: attempt?.id ?? null,
    email,
    kind: order.kind,
    seats: order.seats,
    amount: session.amount_total!,
    ...discountFields(session, attempt),
    currency: session.currency!,
    country: session.customer_details?.address?.country ?? null,
    terms_version: attempt?.terms_version ?? null,
    source: attempt?.source ?? null,
    has_invoice: hasInvoice(session) ? 1 : 0,
    state: payment ? (await fetchStatusOfPayment(site, payment)).state : 'active',
  }
  return recordPurchase(site, newPurchase, { isMailDeferred, order })
}

/** Takes the code from the attempt, because a restricted API key may not read promotion codes. */
function discountFields(
  { total_details, discounts }: Stripe.Checkout.Session,
  attempt: AttemptRow | undefined,
) {
  const code = discounts?.[0]?.promotion_code
  const promotion_code = typeof code === 'object' ? (code?.id ?? null) : (code ?? null)
  return {
    discount: total_details?.amount_discount ?? 0,
    promotion_code,
    code: promotion_code !== null && attempt?.promotion_code === promotion_code ? attempt.code : null,
  }
}

/** Returns the attempt this session was created for, or undefined if the attempt has another session. */
async function findAttemptOf(
  site: SalesSite,
  session: Stripe.Checkout.Session,
): Promise<AttemptRow | undefined> {
  const attempt = session.client_reference_id
    ? await findCheckoutAttempt(site.db, session.client_reference_id)
    : undefined
  return attempt && (attempt.session_id ?? session.id) === session.id ? attempt : undefined
}

async function rejectPayment(
  site: SalesSite,
  session: Stripe.Checkout.Session,
  detail: string,
): Promise<Fulfillment> {
  const entry = {
    idempotency_key: `refused:${session.id}`,
    kind: 'payment.refused' as const,
    session_id: session.id,
    payment_intent: paymentIdOf(session.payment_intent) ?? null,
    email: payerOf(session),
    amount: session.amount_total,
    currency: session.currency,
    detail,
  }
  await site.db.transaction().execute((trx) => appendEntryWithAlarm(trx, site, entry, session.id))
  triggerAlarmAnnouncement(site)
  return { state: 'refused' }
}

/** The payer's email, normalized so that erasure finds it. */
function payerOf({ customer_details, customer_email }: Stripe.Checkout.Session): string | null {
  const email = customer_details?.email ?? customer_email
  return email ? (parseEmail(email).email ?? email) : null
}

/**
 * Rolls back a free order that gives nothing: the customer already has an active purchase, or staff have ended their
 * access, which only a payment restores.
 */
class IgnoredFreeOrder extends Error {}

type FulfillmentOptions = { isMailDeferred: boolean; order: CheckoutOrder }

async function recordPurchase(
  site: SalesSite,
  newPurchase: NewPurchase,
  options: FulfillmentOptions,
): Promise<Fulfillment> {
  try {
    return { state: 'fulfilled', purchase: await addAndGrant(site, newPurchase, options) }
  } catch (error) {
    if (!(error instanceof IgnoredFreeOrder)) throw error
    await site.db.transaction().execute(async (trx) => {
      if (newPurchase.attempt_id) await endAttempt(trx, newPurchase.attempt_id, 'complete')
      await recordIgnoredOrder(trx, site.clock, newPurchase)
    })
    return ignoredFulfillment(site, newPurchase.email)
  }
}

/** Returns the purchase that already gives the customer access, instead of the ignored order. */
async function ignoredFulfillment(site: SalesSite, email: string | null): Promise<Fulfillment> {
  const account = email === null ? undefined : await findAccountByEmail(site.db, email)
  if (!account || !(await hasAccess(site.db, account.id))) return { state: 'ignored' }
  const purchases = await listCustomerPurchases(site.db, account.id)
  const purchase = purchases.find(({ state }) => state === 'active')
  return purchase ? { state: 'fulfilled', purchase } : { state: 'ignored' }
}

async function addAndGrant(
  site: SalesSite,
  newPurchase: NewPurchase,
  options: FulfillmentOptions,
): Promise<PurchaseRow> {
  const { purchase, isNew } = await site.db.transaction().execute(async (trx) => {
    await lockBuyer(trx, site.engine, newPurchase)
    const added = await addPurchase(trx, site.clock, newPurchase)
    if (!added) return { purchase: await requirePurchase(trx, newPurchase.session_id), isNew: false }
    if (hasSeats(added)) await addSeats(trx, added)
    if (added.kind === 'gift') await createGift(trx, site, added, options.order.gift)
    if (newPurchase.attempt_id) await endAttempt(trx, newPurchase.attempt_id, 'complete')
    await appendLedgerEntry(trx, site.clock, {
      ...ledgerFieldsOf(added),
      idempotency_key: `received:${added.id}`,
      kind: 'payment.received',
    })
    const isActive = added.state === 'active'
    const grant = hasSeats(added) ? grantSeats : grantAccess
    return { purchase: isActive ? await grant(trx, site, added, options) : added, isNew: true }
  })
  if (isNew) site.countPurchase()
  triggerDelivery(site)
  triggerAlarmAnnouncement(site)
  if (isNew && purchase.state === 'active' && purchase.kind === 'self')
    await closeOtherForms(site, purchase.email)
  return purchase
}

async function grantAccess(
  trx: Tx,
  site: SalesSite,
  added: PurchaseRow,
  { isMailDeferred }: FulfillmentOptions,
) {
  const purchase = await attachAccount(trx, site, added, { sendsMail: !isMailDeferred })
  const customerId = purchase.customer_id!
  const { hadAccess } = await decideAccess(trx, site, customerId)
  const override = await findAccessOverride(trx, customerId)
  const isFree = purchase.amount === 0
  if (isFree && override?.kind === 'ended') throw new IgnoredFreeOrder()
  // An imported customer paid on the other site, so this payment is not a duplicate.
  if (isMailDeferred && override?.decided_by === IMPORTED) return purchase
  if (hadAccess && isFree) {
    const purchases = await listCustomerPurchases(trx, customerId)
    if (purchases.some(({ id, state }) => id !== purchase.id && state === 'active'))
      throw new IgnoredFreeOrder()
  } else if (hadAccess) {
    const entry = {
      ...ledgerFieldsOf(purchase),
      idempotency_key: `duplicate:${purchase.id}`,
      kind: 'payment.duplicate' as const,
      detail: 'the customer had access already; one of the payments should be refunded',
    }
    await appendEntryWithAlarm(trx, site, entry, customerId)
  }
  if (isMailDeferred) await raiseAlarm(trx, site, { kind: 'purchase.mail_waiting', subject: purchase.id })
  return purchase
}

/** Gives the buyer an account and the seats. A buyer who already has the course takes none of them. */
async function grantSeats(
  trx: Tx,
  site: SalesSite,
  added: PurchaseRow,
  { isMailDeferred, order: { ownSeat } }: FulfillmentOptions,
) {
  const purchase = await attachAccount(trx, site, added, { sendsMail: !isMailDeferred })
  const customerId = purchase.customer_id!
  const { access } = await decideAccess(trx, site, customerId)
  if (ownSeat && (access === 'none' || access === 'ended'))
    await claimFirstSeat(trx, site, purchase.id, customerId)
  if (purchase.kind === 'gift') await sendGift(trx, site, purchase.id)
  if (isMailDeferred) await raiseAlarm(trx, site, { kind: 'purchase.mail_waiting', subject: purchase.id })
  return purchase
}

async function requirePurchase(trx: Tx, sessionId: string): Promise<PurchaseRow> {
  const purchase = await findPurchaseBySession(trx, sessionId)
  if (!purchase) throw new Error(`the payment of ${sessionId} is recorded for another checkout`)
  return purchase
}
