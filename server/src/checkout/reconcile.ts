import { purchasedSessions, purchaseOfPayment } from '../access/index.ts'
import { nowMillis } from '../platform/clock.ts'
import type { Job } from '../platform/jobs.ts'
import { fulfil } from './fulfil.ts'
import { paymentIdOf } from './payment-status.ts'
import type { Shop } from './shop.ts'
import { reconciled, reconciledUntil } from './store/reconciliations.ts'
import { stripeErrors } from './stripe.ts'
import { syncPaymentState } from './sync-payment-state.ts'

const EVERY_SECONDS = 300
const HOUR = 3600
const DAY = 24 * HOUR

/** How far back each kind is looked at again: as long as the provider can still change it without a new entry. */
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
/** The job comes round again soon enough; and a server that stops should not wait for a provider that is gone. */
const NO_RETRIES = { maxNetworkRetries: 0 }

/** Finds what no webhook told us. At start, then every few minutes; with several processes, whichever comes first. */
export function reconcileJob(site: Shop): Job {
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

/** Compares our books with the provider's, and moves the mark on when everything was seen. */
export async function reconcile(site: Shop): Promise<void> {
  const startedAt = nowMillis(site.clock)
  const reached = (await reconciledUntil(site.db)) ?? startedAt - FIRST_LOOK_BACK_SECONDS * 1000
  const since = (overlap: number) => ({ gte: Math.max(0, Math.floor(reached / 1000) - overlap) })
  await fulfilCompleted(site, since(LOOKBACK_SECONDS.sessions))
  await settleChanged(site, since(LOOKBACK_SECONDS.refunds), since(LOOKBACK_SECONDS.disputes))
  await reconciled(site.db, startedAt)
}

type Since = { gte: number }

async function fulfilCompleted(site: Shop, created: Since): Promise<void> {
  const sessions = site.cards.api.checkout.sessions.list(
    { status: 'complete', created, limit: PAGE },
    NO_RETRIES,
  )
  let page: string[] = []
  for await (const { id } of sessions) {
    if (page.push(id) < PAGE) continue
    await fulfilMissing(site, page)
    page = []
  }
  await fulfilMissing(site, page)
}

async function fulfilMissing(site: Shop, sessionIds: readonly string[]): Promise<void> {
  const known = await purchasedSessions(site.db, sessionIds)
  const missing = sessionIds.filter((id) => !known.has(id))
  await forEachLimited(missing, (id) => fulfil(site, id, { isRecreated: true }))
}

/** Refunds and disputes are few: all that can still change are listed, and those that look new are settled. */
async function settleChanged(site: Shop, refundsSince: Since, disputesSince: Since): Promise<void> {
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

/** A few at a time; one that fails does not keep the others waiting, but the whole is not complete then. */
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
