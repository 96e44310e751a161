import type Stripe from 'stripe'
import { type Finding, failureCode, look, ok, wrong } from '../platform/finding.ts'
import type { Cards } from './cards.ts'

/** What the site follows; an endpoint that sends less leaves the rest to the reconciler. */
const EVENTS: readonly Stripe.WebhookEndpoint['enabled_events'][number][] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
]

const MANY_SECONDS = 120
const FEW_SECONDS = 10
const once = { maxNetworkRetries: 0, timeout: 10_000 }

/** Asks the card provider what it thinks of the key, where it sends events, and what time it is. */
export async function examineCards(
  cards: Cards,
  { siteUrl, nowMillis }: { siteUrl: string; nowMillis: () => number },
): Promise<Finding[]> {
  let answered: { date: string | undefined }
  try {
    const { lastResponse } = await cards.api.checkout.sessions.list({ limit: 1 }, once)
    answered = { date: lastResponse.headers.date }
  } catch (error) {
    return [judgeKey(error)]
  }
  const mode = cards.live ? 'live' : 'test mode, no real money'
  return [
    ok('Card key', `accepted by the card provider (${mode})`),
    await examineEndpoint(cards, siteUrl),
    judgeClock(answered.date, nowMillis()),
  ]
}

function judgeKey(error: unknown): Finding {
  const { type } = error as { type?: string }
  if (type === 'StripeAuthenticationError')
    return wrong(
      'Card key',
      'the card provider refuses it. Copy STRIPE_SECRET_KEY anew from its dashboard, in the right mode.',
    )
  if (type === 'StripePermissionError')
    return wrong(
      'Card key',
      'it may not work with checkout sessions. Give it the rights of docs/operating.md, “Cards”.',
    )
  return wrong(
    'Card provider',
    `it cannot be reached (${failureCode((error as { detail?: unknown }).detail ?? error)}). May this machine call api.stripe.com? A sandbox runs with the site.`,
  )
}

async function examineEndpoint({ api, live }: Cards, siteUrl: string): Promise<Finding> {
  const address = `${siteUrl}/webhooks/card`
  const add = `Add one for ${address} in the card provider's dashboard, see docs/operating.md, “Cards”.`
  let endpoints: Stripe.WebhookEndpoint[]
  try {
    endpoints = (await api.webhookEndpoints.list({ limit: 100 }, once)).data
  } catch {
    return look(
      'Webhook endpoint',
      `this key may not list endpoints. See in the dashboard that there is one for ${address}, and that it is on.`,
    )
  }
  // The sandbox posts to the port itself, past the proxy.
  const isOurs = ({ url }: Stripe.WebhookEndpoint) =>
    live || url.startsWith('https:') ? url === address : url.endsWith('/webhooks/card')
  const ours = endpoints.filter(isOurs)
  const on = ours.find(({ status }) => status === 'enabled')
  if (!on)
    return ours.length > 0
      ? wrong('Webhook endpoint', `the one for ${address} is switched off. Switch it on in the dashboard.`)
      : wrong('Webhook endpoint', `there is none. ${add}`)
  const missing = EVENTS.filter((event) => !on.enabled_events.some((one) => one === '*' || one === event))
  return missing.length > 0
    ? wrong('Webhook endpoint', `it does not send ${missing.join(', ')}. Add them in the dashboard.`)
    : ok('Webhook endpoint', 'there, on, and sends what the site follows')
}

/** Signatures of webhooks, access tokens and codes of apps all depend on the time. */
export function judgeClock(date: string | undefined, nowMillis: number): Finding {
  const theirs = Date.parse(date ?? '')
  if (Number.isNaN(theirs)) return look('Clock', 'the card provider does not say what time it is')
  const seconds = Math.round(Math.abs(nowMillis - theirs) / 1000)
  const off = `it differs from the card provider's by ${seconds} s`
  if (seconds > MANY_SECONDS)
    return wrong('Clock', `${off}: webhooks and codes of apps are refused. Set it, and keep it by NTP.`)
  return seconds > FEW_SECONDS ? look('Clock', `${off}. Keep it by NTP.`) : ok('Clock', 'right')
}
