import type { FastifyInstance, FastifyRequest } from 'fastify'
import type Stripe from 'stripe'
import { z } from 'zod'
import { announceSoon } from '../alarms/index.ts'
import { nowMillis, nowSeconds } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { unlimited } from '../platform/limits.ts'
import { EVENTS_JOB, eventSubject } from './events.ts'
import { recordAlarm } from './payment-alarms.ts'
import type { Shop } from './shop.ts'
import { insertEvent } from './store/events.ts'

const TOLERANCE_SECONDS = 300
/** An event carries a whole object of the provider, with all that is attached to it. */
const EVENT_BYTES = 1024 * 1024

/**
 * `POST /webhooks/card`: keeps what the provider signed, and answers before working on it. An event is acknowledged
 * only when it lies in the database, so that nothing is lost between the answer and the work.
 */
export function serveWebhook(app: FastifyInstance, site: Shop) {
  app.register(async (scoped) => {
    // The signature is over the bytes as they came.
    scoped.removeContentTypeParser('application/json')
    scoped.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scoped.post(
      '/webhooks/card',
      { config: { access: 'signed', limit: unlimited }, bodyLimit: EVENT_BYTES },
      async (request, reply) => {
        // Not acknowledged, so the provider sends the event again, until the real site has it.
        if (site.config.quiet) return reply.code(503).header('retry-after', '3600').send({ received: false })
        await receive(site, readSigned(site, request))
        return { received: true }
      },
    )
  })
}

function readSigned(site: Shop, request: FastifyRequest): Stripe.Event {
  const signature = request.headers['stripe-signature']
  if (!Buffer.isBuffer(request.body) || typeof signature !== 'string')
    throw new AppError('checkout.bad_signature')
  const event = verified(site, request.body, signature)
  if (!eventShape.safeParse(event).success) throw new AppError('request.invalid')
  return event
}

const eventShape = z.object({
  id: z.string().min(1),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.object({ id: z.string() }) }),
})

function verified(site: Shop, body: Buffer, signature: string): Stripe.Event {
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

/** The library refuses only what is too old. What is dated ahead could be sent again until its time has come. */
const isFromTheFuture = (signature: string, now: number) =>
  [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].some(([, at]) => Number(at) > now + TOLERANCE_SECONDS)

async function receive(site: Shop, event: Stripe.Event): Promise<void> {
  if (event.livemode !== site.cards.live) return refuse(site, event)
  const subject = eventSubject(event)
  if (subject && (await insertEvent(site.db, site.clock, subject))) site.jobs.trigger(EVENTS_JOB)
}

/** Well signed, but from the provider's other world: test money for a live site, or the reverse. */
async function refuse(site: Shop, event: Stripe.Event): Promise<void> {
  const detail = `the event is ${event.livemode ? 'live' : 'a test'}, this site is ${site.cards.live ? 'live' : 'not'}`
  const entry = {
    idempotencyKey: `event:${event.id}`,
    kind: 'event.refused' as const,
    detail: `${event.id}, ${event.type}: ${detail}`,
  }
  // One alarm for all of them: an endpoint with the wrong address sends every event here.
  const subject = event.livemode ? 'live events' : 'test events'
  await site.db.transaction().execute((trx) => recordAlarm(trx, site, entry, subject))
  announceSoon(site)
}
