import { SOURCE_RETENTION_DAYS } from '@course/contract/sales/sources'
import { DAY_MS, nowMillis } from '../platform/clock.ts'
import { addDays, todayUtc } from '../platform/days.ts'
import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import { deleteAttemptsBefore } from './store/attempts.ts'
import { deleteCheckoutSourcesBefore } from './store/checkouts-per-day.ts'
import { deleteDoneEventsBefore } from './store/events.ts'

/** Longer than the provider retries an event, so that a repeated event is recognized. */
export const CARD_EVENT_RETENTION_DAYS = 30
/**
 * A card form can be paid for a day, a delayed payment takes up to two weeks, and a first reconciliation
 * looks back 30 days.
 */
export const CHECKOUT_ATTEMPT_RETENTION_DAYS = 90

/** Deletes old card events, checkout attempts and checkouts by source. Purchases and the ledger are never deleted. */
export const checkoutCleanupJob = (site: Site): Job => ({
  name: 'checkout-cleanup',
  everySeconds: 3600,
  async run() {
    const now = nowMillis(site.clock)
    await deleteDoneEventsBefore(site.db, now - CARD_EVENT_RETENTION_DAYS * DAY_MS)
    const oldest = new Date(now - CHECKOUT_ATTEMPT_RETENTION_DAYS * DAY_MS).toISOString()
    await deleteAttemptsBefore(site.db, oldest)
    await deleteCheckoutSourcesBefore(site.db, addDays(todayUtc(site.clock), -SOURCE_RETENTION_DAYS))
  },
})
