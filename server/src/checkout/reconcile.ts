import { purchasedSessions, purchaseOfPayment } from '../access/index.ts'
import { nowMillis } from '../platform/clock.ts'
import type { Job } from '../platform/jobs.ts'
import type { CheckoutSite } from './checkout-site.ts'
import { fulfillCheckout } from './fulfill-checkout.ts'
import { paymentIdOf } from './payment-status.ts'
import { reconciledUntil, saveReconciledAt } from './store/reconciliations.ts'
import { stripeErrors } from './stripe.ts'
import { syncPaymentState } from './sync-payment-state.ts'

const EVERY_SECONDS = 300
const HOUR = 3600
const DAY = 24 * HOUR

/**
 * How far back each kind is checked again: as long as the provider can still change it without a new entry.
 */
const LOOKBACK_SECONDS = {
  /** A checkout can be paid until a day after it was begun. */
  sessions: DAY + HOUR,
  /** A bank can refuse a refund for a month. */
  refunds: 35 * DAY,
  /** A dispute takes months. */
  disputes: 200 * DAY,
}
const FIRST_LOOK_BACK_SECONDS = 30 * DAY
const MAX_CONCURRENT = 8
const PAGE = 100
/** No retries: the job runs again soon, and shutdown must not wait for an unreachable provider. */
const NO_RETRIES = { maxNetworkRetries: 0 }

/** Finds what no webhook reported. Runs at start and every few minutes, in one process at a time. */
export function reconcileJob(site: CheckoutSite): Job {
  let isFirst = true
  return {
    name: 'reconcile-payments',
    everySeconds: 60,
    notWhenQuiet: true,
    async run() {
      const reached = (await reconciledUntil(site.db)) ?? 0
      if (!isFirst && reached > nowMillis(site.clock) - EVERY_SECONDS * 1000) return
      try {
        await reconcile(site)
        isFirst = false
      } catch (error) {
        if (!(error instanceof stripeErrors.StripeError)) throw error
        site.log.warn(
          { err: error },
          'payments could not be compared with the card provider; trying again soon',
        )
      }
    },
  }
}

/** Compares our records with the provider's, and advances the timestamp if everything was checked. */
export async function reconcile(site: CheckoutSite): Promise<void> {
  const startedAt = nowMillis(site.clock)
  const reached = (await reconciledUntil(site.db)) ?? startedAt - FIRST_LOOK_BACK_SECONDS * 1000
  const since = (overlap: number) => ({ gte: Math.max(0, Math.floor(reached / 1000) - overlap) })
  await fulfillCompleted(site, since(LOOKBACK_SECONDS.sessions))
  await syncChanged(site, since(LOOKBACK_SECONDS.refunds), since(LOOKBACK_SECONDS.disputes))
  await saveReconciledAt(site.db, startedAt)
}

type Since = { gte: number }

async function fulfillCompleted(site: CheckoutSite, created: Since): Promise<void> {
  const sessions = site.cards.api.checkout.sessions.list(
    { status: 'complete', created, limit: PAGE },
    NO_RETRIES,
  )
  let page: string[] = []
  for await (const { id } of sessions) {
    if (page.push(id) < PAGE) continue
    await fulfillMissing(site, page)
    page = []
  }
  await fulfillMissing(site, page)
}

async function fulfillMissing(site: CheckoutSite, sessionIds: readonly string[]): Promise<void> {
  const known = await purchasedSessions(site.db, sessionIds)
  const missing = sessionIds.filter((id) => !known.has(id))
  await forEachLimited(missing, (id) => fulfillCheckout(site, id, { isRecreated: true }))
}

/** Refunds and disputes are few: all that can still change are listed, and those that differ are synced. */
async function syncChanged(site: CheckoutSite, refundsSince: Since, disputesSince: Since): Promise<void> {
  const { api } = site.cards
  const looks = new Map<string, string[]>()
  const note = (payment: string | { id: string } | null, look: string) => {
    const id = paymentIdOf(payment)
    if (id) looks.set(id, [...(looks.get(id) ?? []), look])
  }
  for await (const refund of api.refunds.list({ created: refundsSince, limit: PAGE }, NO_RETRIES))
    note(refund.payment_intent, `${refund.id}:${refund.status}`)
  for await (const dispute of api.disputes.list({ created: disputesSince, limit: PAGE }, NO_RETRIES))
    note(dispute.payment_intent, `${dispute.id}:${dispute.status}`)

  await forEachLimited([...looks], async ([payment, parts]) => {
    const fingerprint = parts.sort().join()
    const purchase = await purchaseOfPayment(site.db, payment)
    if (purchase && purchase.provider_fingerprint !== fingerprint)
      await syncPaymentState(site, payment, fingerprint)
  })
}

/** Limits concurrency. One failure does not stop the others, but the run then counts as incomplete. */
async function forEachLimited<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items.values()
  const failures: unknown[] = []
  const work = async () => {
    for (const item of queue) await run(item).catch((error) => failures.push(error))
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work))
  if (failures.length > 0) throw failures[0]
}
