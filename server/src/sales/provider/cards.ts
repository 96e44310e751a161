import Stripe from 'stripe'
import type { PageSources } from '../../http/security-headers.ts'
import type { Config } from '../../platform/config.ts'

/** The card provider, Stripe or the sandbox; both use the same client. */
export type Cards = {
  api: Stripe
  /** For jobs, which try again themselves. Repeats a call only if its connection was closed, and once. */
  apiWithoutRetries: Stripe
  publishableKey: string
  webhookSecret: string
  /** The script the browser loads before the card form. */
  scriptUrl: string
  live: boolean
  /** Content Security Policy sources that the card form needs. */
  csp: PageSources
}

/** A job makes up to three calls while it holds a row, so this must stay well below `leaseSeconds` of `CARD_QUEUE`. */
const CALL_TIMEOUT_MS = 15_000

function openApi(key: string, server: Stripe.StripeConfig = {}) {
  const options = { ...server, timeout: CALL_TIMEOUT_MS, telemetry: false }
  return {
    api: new Stripe(key, options),
    apiWithoutRetries: new Stripe(key, { ...options, maxNetworkRetries: 0 }),
  }
}

export function openCards(config: Config['cards'], sandbox?: { url: string; webhookSecret: string }): Cards {
  if (config.kind === 'stripe') {
    return {
      ...openApi(config.secretKey),
      publishableKey: config.publishableKey,
      webhookSecret: config.webhookSecret,
      scriptUrl: 'https://js.stripe.com/endive/stripe.js',
      live: config.secretKey.includes('_live_'),
      csp: {
        script: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://checkout.stripe.com'],
        frame: [
          'https://js.stripe.com',
          'https://*.js.stripe.com',
          'https://checkout.stripe.com',
          'https://hooks.stripe.com',
        ],
        connect: ['https://api.stripe.com', 'https://checkout.stripe.com'],
        payment: ['https://js.stripe.com'],
      },
    }
  }
  if (!sandbox) throw new Error('the card sandbox is not running')
  const { hostname, port, origin: ownOrigin } = new URL(sandbox.url)
  const origin = config.publicUrl ?? ownOrigin
  return {
    ...openApi('sk_test_sandbox', { host: hostname, port, protocol: 'http' }),
    publishableKey: 'pk_test_sandbox',
    webhookSecret: sandbox.webhookSecret,
    scriptUrl: `${origin}/stripe.js`,
    live: false,
    csp: { script: [origin], frame: [origin] },
  }
}
