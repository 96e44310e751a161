import Stripe from 'stripe'
import { DAY_SECONDS, nowMillis } from '../../platform/clock.ts'
import { forEachLimited } from '../../platform/for-each-limited.ts'
import type { Job } from '../../platform/jobs.ts'
import { fulfillCheckout } from '../checkout/fulfill-checkout.ts'
import type { SalesSite } from '../sales-site.ts'
import { type EventSubject, queueReconciled } from '../store/events.ts'
import { findPurchaseByPayment, listPurchasedSessions } from '../store/purchases.ts'
import { findLastReconciledAt, saveReconciledAt } from '../store/reconciliations.ts'
import { logFailure } from './events.ts'
import { paymentIdOf } from './payment-status.ts'
import { syncPaymentState } from './sync-payment-state.ts'

const INTERVAL_SECONDS = 300
const HOUR_SECONDS = 3600

/** How long the provider can change each kind without creating a new object; checked again in every run. */
const LOOKBACK_SECONDS = {
  /** A checkout can be paid for one day. */
  sessions: DAY_SECONDS + HOUR_SECONDS,
  /** A bank can refuse a refund for a month. */
  refunds: 35 * DAY_SECONDS,
  /** A dispute takes months. */
  disputes: 200 * DAY_SECONDS,
}
const INITIAL_LOOKBACK_SECONDS = 30 * DAY_SECONDS
const MAX_CONCURRENT = 8
const PAGE_SIZE = 100

/**
 * Finds changes that no webhook reported: at start, and then every five minutes. The job runs every minute and returns at
 * once if the last success is recent, so that a failed run is soon repeated. Two processes may reconcile at once, because
 * repeating it changes nothing.
 */
export function reconcileJob(site: SalesSite): Job {
  let isFirst = true
  return {
    name: 'reconcile-payments',
    everySeconds: 60,
    skipWhenQuiet: true,
    async run() {
      const reconciledAt = (await findLastReconciledAt(site.db)) ?? 0
      if (!isFirst && reconciledAt > nowMillis(site.clock) - INTERVAL_SECONDS * 1000) return
      try {
        await reconcile(site)
        isFirst = false
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error
        site.log.warn({ err: error }, 'could not reconcile payments with the card provider; retrying soon')
      }
    },
  }
}

/**
 * Compares our records with the provider's, and saves the start time. What cannot be processed is queued
 * like a webhook event, so that one payment neither stops the others nor makes the window grow.
 */
export async function reconcile(site: SalesSite): Promise<void> {
  const startedAt = nowMillis(site.clock)
  const reconciledAt = (await findLastReconciledAt(site.db)) ?? startedAt - INITIAL_LOOKBACK_SECONDS * 1000
  const since = (lookback: number) => ({ gte: Math.max(0, Math.floor(reconciledAt / 1000) - lookback) })
  await fulfillCompleted(site, since(LOOKBACK_SECONDS.sessions))
  await syncChanged(site, since(LOOKBACK_SECONDS.refunds), since(LOOKBACK_SECONDS.disputes))
  await saveReconciledAt(site.db, startedAt)
}

type Since = { gte: number }

async function fulfillCompleted(site: SalesSite, created: Since): Promise<void> {
  const sessions = site.cards.api.checkout.sessions.list({ status: 'complete', created, limit: PAGE_SIZE })
  let page: string[] = []
  for await (const { id } of sessions) {
    if (page.push(id) < PAGE_SIZE) continue
    await fulfillMissing(site, page)
    page = []
  }
  await fulfillMissing(site, page)
}

async function fulfillMissing(site: SalesSite, sessionIds: readonly string[]): Promise<void> {
  const known = await listPurchasedSessions(site.db, sessionIds)
  const missing = sessionIds.filter((id) => !known.has(id))
  await forEachLimited(missing, MAX_CONCURRENT, (id) =>
    runOrQueue(site, { subject: 'session', subject_id: id }, () =>
      fulfillCheckout(site, id, { isFromReconciler: true }),
    ),
  )
}

/** Lists all refunds and disputes that can still change, and syncs the payments whose fingerprint differs. */
async function syncChanged(site: SalesSite, refundsSince: Since, disputesSince: Since): Promise<void> {
  const { api } = site.cards
  const entriesByPayment = new Map<string, string[]>()
  const addEntry = (payment: string | { id: string } | null, entry: string) => {
    const id = paymentIdOf(payment)
    if (id) entriesByPayment.set(id, [...(entriesByPayment.get(id) ?? []), entry])
  }
  for await (const refund of api.refunds.list({ created: refundsSince, limit: PAGE_SIZE }))
    addEntry(refund.payment_intent, `${refund.id}:${refund.status}`)
  for await (const dispute of api.disputes.list({ created: disputesSince, limit: PAGE_SIZE }))
    addEntry(dispute.payment_intent, `${dispute.id}:${dispute.status}`)

  await forEachLimited([...entriesByPayment], MAX_CONCURRENT, async ([payment, entries]) => {
    const fingerprint = entries.sort().join()
    const purchase = await findPurchaseByPayment(site.db, payment)
    if (purchase && purchase.provider_fingerprint !== fingerprint)
      await runOrQueue(site, { subject: 'payment', subject_id: payment }, () =>
        syncPaymentState(site, payment, fingerprint),
      )
  })
}

async function runOrQueue(site: SalesSite, event: EventSubject, run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    logFailure(site, error, event)
    await queueReconciled(site.db, site.clock, event)
  }
}
