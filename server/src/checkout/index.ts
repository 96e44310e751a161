import type { OpenSlice } from '../platform/slice.ts'
import { cleanupJob } from './cleanup.ts'
import { eventsJob } from './events.ts'
import { createCheckoutFunction, verifyPaymentFunction } from './functions.ts'
import { addMetrics } from './metrics.ts'
import { personalData } from './personal-data.ts'
import { checkProvider } from './provider-check.ts'
import { reconcileJob } from './reconcile.ts'
import { paymentEvents } from './resource.ts'
import { solveAlarmFunction } from './solve-alarm.ts'
import { serveWebhook } from './webhook.ts'

export const openCheckout: OpenSlice = (site) => ({
  personalData,
  routes: (app) => serveWebhook(app, site),
  resources: [paymentEvents],
  functions: [createCheckoutFunction, verifyPaymentFunction, solveAlarmFunction],
  jobs: [eventsJob(site), reconcileJob(site), cleanupJob(site)],
  readiness: { name: 'cards', seconds: 30, run: () => checkProvider(site) },
  metrics: (registry) => addMetrics(site, registry),
})
