import { Counter } from 'prom-client'
import { nowMillis } from '../platform/clock.ts'
import { addGauge, type Registry } from '../platform/metrics.ts'
import type { Site } from '../platform/site.ts'
import { reconciledUntil } from './store/reconciliations.ts'

const counters = new WeakMap<Site['config'], Counter>()

export function addMetrics(site: Site, registry: Registry): void {
  addGauge(registry, {
    name: 'course_reconciler_lag_seconds',
    help: 'Time since payments were last compared with the card provider; NaN when they never were.',
    async read() {
      const reached = await reconciledUntil(site.db)
      return reached === undefined ? Number.NaN : Math.max(0, nowMillis(site.clock) - reached) / 1000
    },
  })
  const counter = new Counter({
    name: 'course_purchases_total',
    help: 'Purchases that this process recorded since it started.',
    registers: [registry],
  })
  counters.set(site.config, counter)
}

export const countPurchase = (site: Site) => counters.get(site.config)?.inc()
