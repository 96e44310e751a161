import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../config.ts'
import type { SeenRequest } from '../http/health.ts'
import { diagnoseMail } from '../mail/index.ts'
import { diagnoseMedia } from '../media/index.ts'
import { diagnoseFiles } from '../operations/doctor/diagnose-files.ts'
import { diagnoseSettings } from '../operations/doctor/diagnose-settings.ts'
import {
  diagnoseProxy,
  diagnoseSite,
  diagnoseTls,
  diagnoseTlsCertificate,
} from '../operations/doctor/diagnose-site.ts'
import { redactSecrets } from '../operations/index.ts'
import type { Diagnostic } from '../platform/diagnostic.ts'
import { diagnoseCards, diagnoseClock } from '../sales/provider/diagnose-cards.ts'
import { type CheckoutTestSite, openCheckoutSite, WEBHOOK_SECRET } from '../testing/checkout-site.ts'
import { smtpEnv, startMailServer } from '../testing/mail-server.ts'
import { startObjectStorage } from '../testing/object-storage.ts'
import { runOperatorCommand } from '../testing/run-command.ts'
import { startHttpsProxy } from '../testing/secure-proxy.ts'
import { freePorts, temporaryFolder } from '../testing/start-process.ts'

let checkout: CheckoutTestSite
beforeAll(async () => {
  checkout = await openCheckoutSite({ env: { TRUST_PROXY: '127.0.0.1' } })
})
afterAll(() => checkout.close())

const lines = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ level, subject, text }) => `${level} ${subject}: ${text}`)
const closedPort = async () => (await freePorts(1))[0]!

test('reports no errors for a well-configured site and leaves nothing behind', async () => {
  const { site, sandbox } = checkout
  const proxy = await startHttpsProxy(site.url)
  const mails = await startMailServer({ login: { user: 'site', password: 'open sesame' } })
  const storage = await startObjectStorage()
  const { dataDir, database } = site.config
  chmodSync(dataDir, 0o700)
  const envFile = join(temporaryFolder(), 'course.env')
  writeFileSync(envFile, '', { mode: 0o600 })
  const env = {
    ...proxy.trust,
    ...storage.env,
    NODE_ENV: 'production',
    REHEARSAL: '1',
    SITE_URL: proxy.url,
    SANDBOX_URL: sandbox.url,
    SANDBOX_PUBLIC_URL: 'https://cards.course.example',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SMTP_URL: `smtp://site:open%20sesame@127.0.0.1:${mails.port}`,
    MAIL_FROM: 'Course <course@site.example>',
    ADMIN_EMAIL: 'owner@course.example',
    TRUST_PROXY: '127.0.0.1',
    DATA_DIR: dataDir,
    ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
  }
  const args = ['--mail-to', 'owner@course.example', '--env-file', envFile]
  const { code, printed } = await runOperatorCommand('doctor', args, env)
  expect(printed).not.toMatch(/^error/m)
  for (const subject of [
    'Settings',
    'Environment file',
    'File modes',
    'Data folder',
    'Free space',
    'Database',
    'Mail',
    'Card key',
    'Webhook endpoint',
    'Clock',
    'Media',
    'Site',
    'Proxy',
    'Webhook URL',
    'Certificate',
  ])
    expect(printed).toMatch(new RegExp(`^(ok|warning) +${subject}: `, 'm'))
  expect(printed).toMatch(/^warning +Settings: this is a rehearsal/m)
  expect(printed).toMatch(/^warning +Launch checklist: Privacy policy: .+\(\/privacy\)$/m)
  expect(printed).not.toContain('sesame')
  expect(code).toBe(0)
  expect(mails.received.map(({ mail, to }) => [mail.subject, ...to])).toEqual([
    [expect.stringContaining('Test email'), 'owner@course.example'],
  ])
  expect([...storage.objects.keys()]).toEqual([])
  await storage.close()
})

test('reports all errors with exit code 1, and does not hang on servers that never respond', async () => {
  const port = await closedPort()
  const DATA_DIR = temporaryFolder()
  const { code, printed } = await runOperatorCommand('doctor', [], {
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: join(DATA_DIR, 'nothing'),
    SANDBOX_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://site:secret-word@127.0.0.1:${port}`,
    MAIL_FROM: 'Course <course@example.com>',
    S3_BUCKET_URL: `http://127.0.0.1:${port}/course`,
    S3_ACCESS_KEY_ID: 'key-of-the-bucket',
    ADMIN_EMAIL: 'nobody',
    SMTP_ULR: 'x',
  })
  expect(code).toBe(1)
  for (const line of [
    /^error +Settings: S3_SECRET_ACCESS_KEY must be set/m,
    /^error +Settings: ADMIN_EMAIL must be/m,
    /^warning +Settings: SMTP_ULR is not a setting/m,
    /^warning +Data folder: \S+ does not exist yet/m,
    /^warning +Database: does not exist yet/m,
    /^error +Mail: cannot reach the mail server/m,
    /^error +Card provider: unreachable \(ECONNREFUSED\)/m,
    /^error +Site: http:\S+ does not respond \(ECONNREFUSED\)/m,
    /\d ok, \d warnings, 5 errors\.$/m,
  ])
    expect(printed).toMatch(line)
  expect(printed).not.toContain('secret-word')
  expect(printed).not.toMatch(/\.ts:\d/)
})

test('prints the usage for unknown arguments', async () => {
  const [help, unknown] = await Promise.all([
    runOperatorCommand('doctor', ['--help'], {}),
    runOperatorCommand('doctor', ['please'], {}),
  ])
  expect(help).toMatchObject({ code: 0, printed: expect.stringContaining('--mail-to EMAIL') })
  expect(unknown).toMatchObject({ code: 1, printed: help.printed })
})

test('keeps its exit code when the reader of its output closes the pipe', async () => {
  const [help, errors] = await Promise.all([
    runOperatorCommand('doctor', ['--help'], {}, { readsAll: false }),
    runOperatorCommand(
      'doctor',
      [],
      { DATA_DIR: temporaryFolder(), ADMIN_EMAIL: 'nobody' },
      { readsAll: false },
    ),
  ])
  expect(help).toEqual({ code: 0, printed: '' })
  expect(errors).toEqual({ code: 1, printed: '' })
})

describe('card provider diagnostics', () => {
  const cardsWith = (key: string) => {
    const { hostname, port } = new URL(checkout.sandbox.url)
    const api = new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false })
    return { ...checkout.site.cards, api }
  }
  const now = { siteUrl: 'https://course.example', nowMillis: () => Date.now() }

  test('report a rejected key and stop there', async () => {
    expect(lines(await diagnoseCards(cardsWith('sk_live_wrong'), now))).toEqual([
      expect.stringMatching(/^error Card key: rejected by the card provider/),
    ])
  })

  test('report a missing webhook endpoint', async () => {
    await checkout.sandbox.control('POST', '/webhook', { url: null })
    const found = await diagnoseCards(cardsWith('sk_test_1'), now)
    expect(lines(found)[1]).toMatch(/^error Webhook endpoint: missing\. Add one for https:\/\/course/)
    await checkout.sandbox.control('POST', '/webhook', { url: `${checkout.site.url}/webhooks/card` })
  })

  test('report a wrong clock', () => {
    const date = 'Mon, 16 Nov 2026 12:00:00 GMT'
    const at = (seconds: number) => diagnoseClock(date, Date.parse(date) + seconds * 1000).level
    expect([at(0), at(-9), at(60), at(-600)]).toEqual(['ok', 'ok', 'warning', 'error'])
    expect(diagnoseClock(undefined, 0).level).toBe('warning')
  })
})

test('distinguishes a rejected password, a rejected recipient and an unreachable mail server', async () => {
  const { port } = await startMailServer({ login: { user: 'site', password: 'right' } })
  const diagnose = (url: string, to?: string) =>
    diagnoseMail({ mail: { kind: 'smtp', url, from: 'a@b.example' }, siteUrl: 'https://course.example' }, to)
  expect((await diagnose(`smtp://site:wrong@127.0.0.1:${port}`)).text).toContain('refuses user or password')
  expect((await diagnose(`smtp://site:right@127.0.0.1:${port}`)).level).toBe('ok')
  const rejecting = await startMailServer({ refuse: () => 550 })
  expect((await diagnose(smtpEnv(rejecting.port).SMTP_URL, 'x@y.example')).text).toContain(
    'responded with 550',
  )
  expect((await diagnose(smtpEnv(Number(await closedPort())).SMTP_URL)).text).toContain(
    'cannot reach the mail server',
  )
})

test('reports a storage that rejects the key or is unreachable', async () => {
  const storage = await startObjectStorage()
  const { dataDir } = checkout.site.config
  const diagnose = (env: Record<string, string>) =>
    diagnoseMedia({
      ...checkout.site.config,
      ...readSettings({ DATA_DIR: dataDir, ...storage.env, ...env }).config,
    })
  expect(lines(await diagnose({}))).toEqual(['ok Media: an object was written, read and removed'])
  const [rejectedDiagnostic] = await diagnose({ S3_SECRET_ACCESS_KEY: 'another' })
  expect(rejectedDiagnostic).toMatchObject({
    level: 'error',
    text: expect.stringContaining('SignatureDoesNotMatch'),
  })
  const [unreachable] = await diagnose({ S3_BUCKET_URL: `http://127.0.0.1:${await closedPort()}/course` })
  expect(unreachable).toMatchObject({ level: 'error' })
  await storage.close()
})

test('reports files that other users can read, with the command to fix them', async ({ skip }) => {
  skip(process.platform === 'win32', 'Windows has no file modes')
  const { dataDir, database } = checkout.site.config
  checkout.site.secrets.derive('accounts', 'test')
  const [secret, envFile] = [join(dataDir, 'secrets/accounts'), join(temporaryFolder(), 'course.env')]
  chmodSync(secret, 0o644)
  chmodSync(dataDir, 0o755)
  writeFileSync(envFile, '', { mode: 0o644 })
  const found = lines(await diagnoseFiles({ dataDir, database }, envFile))
  expect(found).toContain(`error File modes: others can read ${secret}: chmod 600 ${secret}`)
  expect(found).toContain(`warning File modes: others can open ${dataDir}: chmod 700 ${dataDir}`)
  expect(found).toContain(
    `error Environment file: others can read the keys in ${envFile}: chmod 600 ${envFile}`,
  )
  chmodSync(secret, 0o600)
  chmodSync(dataDir, 0o700)
})

describe('proxy and certificate diagnostics', () => {
  test('report a proxy that sends no client IP or passes on a forged one', async () => {
    const diagnose = async (headers: Record<string, string>) => {
      const response = await fetch(`${checkout.site.url}/healthz/proxy`, { headers })
      return diagnoseProxy('https://course.example', (await response.json()) as SeenRequest)
    }
    expect((await diagnose({})).text).toContain('does not send the IP address of visitors')
    const forged = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' }
    expect((await diagnose(forged)).text).toContain('visitors can forge their IP address')
    expect((await diagnose({ 'x-forwarded-for': '10.1.1.1' })).text).toContain('sees http')
    expect((await diagnose({ ...forged, 'x-forwarded-for': '192.0.2.1, 10.1.1.1' })).level).toBe('ok')
  })

  test('report a certificate that browsers reject, and a site without one', async () => {
    const { url } = await startHttpsProxy(checkout.site.url)
    expect(lines(await diagnoseTls(url, Date.now()))).toEqual([
      expect.stringMatching(/^error Certificate: browsers reject it \(\w*SELF_SIGNED/),
    ])
    const plain = checkout.site.url.replace('http:', 'https:')
    expect((await diagnoseTls(plain, Date.now()))[0]).toMatchObject({ level: 'error' })
    expect((await diagnoseSite(plain))[0]).toMatchObject({ level: 'error', subject: 'Site' })
  })

  test('accept a forged IP that was sent from a trusted machine', () => {
    const seenRequest = { scheme: 'https', address: '192.0.2.1', hops: 2 }
    expect(diagnoseProxy('https://course.example', seenRequest).level).toBe('ok')
  })

  test('warn before a certificate expires', () => {
    const day = 24 * 3600 * 1000
    const level = (days: number) => diagnoseTlsCertificate({ validTo: days * day }, 0).level
    expect([level(60), level(13), level(-1)]).toEqual(['ok', 'warning', 'error'])
  })
})

test('warns about valid but probably unintended settings', () => {
  const found = lines(
    diagnoseSettings(
      readSettings({
        NODE_ENV: 'production',
        SITE_URL: 'https://course.example',
        SMTP_URL: 'smtp://mail.example',
        MAIL_FROM: 'course@example.com',
        ADMIN_EMAIL: 'owner@course.example',
        ADMIN_PASSWORD: 'left in the file',
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        TRUST_PROXY: 'true',
        HOST: '0.0.0.0',
        QUIET: '1',
      }),
    ),
  ).join('\n')
  for (const text of [
    'complete',
    'TRUST_PROXY=true',
    'HOST opens',
    'ADMIN_PASSWORD',
    'MAIL_FROM',
    'quiet',
    'test keys',
  ])
    expect(found).toContain(text)
})

test('redacts secrets of the settings', () => {
  const clean = redactSecrets({ JWT_SECRET: 'abcdefgh', SMTP_URL: 'smtp://u:p%40ssword@h', PORT: '3000' })
  expect(clean('abcdefgh p%40ssword p@ssword 3000')).toBe('[secret] [secret] [secret] 3000')
})
