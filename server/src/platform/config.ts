import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { type Environment, parseEnvironment, type Variables } from './environment.ts'

/** All settings, read once at startup. Slices add theirs by declaration merging. */
export interface Config {
  production: boolean
  host: string
  port: number
  /** Public URL without a trailing slash. */
  siteUrl: string
  dataDir: string
  database: { kind: 'sqlite'; file: string } | PostgresConfig
  jwtSecret: string | undefined
  /** Which proxies may set the client IP: none, all, or those with the listed IP addresses. */
  trustProxy: boolean | string
  /** A copy of a site: it sends no mail, rejects webhooks and reconciles nothing. */
  quiet: boolean
  /** Production without real money: the card sandbox is allowed, and mail is sent only to administrators. */
  rehearsal: boolean
  /** Number of processes; more than one only on PostgreSQL. */
  workers: number
  /** How long the site keeps serving after a stop signal. */
  drainSeconds: number
  logLevel: LogLevel
  /** Whether every request is logged, at any log level. */
  accessLog: boolean
}

/** A file in the data folder that makes a site quiet, like QUIET=1. Restoring a backup creates it. */
export const QUIET_FILE = 'quiet'

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export function parsePlatformConfig(env: Environment) {
  const dataDir = readDataDir(env.variables)
  const database = parseDatabaseConfig(env, dataDir)
  const logLevel = parseLogLevel(env)
  return {
    production: env.production,
    host: parseHost(env),
    port: env.port,
    siteUrl: parseSiteUrl(env),
    dataDir,
    database,
    jwtSecret: parseJwtSecret(env),
    trustProxy: parseTrustProxy(env),
    quiet: env.quiet || existsSync(join(dataDir, QUIET_FILE)),
    rehearsal: env.rehearsal,
    workers: parseWorkers(env, database),
    drainSeconds: env.integer('DRAIN_SECONDS', [0, 60], env.production ? 5 : 0),
    logLevel,
    accessLog: env.flag('ACCESS_LOG', LOG_LEVELS.indexOf(logLevel) >= LOG_LEVELS.indexOf('info')),
  }
}

/** `connections` is the maximum per process; 10 by default. */
export type PostgresConfig = { kind: 'postgres'; url: string; connections?: number }

export const readDataDir = (variables: Variables): string => resolve(variables.DATA_DIR?.trim() || 'data')

/** Configuration for programs that only sign tokens; card and mail settings are not needed. */
export const readTokenConfig = (variables: Variables): Pick<Config, 'siteUrl' | 'dataDir' | 'jwtSecret'> =>
  parseEnvironment(variables, (env) => {
    const dataDir = readDataDir(env.variables)
    const siteUrl = parseSiteUrl(env)
    const jwtSecret = parseJwtSecret(env)
    if (!jwtSecret && !existsSync(join(dataDir, 'secrets', 'jwt'))) {
      env.issue(`DATA_DIR or JWT_SECRET must be those of the site: ${dataDir} contains no secret`)
    }
    return { siteUrl, dataDir, jwtSecret }
  })

function parseHost(env: Environment): string {
  const value = env.text('HOST')
  if (value === undefined) return '127.0.0.1'
  if (isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) return value
  env.issue(`HOST must be an IP address or a host name, not "${value}"`)
  return '127.0.0.1'
}

function parseSiteUrl(env: Environment): string {
  const value = env.text('SITE_URL')
  if (value === undefined) {
    if (env.production) env.issue('SITE_URL must be set in production to the public https URL of the site')
    return `http://localhost:${env.port}`
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
    env.issue(`SITE_URL must be a URL such as https://course.example, not "${value}"`)
    return `http://localhost:${env.port}`
  }
  if (env.production && url.protocol !== 'https:') env.issue('SITE_URL must be https in production')
  return url.origin
}

function parseDatabaseConfig(env: Environment, dataDir: string): Config['database'] {
  const value = env.text('DATABASE_URL')
  const sqlite = { kind: 'sqlite', file: resolve(dataDir, 'course.sqlite') } as const
  if (value === undefined) return sqlite
  const url = URL.parse(value)
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1)
    return { kind: 'postgres', url: value, connections: env.integer('DATABASE_CONNECTIONS', [2, 500], 10) }
  env.issue('DATABASE_URL must have the form postgres://user:password@host:port/database')
  return sqlite
}

function parseJwtSecret(env: Environment): string | undefined {
  const value = env.text('JWT_SECRET')
  if (value !== undefined && value.length < 32)
    env.issue(`JWT_SECRET has ${value.length} characters; it needs at least 32`)
  return value
}

function parseTrustProxy(env: Environment): Config['trustProxy'] {
  const value = env.text('TRUST_PROXY')
  if (value === undefined || value === 'false') return false
  if (value === 'true') return true
  const invalid = value.split(',').filter((part) => !isTrustedProxyEntry(part.trim()))
  if (invalid.length > 0) {
    env.issue(
      `TRUST_PROXY must be a comma-separated list of IP addresses such as 127.0.0.1 or 10.0.0.0/8, not "${invalid.join(',')}"`,
    )
  }
  return value
}

/** The forms that Fastify accepts: an IP address, a CIDR range, or a named group of networks. */
function isTrustedProxyEntry(part: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true
  const [ip = '', prefixLength, ...rest] = part.split('/')
  const version = isIP(ip)
  if (version === 0 || rest.length > 0) return false
  return (
    prefixLength === undefined ||
    (/^\d{1,3}$/.test(prefixLength) && Number(prefixLength) <= (version === 4 ? 32 : 128))
  )
}

function parseWorkers(env: Environment, database: Config['database']): number {
  const workers = env.integer('WORKERS', [1, 64], 1)
  if (workers > 1 && database.kind === 'sqlite') {
    env.issue(
      'WORKERS needs PostgreSQL: SQLite supports only one process. Set DATABASE_URL (npm run move-to-postgres copies existing data), or remove WORKERS',
    )
  }
  return workers
}

function parseLogLevel(env: Environment): LogLevel {
  const fallback = env.production ? 'info' : 'warn'
  const value = env.text('LOG_LEVEL')
  if (value === undefined) return fallback
  const level = LOG_LEVELS.find((known) => known === value)
  if (!level) env.issue(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${value}"`)
  return level ?? fallback
}
