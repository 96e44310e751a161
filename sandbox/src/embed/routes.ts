import { timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../api/api-error.ts'
import { sendFault } from '../api/routes.ts'
import type { Faults } from '../faults.ts'
import { returnUrlOf } from '../objects/checkout-session.ts'
import type { Session } from '../objects/wire.ts'
import { expireIfDue } from '../payments/expire.ts'
import { answerChallenge, type PaymentResult, payWithCard } from '../payments/pay.ts'
import type { Provider } from '../provider.ts'
import { idOf } from '../state/store.ts'
import { browserFile, pagePolicy } from './browser-files.ts'
import { formatMoney } from './money.ts'

const secretSchema = { type: 'string', maxLength: 300 } as const
const cardSchema = {
  type: 'object',
  required: ['number', 'expMonth', 'expYear', 'cvc', 'name'],
  properties: {
    number: { type: 'string', pattern: '^\\d{1,19}$' },
    expMonth: { type: 'integer' },
    expYear: { type: 'integer' },
    cvc: { type: 'string', pattern: '^\\d{0,4}$' },
    name: { type: 'string', maxLength: 200 },
  },
} as const
const bodySchema = (properties: Record<string, object>, optional: Record<string, object> = {}) => ({
  body: {
    type: 'object',
    required: ['clientSecret', ...Object.keys(properties)],
    properties: { clientSecret: secretSchema, ...properties, ...optional },
  },
})

interface Card {
  number: string
  expMonth: number
  expYear: number
  cvc: string
  name: string
}

/** Routes for the browser: the script, the page in the iframe, and its API. */
export function embedRoutes(provider: Provider, faults: Faults) {
  const script = browserFile('stripe.js')
  const page = browserFile('embed.html')

  return async (app: FastifyInstance) => {
    app.get('/stripe.js', (_, reply) =>
      reply
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'no-cache')
        .type(script.type)
        .send(script.text),
    )

    app.get<{ Querystring: { session?: string; parent?: string } }>('/embed', (request, reply) => {
      const { session: id = '', parent = '' } = request.query
      if (!canEmbed(parent, provider.store.sessions.get(id))) {
        return reply.status(403).type('text/plain').send('This site cannot embed the payment form.')
      }
      return reply
        .header('content-security-policy', pagePolicy(parent))
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'no-store')
        .type(page.type)
        .send(page.text.replace('{{parentOrigin}}', parent))
    })

    for (const name of ['embed.js', 'card-fields.js', 'card-rules.js', 'embed.css', 'theme.css']) {
      const file = browserFile(name)
      app.get(`/embed/${name}`, (_, reply) =>
        reply.header('cache-control', 'no-cache').type(file.type).send(file.text),
      )
    }

    app.register(formCalls, { prefix: '/embed/api' })
  }

  async function formCalls(app: FastifyInstance) {
    const respond = async (request: FastifyRequest, reply: FastifyReply, work: () => object) => {
      const fault = faults.takeFault(request.method, request.url)
      const isSlow = fault?.kind === 'slow'
      if (fault && fault.when !== 'after' && !isSlow) return sendFault(fault, reply)
      if (isSlow && fault.when !== 'after') await sleep(fault.ms)
      const result = work()
      if (isSlow && fault.when === 'after') await sleep(fault.ms)
      return fault?.when === 'after' && !isSlow ? sendFault(fault, reply) : reply.send(result)
    }

    app.post<{ Body: { clientSecret: string } }>('/init', { schema: bodySchema({}) }, (request, reply) =>
      respond(request, reply, () => checkoutView(findSessionBySecret(provider, request.body.clientSecret))),
    )

    app.post<{ Body: { clientSecret: string; card?: Card; email: string } }>(
      '/pay',
      {
        schema: bodySchema(
          { email: { type: 'string', maxLength: 800, pattern: '^[^\\s@]+@[^\\s@]+$' } },
          // A free order has none.
          { card: cardSchema },
        ),
      },
      (request, reply) =>
        respond(request, reply, () => {
          const { clientSecret, card, email } = request.body
          const session = findSessionBySecret(provider, clientSecret)
          return respondTo(session, payWithCard(provider, session.id, card, session.customer_email ?? email))
        }),
    )

    app.post<{ Body: { clientSecret: string; answer: 'complete' | 'fail' } }>(
      '/authenticate',
      { schema: bodySchema({ answer: { enum: ['complete', 'fail'] } }) },
      (request, reply) =>
        respond(request, reply, () => {
          const session = findSessionBySecret(provider, request.body.clientSecret)
          return respondTo(session, answerChallenge(provider, session.id, request.body.answer))
        }),
    )
  }

  /** A repriced checkout is sent again, because the form shows its total. */
  function respondTo(session: Session, result: PaymentResult): object {
    if (result.state === 'repriced') {
      return { ...result, checkout: checkoutView(provider.store.sessions.get(session.id)!) }
    }
    return result.state === 'complete' ? { ...result, redirectTo: redirectOf(session) } : result
  }

  function discountView({ discounts, total_details, currency }: Session): object | null {
    const off = total_details?.amount_discount ?? 0
    if (off === 0) return null
    const code = provider.store.promotionCodes.get(idOf(discounts?.[0]?.promotion_code) ?? '')
    return { name: code?.code ?? 'Discount', amount: `−${formatMoney(off, currency!)}` }
  }

  function checkoutView(session: Session): object {
    const { items } = provider.store.sessionItems.get(session.id)!
    return {
      status: session.status,
      email: session.customer_email,
      amount: formatMoney(session.amount_total!, session.currency!),
      isFree: session.amount_total === 0,
      items: items.map((item) => ({
        name: item.description,
        quantity: item.quantity,
        amount: formatMoney(item.amount_subtotal, item.currency),
      })),
      discount: discountView(session),
      redirectTo: redirectOf(session),
    }
  }
}

/** The site that created the session and loopback origins can embed the form. */
function canEmbed(parent: string, session: Session | undefined): boolean {
  if (!URL.canParse(parent) || new URL(parent).origin !== parent) return false
  const { hostname } = new URL(parent)
  const isLocal = hostname === '127.0.0.1' || hostname === '[::1]' || /(^|\.)localhost$/.test(hostname)
  return isLocal || (session?.return_url !== undefined && new URL(session.return_url).origin === parent)
}

function findSessionBySecret(provider: Provider, secret: string): Session {
  const session = provider.store.sessions.get(secret.split('_secret_')[0]!)
  if (!session || !isEqual(session.client_secret ?? '', secret)) {
    throw new ApiError(404, {
      message: 'This checkout no longer exists. Please start your purchase again.',
    })
  }
  return expireIfDue(provider, session)
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Cards need no redirect, so only `always` causes one. */
function redirectOf(session: Session): string | null {
  return session.redirect_on_completion === 'always' ? returnUrlOf(session) : null
}
