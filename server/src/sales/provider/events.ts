import Stripe from 'stripe'
import { raiseAlarm, resolveAlarm, triggerAlarmAnnouncement } from '../../alarms/index.ts'
import type { Job } from '../../platform/jobs.ts'
import { fulfillCheckout } from '../checkout/fulfill-checkout.ts'
import type { SalesSite } from '../sales-site.ts'
import { type CardEventRow, cardEventQueue, type NewCardEvent, RECONCILED } from '../store/events.ts'
import { paymentIdOf } from './payment-status.ts'
import { syncPaymentState } from './sync-payment-state.ts'

export const EVENTS_JOB = 'card-events'

/** With back-off, the site makes this many attempts in about a quarter of an hour. */
export const ATTEMPTS_BEFORE_ALARM = 10

const SESSION_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const
const PAYMENT_EVENTS = [
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const

/** The events that the webhook endpoint must receive. Without them, only the reconciler notices changes. */
export const HANDLED_EVENTS = [...SESSION_EVENTS, ...PAYMENT_EVENTS]

/** Returns the object an event refers to, or undefined for events the site does not handle. */
export function eventSubject(event: Stripe.Event): NewCardEvent | undefined {
  const { id, type } = event
  if (isOneOf(SESSION_EVENTS, event))
    return { id, type, subject: 'session', subject_id: event.data.object.id }
  const payment = isOneOf(PAYMENT_EVENTS, event) && paymentIdOf(event.data.object.payment_intent)
  return payment ? { id, type, subject: 'payment', subject_id: payment } : undefined
}

const isOneOf = <Type extends Stripe.Event.Type>(
  types: readonly Type[],
  event: Stripe.Event,
): event is Extract<Stripe.Event, { type: Type }> => (types as readonly string[]).includes(event.type)

/** Processes stored events, including those left behind by a process that died. */
export const eventsJob = (site: SalesSite): Job => ({
  name: EVENTS_JOB,
  everySeconds: 15,
  skipWhenQuiet: true,
  run: (signal) =>
    cardEventQueue.run(
      site,
      {
        process: (event) => processEvent(site, event),
        onFailure: (event, error, inSeconds) => recordFailure(site, event, error, inSeconds),
      },
      signal,
    ),
})

const alarmOf = ({ subject_id }: CardEventRow) => ({ kind: 'event.failing', subject: subject_id }) as const

async function processEvent(site: SalesSite, event: CardEventRow): Promise<void> {
  const isFromReconciler = event.type === RECONCILED
  if (event.subject === 'session') await fulfillCheckout(site, event.subject_id, { isFromReconciler })
  else await syncPaymentState(site, event.subject_id)
  await cardEventQueue.finish(site.db, event.id, { state: 'done' })
  if (event.attempts > ATTEMPTS_BEFORE_ALARM) await resolveAlarm(site.db, site, alarmOf(event))
}

async function recordFailure(site: SalesSite, event: CardEventRow, error: unknown, inSeconds: number) {
  const { id, type, attempts } = event
  logFailure(site, error, { event: id, type, attempts })
  if (attempts >= ATTEMPTS_BEFORE_ALARM) {
    await raiseAlarm(site.db, site, { ...alarmOf(event), detail: `${type}, attempts: ${attempts}` })
    triggerAlarmAnnouncement(site)
  }
  return { inSeconds }
}

/** An error of the provider is expected now and then; any other may be a bug. */
export function logFailure(site: SalesSite, error: unknown, context: Record<string, unknown>): void {
  const level = error instanceof Stripe.errors.StripeError ? 'warn' : 'error'
  site.log[level]({ err: error, ...context }, 'processing a card event failed and will be retried')
}
