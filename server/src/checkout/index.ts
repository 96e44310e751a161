import type { OpenSlice } from '../platform/slice.ts'
import type { Cards } from './cards.ts'
import { cleanupJob } from './cleanup.ts'
import { eventsJob } from './events.ts'
import { createCheckoutFunction, verifyPaymentFunction } from './functions.ts'
import { addMetrics } from './metrics.ts'
import { askForRefundFunction, purchasesFunction, withdrawRefundFunction } from './own-purchases.ts'
import { personalData } from './personal-data.ts'
import { reconcileJob } from './reconcile.ts'
import { paymentEvents } from './resource.ts'
import { refundsJob } from './send-refunds.ts'
import type { Shop } from './shop.ts'
import { solveAlarmFunction } from './solve-alarm.ts'
import { serveWebhook } from './webhook.ts'

export { type Cards, openCards } from './cards.ts'
export { examineCards } from './examine-cards.ts'
export { declineClaim } from './refund-claims.ts'
export { lockRefundable, requestRefund } from './request-refund.ts'
export { orderNumberOf } from './rules.ts'
export { REFUNDS_JOB } from './send-refunds.ts'
export { repairableAlarms } from './solve-alarm.ts'
export { checkoutsBetween } from './store/days.ts'
export { reconciledUntil } from './store/reconciliations.ts'
export { claimOf } from './store/refund-claims.ts'
export { refundsBetween, returningStates } from './store/refunds.ts'

export const openCheckout =
  (cards: Cards): OpenSlice =>
  (plainSite) => {
    let purchases = 0
    const site: Shop = { ...plainSite, cards, countPurchase: () => (purchases += 1) }
    return {
      personalData,
      csp: cards.csp,
      routes: (app) => serveWebhook(app, site),
      resources: [paymentEvents],
      functions: [
        createCheckoutFunction(site),
        verifyPaymentFunction(site),
        solveAlarmFunction,
        purchasesFunction,
        askForRefundFunction,
        withdrawRefundFunction,
      ],
      jobs: [eventsJob(site), refundsJob(site), reconcileJob(site), cleanupJob(site)],
      readiness: { name: 'cards', seconds: 30, run: () => checkProvider(cards) },
      metrics: (registry) => addMetrics(site, registry, () => purchases),
    }
  }

/** Throws when the card provider does not answer. */
async function checkProvider({ api }: Cards): Promise<void> {
  await api.checkout.sessions.list({ limit: 1 }, { maxNetworkRetries: 0, timeout: 5000 })
}
