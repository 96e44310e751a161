import { nowMillis } from '../platform/clock.ts'
import { addCounter, addGauge, type Registry } from '../platform/metrics.ts'
import type { Site } from '../platform/site.ts'
import { creditNoteQueue } from './store/credit-notes.ts'
import { cardEventQueue } from './store/events.ts'
import { refundQueue } from './store/queued-refunds.ts'
import { findLastReconciledAt } from './store/reconciliations.ts'

export function addMetrics(site: Site, registry: Registry, purchases: () => number): void {
  addGauge(registry, {
    name: 'course_reconciler_lag_seconds',
    help: 'Time since payments were last compared with the card provider; NaN when they never were.',
    async read() {
      const reconciledAt = await findLastReconciledAt(site.db)
      return reconciledAt === undefined
        ? Number.NaN
        : Math.max(0, nowMillis(site.clock) - reconciledAt) / 1000
    },
  })
  cardEventQueue.addGauge(registry, site, {
    name: 'course_card_event_queue_seconds',
    help: 'Age of the oldest unprocessed event of the card provider in seconds.',
  })
  refundQueue.addGauge(registry, site, {
    name: 'course_refund_queue_seconds',
    help: 'Age of the oldest refund that was not sent to the card provider in seconds.',
  })
  creditNoteQueue.addGauge(registry, site, {
    name: 'course_credit_note_queue_seconds',
    help: 'Age of the oldest credit note that was not issued by the card provider in seconds.',
  })
  addCounter(registry, {
    name: 'course_purchases_total',
    help: 'Purchases that this process recorded since it started.',
    read: purchases,
  })
}
