import { type Environment, PORTS } from '../platform/environment.ts'

declare module '../platform/config.ts' {
  interface Config {
    cards: ReturnType<typeof parseCardsConfig>
  }
}

/**
 * A sandbox with a `url` is already running; without one, the server starts it on `port`. `publicUrl` is for
 * browsers that cannot reach the sandbox at the server's URL.
 */
export function parseCardsConfig(env: Environment) {
  const { port, production, rehearsal } = env
  const secretKey = env.text('STRIPE_SECRET_KEY')
  const publishableKey = env.text('STRIPE_PUBLISHABLE_KEY')
  const webhookSecret = env.text('STRIPE_WEBHOOK_SECRET')
  const sandboxUrl = env.text('SANDBOX_URL')
  const sandboxPort = env.integer('SANDBOX_PORT', PORTS, port === 0 ? 0 : port + 1)
  if (sandboxPort === port && port !== 0) env.issue('SANDBOX_PORT must differ from PORT')
  if (rehearsal && [secretKey, publishableKey].some((key) => key?.includes('_live_')))
    env.issue('REHEARSAL must not be set together with a live card key')
  const publicUrl = parsePublicUrl(env)

  const isSandbox = sandboxUrl !== undefined
  if (isSandbox || (!secretKey && !publishableKey && !webhookSecret)) {
    const url = isSandbox ? URL.parse(sandboxUrl) : undefined
    if (isSandbox && url?.protocol !== 'http:')
      env.issue(`SANDBOX_URL must be an http URL, not "${sandboxUrl}"`)
    if (isSandbox && secretKey?.startsWith('sk_live_'))
      env.issue('SANDBOX_URL must not be set together with a live card key')
    if (production && !rehearsal)
      env.issue(
        isSandbox
          ? 'SANDBOX_URL must not be set in production'
          : 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set in production: the card sandbox takes no real money',
      )
    return {
      kind: 'sandbox',
      port: sandboxPort,
      url: url?.origin,
      webhookSecret: isSandbox ? webhookSecret : undefined,
      ...(publicUrl && { publicUrl }),
    } as const
  }
  const secretMode = /^[sr]k_(test|live)_/.exec(secretKey ?? '')?.[1]
  const publishableMode = /^pk_(test|live)_/.exec(publishableKey ?? '')?.[1]
  if (!secretMode) env.issue('STRIPE_SECRET_KEY must begin with sk_test_ or sk_live_')
  if (!publishableMode) env.issue('STRIPE_PUBLISHABLE_KEY must begin with pk_test_ or pk_live_')
  if (secretMode && publishableMode && secretMode !== publishableMode) {
    env.issue('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys')
  }
  if (!webhookSecret?.startsWith('whsec_')) env.issue('STRIPE_WEBHOOK_SECRET must begin with whsec_')
  return {
    kind: 'stripe',
    secretKey: secretKey ?? '',
    publishableKey: publishableKey ?? '',
    webhookSecret: webhookSecret ?? '',
  } as const
}

function parsePublicUrl(env: Environment): string | undefined {
  const value = env.text('SANDBOX_PUBLIC_URL')
  if (value === undefined) return undefined
  const url = URL.parse(value)
  if (!/^https?:$/.test(url?.protocol ?? '') || url?.pathname !== '/')
    env.issue(`SANDBOX_PUBLIC_URL must be a URL such as https://cards.course.example, not "${value}"`)
  return url?.origin
}
