import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { siteName } from '@course/content/site/site'
import { readEmail } from '@course/contract/accounts'

/** Everything that can be set from outside. Read once, here; nothing else looks at the environment. */
export type Config = {
  production: boolean
  host: string
  port: number
  /** Public address without a trailing slash. */
  siteUrl: string
  dataDir: string
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }
  cards: StripeCards | SandboxCards
  mail: { kind: 'smtp'; url: string; from: string } | { kind: 'files'; from: string }
  media: { kind: 'disk' } | S3Media
  admin: { email: string; password: string | undefined }
  jwtSecret: string | undefined
  /** Which proxies may say where a request came from: none, all, or those with the listed addresses. */
  trustProxy: boolean | string
  /** A copy of a site: it sends no mail, takes no webhook and reconciles nothing. */
  quiet: boolean
  logLevel: LogLevel
}

type StripeCards = {
  kind: 'stripe'
  secretKey: string
  publishableKey: string
  webhookSecret: string
}
/** `url` points at a sandbox that is running already; without it the server starts one on `port`. */
type SandboxCards = {
  kind: 'sandbox'
  port: number
  url: string | undefined
  webhookSecret: string | undefined
}

/** `url` is the address of the bucket, such as `https://s3.example/course` or `https://course.s3.example`. */
export type S3Media = {
  kind: 's3'
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export class ConfigError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}: ${faults.join('; ')}`,
    )
    this.name = 'ConfigError'
    this.faults = faults
  }
}

export const listFaults = (title: string, { faults }: ConfigError): string =>
  [title, ...faults.map((fault) => `  - ${fault}`)].join('\n')

type Env = Record<string, string | undefined>

/** Reads the whole configuration or throws one ConfigError that names every fault in it. */
export function readConfig(env: Env): Config {
  const faults: string[] = []
  const text = (name: string): string | undefined => env[name]?.trim() || undefined

  const production = env.NODE_ENV === 'production'
  const quiet = readQuiet(text('QUIET'), faults)
  const port = readPort(text('PORT'), 'PORT', 3000, faults)
  const config: Config = {
    production,
    host: readHost(text('HOST'), faults),
    port,
    siteUrl: readSiteUrl(text('SITE_URL'), port, production, faults),
    dataDir: resolve(text('DATA_DIR') ?? 'data'),
    database: readDatabase(text('DATABASE_URL'), resolve(text('DATA_DIR') ?? 'data'), faults),
    cards: readCards(text, port, production, faults),
    mail: readMail(text, production && !quiet, faults),
    media: readMedia(text, faults),
    admin: readAdmin(text, production, faults),
    jwtSecret: readJwtSecret(text('JWT_SECRET'), faults),
    trustProxy: readTrustProxy(text('TRUST_PROXY'), faults),
    quiet,
    logLevel: readLogLevel(text('LOG_LEVEL'), production ? 'info' : 'warn', faults),
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}

/** What a program needs that signs tokens beside the running site; whether cards and mail are set is not its concern. */
export function readTokenConfig(env: Env): Pick<Config, 'siteUrl' | 'dataDir' | 'jwtSecret'> {
  const faults: string[] = []
  const text = (name: string): string | undefined => env[name]?.trim() || undefined
  const port = readPort(text('PORT'), 'PORT', 3000, faults)
  const dataDir = resolve(text('DATA_DIR') ?? 'data')
  const siteUrl = readSiteUrl(text('SITE_URL'), port, env.NODE_ENV === 'production', faults)
  const jwtSecret = readJwtSecret(text('JWT_SECRET'), faults)
  if (!jwtSecret && !existsSync(join(dataDir, 'secrets', 'jwt'))) {
    faults.push(`DATA_DIR or JWT_SECRET must be those of the site: ${dataDir} holds no secret`)
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return { siteUrl, dataDir, jwtSecret }
}

function readPort(value: string | undefined, name: string, fallback: number, faults: string[]): number {
  if (value === undefined) return fallback
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  faults.push(`${name} must be a port number from 0 to 65535, not "${value}"`)
  return fallback
}

function readHost(value: string | undefined, faults: string[]): string {
  if (value === undefined) return '127.0.0.1'
  if (isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) return value
  faults.push(`HOST must be an address or a host name, not "${value}"`)
  return '127.0.0.1'
}

function readSiteUrl(value: string | undefined, port: number, production: boolean, faults: string[]): string {
  if (value === undefined) {
    if (production) faults.push('SITE_URL must be set in production to the public https address of the site')
    return `http://localhost:${port}`
  }
  const url = URL.parse(value)
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username
  ) {
    faults.push(`SITE_URL must be an address such as https://course.example, not "${value}"`)
    return `http://localhost:${port}`
  }
  if (production && url.protocol !== 'https:') faults.push('SITE_URL must be https in production')
  return url.origin
}

function readDatabase(value: string | undefined, dataDir: string, faults: string[]): Config['database'] {
  const sqlite = { kind: 'sqlite', file: resolve(dataDir, 'course.sqlite') } as const
  if (value === undefined) return sqlite
  const url = URL.parse(value)
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1)
    return { kind: 'postgres', url: value }
  faults.push('DATABASE_URL must have the form postgres://user:password@host:port/database')
  return sqlite
}

function readCards(
  text: (name: string) => string | undefined,
  port: number,
  production: boolean,
  faults: string[],
): Config['cards'] {
  const secretKey = text('STRIPE_SECRET_KEY')
  const publishableKey = text('STRIPE_PUBLISHABLE_KEY')
  const webhookSecret = text('STRIPE_WEBHOOK_SECRET')
  const sandboxUrl = text('SANDBOX_URL')
  const sandboxPort = readPort(text('SANDBOX_PORT'), 'SANDBOX_PORT', port === 0 ? 0 : port + 1, faults)
  if (sandboxPort === port && port !== 0) faults.push('SANDBOX_PORT must differ from PORT')

  if (sandboxUrl !== undefined) {
    const url = URL.parse(sandboxUrl)
    if (url?.protocol !== 'http:') faults.push(`SANDBOX_URL must be an http address, not "${sandboxUrl}"`)
    if (secretKey?.startsWith('sk_live_'))
      faults.push('SANDBOX_URL must not be set together with a live card key')
    if (production) faults.push('SANDBOX_URL must not be set in production')
    return { kind: 'sandbox', port: sandboxPort, url: url?.origin, webhookSecret }
  }
  if (!secretKey && !publishableKey && !webhookSecret) {
    if (production) {
      faults.push(
        'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set in production: the card sandbox takes no real money',
      )
    }
    return { kind: 'sandbox', port: sandboxPort, url: undefined, webhookSecret: undefined }
  }
  const secretMode = /^[sr]k_(test|live)_/.exec(secretKey ?? '')?.[1]
  const publishableMode = /^pk_(test|live)_/.exec(publishableKey ?? '')?.[1]
  if (!secretMode) faults.push('STRIPE_SECRET_KEY must begin with sk_test_ or sk_live_')
  if (!publishableMode) faults.push('STRIPE_PUBLISHABLE_KEY must begin with pk_test_ or pk_live_')
  if (secretMode && publishableMode && secretMode !== publishableMode) {
    faults.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys')
  }
  if (!webhookSecret?.startsWith('whsec_')) faults.push('STRIPE_WEBHOOK_SECRET must begin with whsec_')
  return {
    kind: 'stripe',
    secretKey: secretKey ?? '',
    publishableKey: publishableKey ?? '',
    webhookSecret: webhookSecret ?? '',
  }
}

function readMail(
  text: (name: string) => string | undefined,
  mustReachPeople: boolean,
  faults: string[],
): Config['mail'] {
  const from = text('MAIL_FROM') ?? `${siteName} <course@example.com>`
  if (!/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(from)) {
    faults.push('MAIL_FROM must be an address such as "My Course <course@example.com>"')
  }
  const smtp = text('SMTP_URL')
  if (smtp === undefined) {
    if (mustReachPeople) faults.push('SMTP_URL must be set in production: mail must reach people')
    return { kind: 'files', from }
  }
  if (!/^smtps?:$/.test(URL.parse(smtp)?.protocol ?? '')) {
    faults.push('SMTP_URL must have the form smtp://user:password@host:port')
  }
  if (text('MAIL_FROM') === undefined) faults.push('MAIL_FROM must be set when SMTP_URL is set')
  return { kind: 'smtp', url: smtp, from }
}

function readMedia(text: (name: string) => string | undefined, faults: string[]): Config['media'] {
  const url = text('S3_BUCKET_URL')
  const accessKeyId = text('S3_ACCESS_KEY_ID')
  const secretAccessKey = text('S3_SECRET_ACCESS_KEY')
  if (!url && !accessKeyId && !secretAccessKey) return { kind: 'disk' }
  if (!/^https?:$/.test(URL.parse(url ?? '')?.protocol ?? '')) {
    faults.push('S3_BUCKET_URL must be the address of the bucket, such as https://s3.example/course')
  }
  if (!accessKeyId) faults.push('S3_ACCESS_KEY_ID must be set when media lies in S3-compatible storage')
  if (!secretAccessKey)
    faults.push('S3_SECRET_ACCESS_KEY must be set when media lies in S3-compatible storage')
  return {
    kind: 's3',
    url: url ?? '',
    region: text('S3_REGION') ?? 'us-east-1',
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
  }
}

function readAdmin(
  text: (name: string) => string | undefined,
  production: boolean,
  faults: string[],
): Config['admin'] {
  const email = (text('ADMIN_EMAIL') ?? 'admin@example.com').toLowerCase()
  // As sign-in reads it: another spelling could never sign in.
  if (readEmail(email).email !== email) faults.push(`ADMIN_EMAIL must be an e-mail address, not "${email}"`)
  if (production && text('ADMIN_EMAIL') === undefined) faults.push('ADMIN_EMAIL must be set in production')
  const password = text('ADMIN_PASSWORD')
  if (password !== undefined && (password.length < 8 || password.length > 128)) {
    faults.push('ADMIN_PASSWORD must have 8 to 128 characters')
  }
  return { email, password }
}

function readJwtSecret(value: string | undefined, faults: string[]): string | undefined {
  if (value !== undefined && value.length < 32)
    faults.push(`JWT_SECRET has ${value.length} characters, 32 are needed`)
  return value
}

function readTrustProxy(value: string | undefined, faults: string[]): Config['trustProxy'] {
  if (value === undefined || value === 'false') return false
  if (value === 'true') return true
  const wrong = value.split(',').filter((part) => !isNetwork(part.trim()))
  if (wrong.length > 0) {
    faults.push(
      `TRUST_PROXY must list addresses such as 127.0.0.1 or 10.0.0.0/8, with commas between them, not "${wrong.join(',')}"`,
    )
  }
  return value
}

/** What Fastify takes: an address, an address with the length of its network, or a name for several networks. */
function isNetwork(part: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true
  const [address = '', length, ...rest] = part.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128))
}

function readQuiet(value: string | undefined, faults: string[]): boolean {
  if (value !== undefined && value !== '0' && value !== '1') {
    faults.push(`QUIET must be 1 or 0, not "${value}"`)
  }
  return value === '1'
}

function readLogLevel(value: string | undefined, fallback: LogLevel, faults: string[]): LogLevel {
  if (value === undefined) return fallback
  const level = LOG_LEVELS.find((known) => known === value)
  if (!level) faults.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${value}"`)
  return level ?? fallback
}
