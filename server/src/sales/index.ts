import type { SliceFactory } from '../http/slice.ts'
import { WorkerThread } from '../platform/worker-thread.ts'
import { createCheckoutFunction, verifyPaymentFunction } from './checkout/functions.ts'
import { checkoutCleanupJob } from './cleanup.ts'
import { checkCodeFunction } from './codes/check-code.ts'
import type { GiftCard } from './gifts/draw-gift-card.ts'
import { giftFunctions } from './gifts/functions.ts'
import { giftsJob } from './gifts/send-gift.ts'
import { invoiceLinkFunction, serveInvoices } from './invoices/invoice-link.ts'
import { creditNotesJob } from './invoices/issue-credit-notes.ts'
import { addMetrics } from './metrics.ts'
import { purchasesFunction } from './own-purchases.ts'
import { personalData } from './personal-data.ts'
import type { Cards } from './provider/cards.ts'
import { eventsJob } from './provider/events.ts'
import { reconcileJob } from './provider/reconcile.ts'
import { serveWebhook } from './provider/webhook.ts'
import { requestRefundFunction, withdrawRefundRequestFunction } from './refunds/functions.ts'
import { refundsJob } from './refunds/process-queued-refunds.ts'
import { paymentEvents } from './resource.ts'
import type { SalesSite } from './sales-site.ts'
import { seatFunctions } from './seats/functions.ts'

export { alarmFixes } from './alarm-fixes.ts'
export { currentOffer } from './checkout/price.ts'
export { createCode, fetchCode, fetchCodes, setCodeActive } from './codes/provider-codes.ts'
export { findNewestOrder, resendOrderConfirmations } from './order-mails.ts'
export { fetchBalanceEntries } from './provider/balance-entries.ts'
export { type Cards, openCards } from './provider/cards.ts'
export { diagnoseCards } from './provider/diagnose-cards.ts'
export { declineCustomerRefundRequest } from './refunds/customer-refund-requests.ts'
export { REFUNDS_JOB } from './refunds/process-queued-refunds.ts'
export { lockRefundable, queueRefund } from './refunds/queue-refund.ts'
export { orderNumberOf } from './rules.ts'
export { findSeatBuyer, listSeatEntries, listTeamSeats } from './seats/list-seat-entries.ts'
export { requireRefundableSeats } from './seats/refund-seats.ts'
export { listCodeSalesByMonth, listSalesByCode } from './store/code-sales.ts'
export { findCustomerRefundRequest, toCustomerRefundRequest } from './store/customer-refund-requests.ts'
export {
  addPurchase,
  assignPurchaseToCustomer,
  hasPurchases,
  isFullyRefunded,
  listCustomerPurchases,
  type PurchaseRow,
  transitionPurchase,
} from './store/purchases.ts'
export { findLastReconciledAt } from './store/reconciliations.ts'
export { nonFailedRefundStates } from './store/refunds.ts'
export { countSalesPerDay, sumRevenueBy } from './store/revenue.ts'

export const createSalesSlice =
  (cards: Cards): SliceFactory =>
  (plainSite) => {
    let purchases = 0
    const giftCards = new WorkerThread<GiftCard>(new URL('./gifts/gift-card-worker.ts', import.meta.url))
    const site: SalesSite = { ...plainSite, cards, countPurchase: () => (purchases += 1) }
    // A job tries again later, so neither shutdown nor the lease of a row has to wait for retries of a call.
    const jobSite: SalesSite = { ...site, cards: { ...cards, api: cards.apiWithoutRetries } }
    return {
      personalData,
      csp: cards.csp,
      routes(app) {
        serveWebhook(app, site)
        serveInvoices(app, site)
      },
      resources: [paymentEvents],
      functions: [
        createCheckoutFunction(site),
        checkCodeFunction(site),
        verifyPaymentFunction(site),
        purchasesFunction,
        requestRefundFunction,
        withdrawRefundRequestFunction,
        invoiceLinkFunction,
        ...seatFunctions,
        ...giftFunctions(giftCards),
      ],
      jobs: [
        eventsJob(jobSite),
        refundsJob(jobSite),
        creditNotesJob(jobSite),
        giftsJob(site),
        reconcileJob(jobSite),
        checkoutCleanupJob(site),
      ],
      close: () => giftCards.close(),
      readiness: { name: 'cards', cacheSeconds: 30, run: () => checkProvider(cards) },
      metrics: (registry) => addMetrics(site, registry, () => purchases),
    }
  }

/** Throws if the card provider does not respond. */
async function checkProvider({ apiWithoutRetries }: Cards): Promise<void> {
  await apiWithoutRetries.checkout.sessions.list({ limit: 1 }, { timeout: 5000 })
}
