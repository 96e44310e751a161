import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diagnoseCards, diagnoseClock } from '../checkout/diagnose-cards.ts'
import { readSettings } from '../config.ts'
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
import { withoutSecrets } from '../operations/index.ts'
import type { Diagnostic } from '../platform/diagnostic.ts'
import type { SeenRequest } from '../platform/health.ts'
import { type CheckoutTestSite, openCheckoutSite, WEBHOOK_SECRET } from '../testing/checkout-site.ts'
import { mailServer, smtp } from '../testing/mail-server.ts'
import { openObjectStorage } from '../testing/object-storage.ts'
import { runOperatorCommand } from '../testing/run-command.ts'
import { secureProxy } from '../testing/secure-proxy.ts'
import { freePorts, temporaryFolder } from '../testing/start-process.ts'

let shop: CheckoutTestSite
beforeAll(async () => {
  shop = await openCheckoutSite({ env: { TRUST_PROXY: '127.0.0.1' } })
})
afterAll(() => shop.close())

const lines = (found: readonly Diagnostic[]) =>
  found.map(({ level, subject, text }) => `${level} ${subject}: ${text}`)
const closedPort = async () => (await freePorts(1))[0]!

test('a site that is set up well has nothing wrong, and the command changes nothing it leaves behind', async () => {
  const { site, sandbox } = shop
  const proxy = await secureProxy(site.url)
  const mails = await mailServer({ login: { user: 'site', password: 'open sesame' } })
  const storage = await openObjectStorage()
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
  expect(printed).not.toMatch(/^wrong/m)
  for (const subject of [
    'Settings',
    'Environment file',
    'File modes',
    'Data folder',
    'Free space',
    'Database',
    'Email',
    'Card key',
    'Webhook endpoint',
    'Clock',
    'Media',
    'Site',
    'Proxy',
    'Webhook address',
    'Certificate',
  ])
    expect(printed).toMatch(new RegExp(`^(ok|look) +${subject}: `, 'm'))
  expect(printed).toMatch(/^look +Settings: this is a rehearsal/m)
  expect(printed).toMatch(/^look +Before opening: Privacy policy: .+\(\/privacy\)$/m)
  expect(printed).not.toContain('sesame')
  expect(code).toBe(0)
  expect(mails.received.map(({ mail, to }) => [mail.subject, ...to])).toEqual([
    [expect.stringContaining('Email is working'), 'owner@course.example'],
  ])
  expect([...storage.objects.keys()]).toEqual([])
  await storage.close()
})

test('whatever is wrong is named at once, with exit code 1, and nothing waits for what never answers', async () => {
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
    /^wrong +Settings: S3_SECRET_ACCESS_KEY must be set/m,
    /^wrong +Settings: ADMIN_EMAIL must be/m,
    /^look +Settings: nothing reads SMTP_ULR/m,
    /^look +Data folder: there is no/m,
    /^look +Database: there is none yet/m,
    /^wrong +Mail: the mail server cannot be reached/m,
    /^wrong +Card provider: it cannot be reached \(ECONNREFUSED\)/m,
    /^wrong +Site: http:\S+ does not answer \(ECONNREFUSED\)/m,
    /\d ok, \d to look at, 5 wrong\.$/m,
  ])
    expect(printed).toMatch(line)
  expect(printed).not.toContain('secret-word')
  expect(printed).not.toMatch(/\.ts:\d/)
})

test('words that mean nothing are answered with what can be asked', async () => {
  const [help, word] = await Promise.all([
    runOperatorCommand('doctor', ['--help'], {}),
    runOperatorCommand('doctor', ['please'], {}),
  ])
  expect(help).toMatchObject({ code: 0, printed: expect.stringContaining('--mail-to ADDRESS') })
  expect(word).toMatchObject({ code: 1, printed: help.printed })
})

test('whoever stops reading what it prints gets no fault, and the exit code all the same', async () => {
  const [help, word] = await Promise.all([
    runOperatorCommand('doctor', ['--help'], {}, { readsAll: false }),
    runOperatorCommand(
      'doctor',
      [],
      { DATA_DIR: temporaryFolder(), ADMIN_EMAIL: 'nobody' },
      { readsAll: false },
    ),
  ])
  expect(help).toEqual({ code: 0, printed: '' })
  expect(word).toEqual({ code: 1, printed: '' })
})

describe('the card provider', () => {
  const cardsWith = (key: string) => {
    const { hostname, port } = new URL(shop.sandbox.url)
    const api = new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false })
    return { ...shop.site.cards, api }
  }
  const now = { siteUrl: 'https://course.example', nowMillis: () => Date.now() }

  test('a key that is refused is said, and nothing else is asked', async () => {
    expect(lines(await diagnoseCards(cardsWith('sk_live_wrong'), now))).toEqual([
      expect.stringMatching(/^wrong Card key: the card provider refuses it/),
    ])
  })

  test('an endpoint that is missing is said', async () => {
    await shop.sandbox.control('POST', '/webhook', { url: null })
    const found = await diagnoseCards(cardsWith('sk_test_1'), now)
    expect(lines(found)[1]).toMatch(/^wrong Webhook endpoint: there is none\. Add one for https:\/\/course/)
    await shop.sandbox.control('POST', '/webhook', { url: `${shop.site.url}/webhooks/card` })
  })

  test('a clock that is off is said', () => {
    const date = 'Mon, 16 Nov 2026 12:00:00 GMT'
    const at = (seconds: number) => diagnoseClock(date, Date.parse(date) + seconds * 1000).level
    expect([at(0), at(-9), at(60), at(-600)]).toEqual(['ok', 'ok', 'look', 'wrong'])
    expect(diagnoseClock(undefined, 0).level).toBe('look')
  })
})

test('a mail server that refuses the password, or the recipient, is told from one that is away', async () => {
  const { port } = await mailServer({ login: { user: 'site', password: 'right' } })
  const ask = (url: string, to?: string) =>
    diagnoseMail({ mail: { kind: 'smtp', url, from: 'a@b.example' }, siteUrl: 'https://course.example' }, to)
  expect((await ask(`smtp://site:wrong@127.0.0.1:${port}`)).text).toContain('refuses user or password')
  expect((await ask(`smtp://site:right@127.0.0.1:${port}`)).level).toBe('ok')
  const picky = await mailServer({ refuse: () => 550 })
  expect((await ask(smtp(picky.port).SMTP_URL, 'x@y.example')).text).toContain('says 550')
  expect((await ask(smtp(Number(await closedPort())).SMTP_URL)).text).toContain('cannot be reached')
})

test('a storage that refuses the key, or is away, is said', async () => {
  const storage = await openObjectStorage()
  const { dataDir } = shop.site.config
  const ask = (env: Record<string, string>) =>
    diagnoseMedia({
      ...shop.site.config,
      ...readSettings({ DATA_DIR: dataDir, ...storage.env, ...env }).config,
    })
  expect(lines(await ask({}))).toEqual(['ok Media: written to the storage, read and removed'])
  const [refused] = await ask({ S3_SECRET_ACCESS_KEY: 'another' })
  expect(refused).toMatchObject({ level: 'wrong', text: expect.stringContaining('refuses') })
  const [away] = await ask({ S3_BUCKET_URL: `http://127.0.0.1:${await closedPort()}/course` })
  expect(away).toMatchObject({ level: 'wrong' })
  await storage.close()
})

test('files that others can read are named with the command that closes them', async ({ skip }) => {
  skip(process.platform === 'win32', 'there are no such rights')
  const { dataDir, database } = shop.site.config
  shop.site.secrets.derive('accounts', 'test')
  const [secret, envFile] = [join(dataDir, 'secrets/accounts'), join(temporaryFolder(), 'course.env')]
  chmodSync(secret, 0o644)
  chmodSync(dataDir, 0o755)
  writeFileSync(envFile, '', { mode: 0o644 })
  const found = lines(await diagnoseFiles({ dataDir, database }, envFile))
  expect(found).toContain(`wrong File modes: others can read ${secret}: chmod 600 ${secret}`)
  expect(found).toContain(`look File modes: others can look into ${dataDir}: chmod 700 ${dataDir}`)
  expect(found).toContain(
    `wrong Environment file: others can read the keys in ${envFile}: chmod 600 ${envFile}`,
  )
  chmodSync(secret, 0o600)
  chmodSync(dataDir, 0o700)
})

describe('what stands in front of the site', () => {
  test('a proxy that says nothing, or repeats what visitors claim, is found out', async () => {
    const judged = async (headers: Record<string, string>) => {
      const response = await fetch(`${shop.site.url}/healthz/proxy`, { headers })
      return diagnoseProxy('https://course.example', (await response.json()) as SeenRequest)
    }
    expect((await judged({})).text).toContain('does not hear from it who visits')
    const claimed = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' }
    expect((await judged(claimed)).text).toContain('visitors can choose their address')
    expect((await judged({ 'x-forwarded-for': '10.1.1.1' })).text).toContain('sees http')
    expect((await judged({ ...claimed, 'x-forwarded-for': '192.0.2.1, 10.1.1.1' })).level).toBe('ok')
  })

  test('a certificate that browsers refuse is said, and a site without one', async () => {
    const { url } = await secureProxy(shop.site.url)
    expect(lines(await diagnoseTls(url, Date.now()))).toEqual([
      expect.stringMatching(/^wrong Certificate: browsers refuse it \(\w*SELF_SIGNED/),
    ])
    const plain = shop.site.url.replace('http:', 'https:')
    expect((await diagnoseTls(plain, Date.now()))[0]).toMatchObject({ level: 'wrong' })
    expect((await diagnoseSite(plain))[0]).toMatchObject({ level: 'wrong', subject: 'Site' })
  })

  test('a claim behind an address of this machine is no claim of a visitor', () => {
    const seen = { scheme: 'https', address: '192.0.2.1', hops: 2 }
    expect(diagnoseProxy('https://course.example', seen).level).toBe('ok')
  })

  test('a certificate is judged by its last day', () => {
    const day = 24 * 3600 * 1000
    const level = (days: number) => diagnoseTlsCertificate({ validTo: days * day }, 0).level
    expect([level(60), level(13), level(-1)]).toEqual(['ok', 'look', 'wrong'])
  })
})

test('settings that are allowed and rarely meant are mentioned', () => {
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

test('no line repeats a secret of the settings', () => {
  const clean = withoutSecrets({ JWT_SECRET: 'abcdefgh', SMTP_URL: 'smtp://u:p%40ssword@h', PORT: '3000' })
  expect(clean('abcdefgh p%40ssword p@ssword 3000')).toBe('[secret] [secret] [secret] 3000')
})
