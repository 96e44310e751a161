import type Stripe from 'stripe'
import { raiseAlarm, resolveAlarm, triggerAlarmAnnouncement } from '../alarms/index.ts'
import { nowMillis } from '../platform/clock.ts'
import type { Job } from '../platform/jobs.ts'
import type { CheckoutSite } from './checkout-site.ts'
import { fulfillCheckout } from './fulfill-checkout.ts'
import { paymentIdOf } from './payment-status.ts'
import { retryDelaySeconds } from './rules.ts'
import {
  type CardEventRow,
  claimEvent,
  dueEvents,
  finishEvent,
  type NewCardEvent,
  postponeEvent,
  RECONCILED,
} from './store/events.ts'
import { stripeErrors } from './stripe.ts'
import { syncPaymentState } from './sync-payment-state.ts'

export const EVENTS_JOB = 'card-events'

const MAX_CONCURRENT = 8
const BATCH_SIZE = 64
/**
 * Longer than any provider call with its retries. Events of a process that died are free again afterwards.
 */
const CLAIM_SECONDS = 90
/** With the waits between them, about a quarter of an hour. */
export const ATTEMPTS_BEFORE_ALARM = 10

/** Returns the object an event refers to, or undefined for events the site does not handle. */
export function eventSubject(event: Stripe.Event): NewCardEvent | undefined {
  const { id, type } = event
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { id, type, subject: 'session', subject_id: event.data.object.id }
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const payment = paymentIdOf(event.data.object.payment_intent)
      return payment ? { id, type, subject: 'payment', subject_id: payment } : undefined
    }
    default:
      return undefined
  }
}

/** Processes stored events, including those left behind by a process that died. */
export const eventsJob = (site: CheckoutSite): Job => ({
  name: EVENTS_JOB,
  everySeconds: 15,
  skipWhenQuiet: true,
  async run() {
    for (;;) {
      const due = await dueEvents(site.db, site.clock, BATCH_SIZE)
      if (due.length === 0) return
      const queue = due.values()
      await Promise.all(Array.from({ length: MAX_CONCURRENT }, () => processQueue(site, queue)))
    }
  },
})

async function processQueue(site: CheckoutSite, queue: Iterable<CardEventRow>): Promise<void> {
  for (const event of queue) {
    if (await claimEvent(site.db, event, nowMillis(site.clock) + CLAIM_SECONDS * 1000))
      await processEvent(site, event)
  }
}

async function processEvent(site: CheckoutSite, event: CardEventRow): Promise<void> {
  const attempts = event.attempts + 1
  const alarm = { kind: 'event.failing', subject: event.subject_id } as const
  try {
    const isRecreated = event.type === RECONCILED
    if (event.subject === 'session') await fulfillCheckout(site, event.subject_id, { isRecreated })
    else await syncPaymentState(site, event.subject_id)
    await finishEvent(site.db, event.id)
    if (attempts > ATTEMPTS_BEFORE_ALARM) await resolveAlarm(site.db, site, alarm)
  } catch (error) {
    await postponeEvent(site.db, event.id, nowMillis(site.clock) + retryDelaySeconds(attempts) * 1000)
    logFailure(site, error, { event: event.id, type: event.type, attempts })
    if (attempts < ATTEMPTS_BEFORE_ALARM) return
    await raiseAlarm(site.db, site, { ...alarm, detail: `${event.type}, attempts: ${attempts}` })
    triggerAlarmAnnouncement(site)
  }
}

/** An error of the provider is expected now and then; any other may be a bug. */
export function logFailure(site: CheckoutSite, error: unknown, context: Record<string, unknown>): void {
  const level = error instanceof stripeErrors.StripeError ? 'warn' : 'error'
  site.log[level]({ err: error, ...context }, 'processing a card event failed and will be retried')
}
