import type { SliceFactory } from '../platform/slice.ts'
import type { Cards } from './cards.ts'
import { cleanupJob } from './cleanup.ts'
import { eventsJob } from './events.ts'
import { createCheckoutFunction, verifyPaymentFunction } from './functions.ts'
import { addMetrics } from './metrics.ts'
import { purchasesFunction, requestRefundFunction, withdrawRefundRequestFunction } from './own-purchases.ts'
import { personalData } from './personal-data.ts'
import { reconcileJob } from './reconcile.ts'
import { paymentEvents } from './resource.ts'
import { refundsJob } from './send-refunds.ts'
import type { CheckoutSite } from './shop.ts'
import { resolveAlarmFunction } from './solve-alarm.ts'
import { serveWebhook } from './webhook.ts'

export { type Cards, openCards } from './cards.ts'
export { diagnoseCards } from './examine-cards.ts'
export { declineCustomerRefundRequest } from './refund-claims.ts'
export { lockRefundable, queueRefund } from './request-refund.ts'
export { orderNumberOf } from './rules.ts'
export { REFUNDS_JOB } from './send-refunds.ts'
export { fixableAlarms } from './solve-alarm.ts'
export { checkoutsBetween } from './store/days.ts'
export { reconciledUntil } from './store/reconciliations.ts'
export { customerRefundRequestOf } from './store/refund-claims.ts'
export { nonFailedRefundStates, refundsBetween } from './store/refunds.ts'

export const createCheckoutSlice =
  (cards: Cards): SliceFactory =>
  (plainSite) => {
    let purchases = 0
    const site: CheckoutSite = { ...plainSite, cards, countPurchase: () => (purchases += 1) }
    return {
      personalData,
      csp: cards.csp,
      routes: (app) => serveWebhook(app, site),
      resources: [paymentEvents],
      functions: [
        createCheckoutFunction(site),
        verifyPaymentFunction(site),
        resolveAlarmFunction,
        purchasesFunction,
        requestRefundFunction,
        withdrawRefundRequestFunction,
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
