import type { Slice } from '../platform/site.ts'
import { eventsJob } from './events.ts'
import { createCheckoutFunction, verifyPaymentFunction } from './functions.ts'
import { checkProvider } from './provider-check.ts'
import { reconcileJob } from './reconcile.ts'
import { paidCustomers, paymentEvents } from './resource.ts'
import { serveWebhook } from './webhook.ts'

export { isPaidCustomer } from './store/purchases.ts'
export { paidCustomerCount, salesPerDay } from './store/sales.ts'

export const checkout: Slice = {
  name: 'checkout',
  routes: serveWebhook,
  resources: [paidCustomers, paymentEvents],
  functions: [createCheckoutFunction, verifyPaymentFunction],
  jobs: (site) => [eventsJob(site), reconcileJob(site)],
  ready: checkProvider,
}
