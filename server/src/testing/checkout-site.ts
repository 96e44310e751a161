import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { CheckoutResponse, PaymentVerification } from '@course/contract/sales/checkout'
import type { CodeCheck } from '@course/contract/sales/codes'
import { type Cards, openCards } from '../sales/provider/cards.ts'
import { sendJson, uniqueIp } from './send-json.ts'
import { openSite, type RunningSite, type SiteOptions } from './start-site.ts'

export const WEBHOOK_SECRET = 'whsec_of_the_test'

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000002760003184',
  refundFailsLater: '4000000000005126',
  refundPends: '4000000000007726',
  succeedsLater: '4000000000008104',
  failsLater: '4000000000008203',
} as const

export type CardSandbox = Awaited<ReturnType<typeof startCardSandbox>>

/** Starts the card sandbox as a separate process, as in development. */
export async function startCardSandbox(env: Record<string, string> = {}) {
  const child = fork(join(import.meta.dirname, '../../../sandbox/src/main.ts'), {
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET, ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string]
  const { listening: url } = JSON.parse(line) as { listening: string }

  /** Calls the sandbox's control API; see its README. */
  const control = async <Result = unknown>(method: string, path: string, body?: unknown): Promise<Result> => {
    const response = await fetch(`${url}/control/api${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Result
  }

  return {
    url,
    control,
    /** Pays without returning to the site, as a customer who closes the tab. */
    pay: (sessionId: string, card: string = CARDS.good, country?: string) =>
      control<{ state: string }>('POST', `/sessions/${sessionId}/pay`, {
        card,
        country,
        authenticate: 'complete',
      }),
    refund: (sessionId: string, amount?: number) =>
      control<{ id: string }>('POST', `/sessions/${sessionId}/refund`, { amount }),
    /** Settles a delayed payment; the card number decides whether it succeeds. */
    finish: (sessionId: string) => control('POST', `/sessions/${sessionId}/finish`),
    expire: (sessionId: string) => control('POST', `/sessions/${sessionId}/expire`),
    fault: (rule: Record<string, unknown>) => control('POST', '/faults', rule),
    /** Drops webhook events until the returned function is called. */
    loseEvents: async () => {
      await control('POST', '/deliveries/rules', { drop: 1 })
      return () => control('DELETE', '/deliveries/rules')
    },
    waitForDeliveries: () => control('GET', '/deliveries/idle'),
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

type CodeLimits = { code: string; max_redemptions?: number; expires_at?: number }

/** Creates a code at the card provider, as its dashboard would. */
export async function createProviderCode(
  { api }: Cards,
  terms: { percent_off: number } | { amount_off: number; currency: string },
  limits: CodeLimits,
) {
  const coupon = await api.coupons.create(terms)
  return api.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, ...limits })
}

export type CheckoutTestSite = { site: RunningSite; sandbox: CardSandbox; close(): Promise<void> }

/** Opens a site with its own card sandbox. */
export async function openCheckoutSite(options: SiteOptions = {}): Promise<CheckoutTestSite> {
  const sandbox = await startCardSandbox()
  const cards = openCards(
    { kind: 'sandbox', port: 0, url: sandbox.url, webhookSecret: WEBHOOK_SECRET },
    { url: sandbox.url, webhookSecret: WEBHOOK_SECRET },
  )
  const { site, close } = await openSite({
    ...options,
    env: options.env,
    cards: options.cards ?? cards,
  })
  await sandbox.control('POST', '/webhook', { url: `${site.url}/webhooks/card` })
  return {
    site,
    sandbox,
    async close() {
      await sandbox.stop()
      await close()
    },
  }
}

/** Kinds of the ledger entries of a checkout session, by name, because entries of the same millisecond have no order. */
export const ledgerOf = async ({ site }: CheckoutTestSite, sessionId: string): Promise<string[]> =>
  (await site.db.selectFrom('payment_events').select('kind').where('session_id', '=', sessionId).execute())
    .map(({ kind }) => kind)
    .sort()

/** Kinds of the mails enqueued for an email, sent or not. */
export const mailKindsTo = async ({ site }: CheckoutTestSite, email: string): Promise<string[]> =>
  (await site.db.selectFrom('outbox').select('kind').where('recipient', '=', email).execute()).map(
    ({ kind }) => kind,
  )

export type FunctionResponse<Body> = { status: number; body: Body & { error?: string; code?: string } }

/** A browser on the checkout page, with its own IP address and cookie, and where it came from. */
export function checkoutBrowser(siteUrl: string, source?: string) {
  const ipAddress = uniqueIp()
  let cookie: string | undefined
  const call = async <Body>(name: string, body: unknown): Promise<FunctionResponse<Body>> => {
    const response = await sendJson<FunctionResponse<Body>['body']>(`${siteUrl}/functions/v1/${name}`, {
      body,
      headers: { 'x-forwarded-for': ipAddress, ...(cookie && { cookie }) },
    })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
  return {
    createCheckout: (email: unknown, code?: unknown, company?: unknown, team?: unknown, gift?: unknown) =>
      call<CheckoutResponse>('create-checkout', { email, code, company, team, gift, source }),
    checkCode: (code: unknown, team?: unknown) => call<CodeCheck>('check-code', { code, team }),
    verifyPayment: (sessionId: unknown) => call<PaymentVerification>('verify-payment', { sessionId }),
    /** Creates a checkout and returns its session id. */
    async beginCheckout(
      email: string,
      code?: string,
      company?: object,
      team?: object,
      gift?: object,
    ): Promise<string> {
      const { status, body } = await call<CheckoutResponse>('create-checkout', {
        ...{ email, code, company, team, gift, source },
      })
      if (status !== 200) throw new Error(`create-checkout returned ${status}: ${body.error}`)
      return sessionIdOf(body.clientSecret)
    },
  }
}

export const sessionIdOf = (clientSecret: string): string =>
  clientSecret.slice(0, clientSecret.indexOf('_secret_'))
