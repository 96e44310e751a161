import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { apiRoutes } from './api/routes.ts'
import { controlRoutes } from './control/routes.ts'
import { embedRoutes } from './embed/routes.ts'
import { Faults } from './faults.ts'
import { scheduleDelayedPayment } from './payments/delayed.ts'
import { expireDueSessions } from './payments/expire.ts'
import { scheduleRefundOutcome } from './payments/refund.ts'
import type { Log, Provider } from './provider.ts'
import { newId } from './state/ids.ts'
import { openStore } from './state/store.ts'
import { newEvent } from './webhooks/events.ts'
import { WebhookSender } from './webhooks/sender.ts'

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number
  host: string
  /** Where events are posted; nothing is sent as long as it is not set. */
  webhookUrl?: string | null | undefined
  /** `whsec_…`, shared with the shop. */
  webhookSecret: string
  /** Keeps everything over a restart. */
  dataFile?: string | undefined
  log?: Log | undefined
  /** Pauses between the attempts to deliver an event. */
  retryDelaysMs?: number[] | undefined
  webhookTimeoutMs?: number | undefined
  /** How many deliveries may be on their way together; with 1 they arrive in order. */
  webhooksAtOnce?: number | undefined
  /** How long refunds on the slow test cards stay unfinished. */
  refundDelayMs?: number | undefined
  /** How long payments with the delayed test cards are processed. */
  paymentDelayMs?: number | undefined
}

interface Sandbox {
  url: string
  close: () => Promise<void>
}

/** Why the sandbox refuses to start: in production it is allowed only in a rehearsal. */
export const startRefusalReason = ({ NODE_ENV, REHEARSAL }: NodeJS.ProcessEnv): string | undefined =>
  NODE_ENV === 'production' && REHEARSAL !== '1'
    ? 'the card sandbox takes no real payments and does not run with NODE_ENV=production, unless REHEARSAL=1'
    : undefined

const retryDelaysMs = [
  200,
  500,
  1000,
  2000,
  5000,
  ...Array<number>(30).fill(10_000),
  ...Array<number>(24 * 60).fill(60_000),
]

/** Starts a stand-in for the card provider. Only for development and tests: no money moves, no card is real. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const refusal = startRefusalReason(process.env)
  if (refusal) throw new Error(refusal)
  const log: Log = options.log ?? (() => {})
  const store = openStore(options.dataFile)
  const sender = new WebhookSender(store, {
    url: options.webhookUrl ?? null,
    secret: options.webhookSecret,
    retryDelaysMs: options.retryDelaysMs ?? retryDelaysMs,
    timeoutMs: options.webhookTimeoutMs ?? 10_000,
    atOnce: options.webhooksAtOnce ?? 32,
    log,
  })
  const faults = new Faults()
  const delaysMs = { refund: options.refundDelayMs ?? 2000, payment: options.paymentDelayMs ?? 60_000 }
  const timers = new Set<NodeJS.Timeout>()
  let lastSecond = 0
  const provider: Provider = {
    store,
    log,
    webhookUrl: () => sender.url,
    // Never backwards: lists are in order of creation and filtered by time.
    nowSeconds: () => {
      lastSecond = Math.max(lastSecond, Math.floor(Date.now() / 1000))
      return lastSecond
    },
    emit: (context, type, object, previous) => {
      const pendingWebhooks = sender.url === null ? 0 : 1
      const createdAt = provider.nowSeconds()
      sender.send(store.events.put(newEvent({ type, object, previous, context, createdAt, pendingWebhooks })))
    },
    later: (kind, work) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        work()
      }, delaysMs[kind])
      timers.add(timer)
    },
  }

  const app = Fastify({
    genReqId: () => newId('req_', 14),
    forceCloseConnections: true,
    bodyLimit: 1024 * 1024,
  })
  app.addHook('onSend', async (_, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer')
  })
  app.setErrorHandler((error: Error & { status?: number; statusCode?: number }, request, reply) => {
    const status = error.status ?? error.statusCode ?? 500
    if (status >= 500) log('warn', 'unexpected failure', { path: request.url, error: error.stack })
    return reply
      .status(status)
      .send({ error: { message: status >= 500 ? 'Something failed here.' : error.message } })
  })
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send({ error: { message: `There is nothing at ${request.url.split('?')[0]}.` } }),
  )
  app.get('/', (_, reply) => reply.redirect('/control'))
  app.get('/favicon.ico', (_, reply) => reply.status(204).send())
  app.get('/healthz', () => ({ status: 'ok', sessions: store.sessions.size, webhooks: sender.waiting }))
  app.register(apiRoutes(provider, faults), { prefix: '/v1' })
  app.register(embedRoutes(provider, faults))
  app.register(controlRoutes(provider, faults, sender), { prefix: '/control' })
  await app.listen({ port: options.port, host: options.host })

  // Resume what a restart interrupted.
  for (const event of store.unacknowledgedEvents()) sender.resend(event)
  for (const refund of store.refunds) scheduleRefundOutcome(provider, refund)
  for (const session of store.sessions) scheduleDelayedPayment(provider, session)
  const expiry = setInterval(() => expireDueSessions(provider), 5000)

  return {
    url: urlOf(options.host, (app.server.address() as AddressInfo).port),
    close: async () => {
      clearInterval(expiry)
      for (const timer of timers) clearTimeout(timer)
      sender.close()
      await app.close()
      store.close()
    },
  }
}

function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
