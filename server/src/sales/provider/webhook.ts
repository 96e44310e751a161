import type { FastifyInstance, FastifyRequest } from 'fastify'
import type Stripe from 'stripe'
import { z } from 'zod'
import { triggerAlarmAnnouncement } from '../../alarms/index.ts'
import { nowMillis, nowSeconds } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { unlimited } from '../../platform/rate-limits.ts'
import { appendEntryWithAlarm } from '../append-entry-with-alarm.ts'
import type { SalesSite } from '../sales-site.ts'
import { insertEvent } from '../store/events.ts'
import { EVENTS_JOB, eventSubject } from './events.ts'

const TOLERANCE_SECONDS = 300
/** An event contains a complete provider object, which can be large. */
const MAX_EVENT_BYTES = 1024 * 1024

/**
 * `POST /webhooks/card`: stores the signed event and responds before processing it. An event is acknowledged
 * only after it is stored, so none is lost.
 */
export function serveWebhook(app: FastifyInstance, site: SalesSite) {
  app.register(async (scoped) => {
    // The signature covers the raw bytes.
    scoped.removeContentTypeParser('application/json')
    scoped.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scoped.post(
      '/webhooks/card',
      { config: { access: 'signed', rateLimit: unlimited }, bodyLimit: MAX_EVENT_BYTES },
      async (request, reply) => {
        // Not acknowledged, so that the provider retries until the real site has the event.
        if (site.config.quiet) return reply.code(503).header('retry-after', '3600').send({ received: false })
        await storeEvent(site, parseSignedEvent(site, request))
        return { received: true }
      },
    )
  })
}

function parseSignedEvent(site: SalesSite, request: FastifyRequest): Stripe.Event {
  const signature = request.headers['stripe-signature']
  if (!Buffer.isBuffer(request.body) || typeof signature !== 'string')
    throw new AppError('checkout.bad_signature')
  const event = verifyEvent(site, request.body, signature)
  if (!eventSchema.safeParse(event).success) throw new AppError('request.invalid')
  return event
}

const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.object({ id: z.string() }) }),
})

function verifyEvent(site: SalesSite, body: Buffer, signature: string): Stripe.Event {
  if (isFromTheFuture(signature, nowSeconds(site.clock))) throw new AppError('checkout.bad_signature')
  try {
    return site.cards.api.webhooks.constructEvent(
      body,
      signature,
      site.cards.webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      nowMillis(site.clock),
    )
  } catch (error) {
    throw new AppError('checkout.bad_signature', { cause: error })
  }
}

/** The library rejects only old timestamps; an event with a future one could be replayed for longer. */
const isFromTheFuture = (signature: string, now: number) =>
  [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].some(([, at]) => Number(at) > now + TOLERANCE_SECONDS)

async function storeEvent(site: SalesSite, event: Stripe.Event): Promise<void> {
  if (event.livemode !== site.cards.live) return rejectEvent(site, event)
  const subject = eventSubject(event)
  if (subject && (await insertEvent(site.db, site.clock, subject))) site.jobs.trigger(EVENTS_JOB)
}

/**
 * Raises an alarm for a correctly signed event of the other mode: a test event at a live site, or vice versa.
 */
async function rejectEvent(site: SalesSite, event: Stripe.Event): Promise<void> {
  const detail = `the event is ${event.livemode ? 'live' : 'a test'}, this site is ${site.cards.live ? 'live' : 'not'}`
  const entry = {
    idempotency_key: `event:${event.id}`,
    kind: 'event.refused' as const,
    detail: `${event.id}, ${event.type}: ${detail}`,
  }
  // One alarm for all events, because a misconfigured endpoint sends every event here.
  const subject = event.livemode ? 'live events' : 'test events'
  await site.db.transaction().execute((trx) => appendEntryWithAlarm(trx, site, entry, subject))
  triggerAlarmAnnouncement(site)
}
