import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { apiRoutes } from './api/routes.ts'
import { controlRoutes } from './control/routes.ts'
import { documentRoutes } from './documents/routes.ts'
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
  /** 0 picks any free port. */
  port: number
  host: string
  /** The origin that browsers reach it at; by default its own. */
  publicUrl?: string | undefined
  /** The URL that events are posted to. Without it, none are sent. */
  webhookUrl?: string | null | undefined
  /** `whsec_…`, the same secret as on the site. */
  webhookSecret: string
  /** File that persists all data across restarts. */
  dataFile?: string | undefined
  log?: Log | undefined
  /** Delays between the delivery attempts of an event. */
  retryDelaysMs?: number[] | undefined
  webhookTimeoutMs?: number | undefined
  /** Maximum number of concurrent deliveries. With 1 they arrive in order. */
  maxConcurrentWebhooks?: number | undefined
  /** How long refunds on the slow test cards take. */
  refundDelayMs?: number | undefined
  /** How long payments with the delayed test cards take. */
  paymentDelayMs?: number | undefined
}

interface Sandbox {
  url: string
  close: () => Promise<void>
}

/** Why the sandbox cannot start, if so: in production it runs only in a rehearsal. */
export const startRefusalReason = ({ NODE_ENV, REHEARSAL }: NodeJS.ProcessEnv): string | undefined =>
  NODE_ENV === 'production' && REHEARSAL !== '1'
    ? 'the card sandbox accepts no real payments and does not run with NODE_ENV=production, unless REHEARSAL=1'
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

/** Starts a mock of the card provider for development and tests. */
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
    maxConcurrent: options.maxConcurrentWebhooks ?? 32,
    log,
  })
  const faults = new Faults()
  const delaysMs = { refund: options.refundDelayMs ?? 2000, payment: options.paymentDelayMs ?? 60_000 }
  const timers = new Set<NodeJS.Timeout>()
  let lastSecond = 0
  const provider: Provider = {
    store,
    log,
    publicUrl: () => options.publicUrl ?? formatUrl(options.host, (app.server.address() as AddressInfo).port),
    webhookUrl: () => sender.url,
    // Never goes backwards, because lists are in creation order and filtered by time.
    nowSeconds: () => {
      lastSecond = Math.max(lastSecond, Math.floor(Date.now() / 1000))
      return lastSecond
    },
    emit: (context, type, object, previous) => {
      const pendingWebhooks = sender.url === null ? 0 : 1
      const createdAt = provider.nowSeconds()
      sender.send(store.events.put(newEvent({ type, object, previous, context, createdAt, pendingWebhooks })))
    },
    runLater: (kind, work) => {
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
      .send({ error: { message: status >= 500 ? 'Something went wrong.' : error.message } })
  })
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send({ error: { message: `Not found: ${request.url.split('?')[0]}` } }),
  )
  app.get('/', (_, reply) => reply.redirect('/control'))
  app.get('/favicon.ico', (_, reply) => reply.status(204).send())
  app.get('/healthz', () => ({ status: 'ok', sessions: store.sessions.size, webhooks: sender.waiting }))
  app.register(apiRoutes(provider, faults), { prefix: '/v1' })
  app.register(embedRoutes(provider, faults))
  app.register(documentRoutes(provider))
  app.register(controlRoutes(provider, faults, sender), { prefix: '/control' })
  await app.listen({ port: options.port, host: options.host })

  // Resume deliveries, refunds and payments that a restart interrupted.
  for (const event of store.unacknowledgedEvents()) sender.resend(event)
  for (const refund of store.refunds) scheduleRefundOutcome(provider, refund)
  for (const session of store.sessions) scheduleDelayedPayment(provider, session)
  const expiry = setInterval(() => expireDueSessions(provider), 5000)

  return {
    url: formatUrl(options.host, (app.server.address() as AddressInfo).port),
    close: async () => {
      clearInterval(expiry)
      for (const timer of timers) clearTimeout(timer)
      sender.close()
      await app.close()
      store.close()
    },
  }
}

function formatUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
