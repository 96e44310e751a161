import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../api/api-error.ts'
import { browserFile, pagePolicy } from '../embed/browser-files.ts'
import { type FaultRequest, type Faults, faultKinds, faultPhases } from '../faults.ts'
import type { Provider } from '../provider.ts'
import type { DeliveryRules } from '../webhooks/delivery-rules.ts'
import type { WebhookSender } from '../webhooks/sender.ts'
import { listNewest } from './newest.ts'
import { paymentControls } from './payment-routes.ts'

const chance = { type: 'number', minimum: 0, maximum: 1 } as const
const count = { type: 'integer', minimum: 0 } as const
const strict = { type: 'object', additionalProperties: false } as const

const rulesBody = {
  ...strict,
  properties: {
    dropNext: count,
    drop: chance,
    duplicates: { ...count, maximum: 10 },
    duplicate: chance,
    delayMs: count,
    reorderWithinMs: count,
    hold: { type: 'boolean' },
    seed: count,
  },
}
const webhookBody = {
  ...strict,
  required: ['url'],
  properties: { url: { type: ['string', 'null'], pattern: '^https?://' } },
}
const faultBody = {
  ...strict,
  required: ['kind'],
  properties: {
    kind: { enum: faultKinds },
    when: { enum: faultPhases },
    next: { ...count, minimum: 1 },
    probability: chance,
    seed: count,
    ms: count,
    path: { type: 'string' },
    method: { enum: ['GET', 'POST'] },
  },
}

const FORWARDING_HEADER = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/

function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => FORWARDING_HEADER.test(name))
  // Another site whose name resolves to this machine (DNS rebinding) sends its own name.
  const hostname = URL.parse(`http://${headers.host}`)?.hostname ?? ''
  const isOwnHost = /^(127(\.\d+){3}|\[::1\]|([\w-]+\.)*localhost)$/.test(hostname)
  return !isForwarded && isOwnHost && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}

/** The control page and its API: shows all data, simulates payments, and injects faults. */
export function controlRoutes(provider: Provider, faults: Faults, sender: WebhookSender) {
  return async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request) => {
      if (!isLocal(request))
        throw new ApiError(403, { message: 'The control page can only be used from this machine.' })
      const { origin, host } = request.headers
      if (origin !== undefined && origin !== `http://${host}`) {
        throw new ApiError(403, { message: 'Other sites cannot use the control API.' })
      }
    })
    const page = browserFile('control.html')
    app.get('/', (_, reply) =>
      reply.header('content-security-policy', pagePolicy("'none'")).type(page.type).send(page.text),
    )
    for (const name of ['control.js', 'control.css', 'theme.css']) {
      const file = browserFile(name)
      app.get(`/${name}`, (_, reply) =>
        reply.header('cache-control', 'no-cache').type(file.type).send(file.text),
      )
    }
    app.register(paymentControls(provider), { prefix: '/api' })
    app.register(deliveryControls, { prefix: '/api' })
    app.register(faultControls, { prefix: '/api' })
  }

  async function deliveryControls(app: FastifyInstance) {
    app.get<{ Querystring: { limit?: number; type?: string } }>('/events', (request) => {
      const { limit = 50, type } = request.query
      return {
        data: listNewest(provider.store.events, Number(limit), (event) => !type || event.type === type),
      }
    })

    app.post<{ Params: { id: string }; Body?: { times?: number } }>('/events/:id/resend', (request) => {
      const event = provider.store.events.get(request.params.id)
      if (!event) throw new ApiError(404, { message: 'No such event.' })
      const times = request.body?.times ?? 1
      for (let time = 0; time < times; time++) sender.resend(event)
      return { resent: times }
    })

    app.get<{ Querystring: { limit?: number } }>('/deliveries', (request) => ({
      url: sender.url,
      rules: sender.rules,
      waiting: sender.waiting,
      data: sender.deliveries(Number(request.query.limit ?? 50)),
    }))

    app.post<{ Body: Partial<DeliveryRules> }>(
      '/deliveries/rules',
      { schema: { body: rulesBody } },
      (request) => sender.changeRules(request.body),
    )

    app.delete('/deliveries/rules', () => sender.resetRules())

    app.post<{ Body?: { order?: 'kept' | 'reversed' | 'shuffled' } }>('/deliveries/release', (request) => ({
      released: sender.release(request.body?.order ?? 'kept'),
    }))

    app.get('/deliveries/idle', async () => {
      await sender.idle()
      return sender.waiting
    })

    app.post<{ Body: { url: string | null } }>('/webhook', { schema: { body: webhookBody } }, (request) => {
      sender.url = request.body.url
      return { url: sender.url }
    })
  }

  async function faultControls(app: FastifyInstance) {
    app.get('/faults', () => ({ data: faults.list() }))

    app.post<{ Body: FaultRequest }>('/faults', { schema: { body: faultBody } }, (request) => {
      if (request.body.when === 'during' && request.body.kind !== '500') {
        throw new ApiError(400, { message: "Only the fault 500 can use when: 'during'." })
      }
      return faults.add(request.body)
    })

    app.delete<{ Params: { id: string } }>('/faults/:id', (request) => ({
      removed: faults.remove(request.params.id),
    }))

    app.delete('/faults', () => {
      faults.clear()
      return { data: [] }
    })

    app.post('/reset', () => {
      faults.clear()
      return { faults: faults.list(), rules: sender.resetRules() }
    })
  }
}
