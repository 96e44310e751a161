import { nowMillis } from '../platform/clock.ts'
import { addCounter, addGauge, type Registry } from '../platform/metrics.ts'
import type { Site } from '../platform/site.ts'
import { reconciledUntil } from './store/reconciliations.ts'

export function addMetrics(site: Site, registry: Registry, purchases: () => number): void {
  addGauge(registry, {
    name: 'course_reconciler_lag_seconds',
    help: 'Time since payments were last compared with the card provider; NaN when they never were.',
    async read() {
      const reconciledAt = await reconciledUntil(site.db)
      return reconciledAt === undefined
        ? Number.NaN
        : Math.max(0, nowMillis(site.clock) - reconciledAt) / 1000
    },
  })
  addCounter(registry, {
    name: 'course_purchases_total',
    help: 'Purchases that this process recorded since it started.',
    read: purchases,
  })
}
