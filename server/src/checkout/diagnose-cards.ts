import type Stripe from 'stripe'
import { type Diagnostic, fail, failureCode, ok, warn } from '../platform/diagnostic.ts'
import type { Cards } from './cards.ts'

/** The events the site handles; what an endpoint does not send is left to the reconciler. */
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

/** Checks the card key, the webhook endpoint and the clock against the provider. */
export async function diagnoseCards(
  cards: Cards,
  { siteUrl, nowMillis }: { siteUrl: string; nowMillis: () => number },
): Promise<Diagnostic[]> {
  let answered: { date: string | undefined }
  try {
    const { lastResponse } = await cards.api.checkout.sessions.list({ limit: 1 }, once)
    answered = { date: lastResponse.headers.date }
  } catch (error) {
    return [diagnoseKey(error)]
  }
  const mode = cards.live ? 'live' : 'test mode, no real money'
  return [
    ok('Card key', `accepted by the card provider (${mode})`),
    await diagnoseEndpoint(cards, siteUrl),
    diagnoseClock(answered.date, nowMillis()),
  ]
}

function diagnoseKey(error: unknown): Diagnostic {
  const { type } = error as { type?: string }
  if (type === 'StripeAuthenticationError')
    return fail(
      'Card key',
      'the card provider refuses it. Copy STRIPE_SECRET_KEY anew from its dashboard, in the right mode.',
    )
  if (type === 'StripePermissionError')
    return fail(
      'Card key',
      'it may not work with checkout sessions. Give it the rights of docs/operating.md, “Cards”.',
    )
  return fail(
    'Card provider',
    `it cannot be reached (${failureCode((error as { detail?: unknown }).detail ?? error)}). May this machine call api.stripe.com? A sandbox runs with the site.`,
  )
}

async function diagnoseEndpoint({ api, live }: Cards, siteUrl: string): Promise<Diagnostic> {
  const address = `${siteUrl}/webhooks/card`
  const add = `Add one for ${address} in the card provider's dashboard, see docs/operating.md, “Cards”.`
  let endpoints: Stripe.WebhookEndpoint[]
  try {
    endpoints = (await api.webhookEndpoints.list({ limit: 100 }, once)).data
  } catch {
    return warn(
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
      ? fail('Webhook endpoint', `the one for ${address} is switched off. Switch it on in the dashboard.`)
      : fail('Webhook endpoint', `there is none. ${add}`)
  const missing = EVENTS.filter((event) => !on.enabled_events.some((one) => one === '*' || one === event))
  return missing.length > 0
    ? fail('Webhook endpoint', `it does not send ${missing.join(', ')}. Add them in the dashboard.`)
    : ok('Webhook endpoint', 'there, on, and sends what the site follows')
}

/** Signatures of webhooks, access tokens and codes of apps all depend on the time. */
export function diagnoseClock(date: string | undefined, nowMillis: number): Diagnostic {
  const theirs = Date.parse(date ?? '')
  if (Number.isNaN(theirs)) return warn('Clock', 'the card provider does not say what time it is')
  const seconds = Math.round(Math.abs(nowMillis - theirs) / 1000)
  const off = `it differs from the card provider's by ${seconds} s`
  if (seconds > MANY_SECONDS)
    return fail('Clock', `${off}: webhooks and codes of apps are refused. Set it, and keep it by NTP.`)
  return seconds > FEW_SECONDS ? warn('Clock', `${off}. Keep it by NTP.`) : ok('Clock', 'right')
}
