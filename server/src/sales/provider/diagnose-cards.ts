import type Stripe from 'stripe'
import { type Diagnostic, fail, failureCode, ok, warn } from '../../platform/diagnostic.ts'
import type { Cards } from './cards.ts'
import { HANDLED_EVENTS } from './events.ts'

const MAX_CLOCK_DRIFT_SECONDS = 120
const CLOCK_DRIFT_WARNING_SECONDS = 10
const ONE_TRY = { maxNetworkRetries: 0, timeout: 10_000 }

/** Checks the card key, the webhook endpoint and the clock against the provider. */
export async function diagnoseCards(
  cards: Cards,
  { siteUrl, nowMillis }: { siteUrl: string; nowMillis: () => number },
): Promise<Diagnostic[]> {
  let response: { date: string | undefined }
  try {
    const { lastResponse } = await cards.api.checkout.sessions.list({ limit: 1 }, ONE_TRY)
    response = { date: lastResponse.headers.date }
  } catch (error) {
    return [diagnoseKey(error)]
  }
  const mode = cards.live ? 'live' : 'test mode, no real money'
  return [
    ok('Card key', `accepted by the card provider (${mode})`),
    await diagnoseEndpoint(cards, siteUrl),
    diagnoseClock(response.date, nowMillis()),
  ]
}

function diagnoseKey(error: unknown): Diagnostic {
  const { type } = error as { type?: string }
  if (type === 'StripeAuthenticationError')
    return fail(
      'Card key',
      'rejected by the card provider. Copy STRIPE_SECRET_KEY from its dashboard again, in the right mode.',
    )
  if (type === 'StripePermissionError')
    return fail(
      'Card key',
      'not allowed to use checkout sessions. Grant the permissions listed in docs/operating.md, “Cards”.',
    )
  return fail(
    'Card provider',
    `unreachable (${failureCode((error as { detail?: unknown }).detail ?? error)}). Check that this server can reach api.stripe.com. The sandbox runs only while the site does.`,
  )
}

async function diagnoseEndpoint({ api, live }: Cards, siteUrl: string): Promise<Diagnostic> {
  const endpointUrl = `${siteUrl}/webhooks/card`
  const addHint = `Add one for ${endpointUrl} in the card provider's dashboard, see docs/operating.md, “Cards”.`
  let endpoints: Stripe.WebhookEndpoint[]
  try {
    endpoints = (await api.webhookEndpoints.list({ limit: 100 }, ONE_TRY)).data
  } catch {
    return warn(
      'Webhook endpoint',
      `this key cannot list endpoints. Check in the dashboard that there is one for ${endpointUrl} and that it is enabled.`,
    )
  }
  // The sandbox posts directly to the server's port, not through the proxy.
  const isOurs = ({ url }: Stripe.WebhookEndpoint) =>
    live || url.startsWith('https:') ? url === endpointUrl : url.endsWith('/webhooks/card')
  const ours = endpoints.filter(isOurs)
  const enabled = ours.find(({ status }) => status === 'enabled')
  if (!enabled)
    return ours.length > 0
      ? fail('Webhook endpoint', `the one for ${endpointUrl} is disabled. Enable it in the dashboard.`)
      : fail('Webhook endpoint', `missing. ${addHint}`)
  const missing = HANDLED_EVENTS.filter(
    (event) => !enabled.enabled_events.some((enabledEvent) => enabledEvent === '*' || enabledEvent === event),
  )
  return missing.length > 0
    ? fail('Webhook endpoint', `it does not send ${missing.join(', ')}. Add them in the dashboard.`)
    : ok('Webhook endpoint', 'enabled, and sends all required events')
}

/** Webhook signatures, access tokens and authenticator codes depend on a correct clock. */
export function diagnoseClock(date: string | undefined, nowMillis: number): Diagnostic {
  const providerTime = Date.parse(date ?? '')
  if (Number.isNaN(providerTime)) return warn('Clock', "the card provider's response has no date")
  const seconds = Math.round(Math.abs(nowMillis - providerTime) / 1000)
  const difference = `differs from the card provider's by ${seconds} s`
  if (seconds > MAX_CLOCK_DRIFT_SECONDS)
    return fail(
      'Clock',
      `${difference}: webhooks and authenticator codes are rejected. Correct it, and keep it in sync with NTP.`,
    )
  return seconds > CLOCK_DRIFT_WARNING_SECONDS
    ? warn('Clock', `${difference}. Keep it in sync with NTP.`)
    : ok('Clock', 'correct')
}
