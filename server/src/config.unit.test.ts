import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './platform/environment.ts'

const issuesOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.issues
    throw error
  }
}

const production = {
  NODE_ENV: 'production',
  SITE_URL: 'https://course.example',
  SMTP_URL: 'smtp://mail.course.example',
  MAIL_FROM: 'Course <hello@course.example>',
  ADMIN_EMAIL: 'owner@course.example',
  STRIPE_SECRET_KEY: 'sk_live_123',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_123',
  STRIPE_WEBHOOK_SECRET: 'whsec_123',
}

const s3 = {
  S3_BUCKET_URL: 'https://s3.example/course',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('uses the documented defaults for an empty environment', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    siteUrl: 'http://localhost:3000',
    database: { kind: 'sqlite' },
    cards: { kind: 'sandbox', port: 3001 },
    mail: { kind: 'files' },
    media: { kind: 'disk' },
    admin: { email: 'admin@example.com', password: undefined },
  })
})

test('accepts a complete production environment', () => {
  expect(readConfig(production)).toMatchObject({
    production: true,
    cards: { kind: 'stripe' },
    mail: { kind: 'smtp' },
  })
})

test('rejects more than one worker without PostgreSQL', () => {
  const DATABASE_URL = 'postgres://course@127.0.0.1/course'
  expect(readConfig({ DATABASE_URL, WORKERS: '4' }).workers).toBe(4)
  expect(readConfig({}).workers).toBe(1)
  expect(issuesOf({ WORKERS: '2' })).toEqual([expect.stringMatching(/^WORKERS needs PostgreSQL/)])
  for (const WORKERS of ['0', '1.5', '65', 'many']) {
    expect(issuesOf({ DATABASE_URL, WORKERS })).toEqual([
      `WORKERS must be a whole number from 1 to 64, not "${WORKERS}"`,
    ])
  }
})

test('drains for five seconds in production unless DRAIN_SECONDS is set', () => {
  expect(readConfig(production).drainSeconds).toBe(5)
  expect(readConfig({}).drainSeconds).toBe(0)
  expect(readConfig({ ...production, DRAIN_SECONDS: '30' }).drainSeconds).toBe(30)
  expect(issuesOf({ DRAIN_SECONDS: '-1' })).toHaveLength(1)
})

test('turns the access log on with log level info or with ACCESS_LOG=1', () => {
  expect(readConfig({}).accessLog).toBe(false)
  expect(readConfig(production).accessLog).toBe(true)
  expect(readConfig({ ...production, ACCESS_LOG: '0' }).accessLog).toBe(false)
  expect(readConfig({ LOG_LEVEL: 'error', ACCESS_LOG: '1' }).accessLog).toBe(true)
})

test('stores media in S3-compatible storage when S3_BUCKET_URL is set', () => {
  expect(readConfig({ ...s3, S3_REGION: 'eu-central-1' }).media).toEqual({
    kind: 's3',
    url: 'https://s3.example/course',
    region: 'eu-central-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
})

describe('names the invalid variable', () => {
  test.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['HOST', { HOST: 'not a host' }],
    ['SITE_URL', { SITE_URL: 'course.example' }],
    ['SITE_URL', { SITE_URL: 'https://course.example/path' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/course' }],
    ['SANDBOX_PORT', { SANDBOX_PORT: '-1' }],
    ['SANDBOX_PORT', { PORT: '3000', SANDBOX_PORT: '3000' }],
    ['SANDBOX_URL', { SANDBOX_URL: 'nowhere' }],
    ['SANDBOX_URL', { SANDBOX_URL: 'http://127.0.0.1:1', STRIPE_SECRET_KEY: 'sk_live_1' }],
    ['STRIPE_SECRET_KEY', { ...production, STRIPE_SECRET_KEY: 'secret' }],
    ['STRIPE_PUBLISHABLE_KEY', { ...production, STRIPE_PUBLISHABLE_KEY: '' }],
    ['STRIPE_PUBLISHABLE_KEY', { ...production, STRIPE_PUBLISHABLE_KEY: 'pk_test_123' }],
    ['STRIPE_WEBHOOK_SECRET', { ...production, STRIPE_WEBHOOK_SECRET: 'secret' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail', MAIL_FROM: 'a@b.example' }],
    ['CREDENTIAL_SECRET', { CREDENTIAL_SECRET: 'eight888' }],
    ['ISSUER_NAME', { ISSUER_NAME: 'x'.repeat(101) }],
    ['ISSUER_NAME', { ISSUER_NAME: 'ᚠᚢᚦ Academy' }],
    ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
    ['MAIL_FROM', { MAIL_FROM: 'Course <a@b.example>\r\nBcc: x@y.example' }],
    ['S3_BUCKET_URL', { ...s3, S3_BUCKET_URL: 'course' }],
    ['S3_ACCESS_KEY_ID', { ...s3, S3_ACCESS_KEY_ID: '' }],
    ['S3_SECRET_ACCESS_KEY', { ...s3, S3_SECRET_ACCESS_KEY: '' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'owner' }],
    ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'short' }],
    ['JWT_SECRET', { JWT_SECRET: 'eight888' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['ACCESS_LOG', { ACCESS_LOG: 'on' }],
    ['QUIET', { QUIET: 'yes' }],
    ['REHEARSAL', { ...production, REHEARSAL: 'yes' }],
    ['REHEARSAL', { REHEARSAL: '1' }],
    ['REHEARSAL', { ...production, REHEARSAL: '1' }],
    ['SANDBOX_PUBLIC_URL', { SANDBOX_PUBLIC_URL: 'cards.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'the proxy' }],
    ['TRUST_PROXY', { TRUST_PROXY: '127.0.0.1, 10.0.0.0/33' }],
  ])('%s in %o', (name, env) => {
    const issues = issuesOf(env as Record<string, string>)
    expect(issues).toHaveLength(1)
    expect(issues[0]).toContain(name)
  })
})

test.each(['127.0.0.1', '10.0.0.0/8, ::1', 'fd00::/8,loopback', 'true', 'false'])(
  'accepts TRUST_PROXY=%s',
  (TRUST_PROXY) => {
    expect(issuesOf({ TRUST_PROXY })).toEqual([])
  },
)

test('accepts a quiet copy without a mail server in production', () => {
  expect(readConfig({ ...production, SMTP_URL: '', QUIET: '1' })).toMatchObject({ quiet: true })
})

test('accepts the sandbox or test keys in a rehearsal', () => {
  const { STRIPE_SECRET_KEY: _, STRIPE_PUBLISHABLE_KEY: _p, STRIPE_WEBHOOK_SECRET: _w, ...rest } = production
  const rehearsal = { ...rest, REHEARSAL: '1' }
  expect(readConfig(rehearsal)).toMatchObject({
    production: true,
    rehearsal: true,
    cards: { kind: 'sandbox' },
    mail: { kind: 'smtp' },
  })
  const test = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  expect(readConfig({ ...rehearsal, ...test }).cards).toMatchObject({ kind: 'stripe' })
  expect(issuesOf({ ...rehearsal, SMTP_URL: '' })).toEqual([expect.stringContaining('SMTP_URL must be set')])
})

test('reports all development-only settings in production at once', () => {
  const issues = issuesOf({ NODE_ENV: 'production', JWT_SECRET: 'eight888' }).join('\n')
  for (const name of ['SITE_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'ADMIN_EMAIL', 'JWT_SECRET']) {
    expect(issues).toContain(name)
  }
  expect(issuesOf({ ...production, SITE_URL: 'http://course.example' })).toEqual([
    'SITE_URL must be https in production',
  ])
})
