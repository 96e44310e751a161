import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../../scripts/provision/postgres.ts'
import { browser, type CardSandbox, startCardSandbox, WEBHOOK_SECRET } from '../testing/checkout-site.ts'
import { freePorts, type SiteProcess, startProcess, temporaryFolder } from '../testing/start-process.ts'

const CUTS = 6
const BUYERS = 6
const PAUSE_MS = 50
const PASSWORD = 'secret-of-the-database'

test('cut connections and a restart of PostgreSQL under load end no process and lose no acknowledged purchase', {
  timeout: 180_000,
}, async ({ skip }) => {
  skip(inject('engine') === 'sqlite', 'SQLite has no connections to cut')
  const { url, run, restart } = await ownDatabase()
  const sandbox = await startCardSandbox()
  onTestFinished(() => sandbox.stop())
  const sites = await twoSites(url, sandbox)

  const load = new Load(sites, sandbox)
  onTestFinished(() => void load.stop())
  for (let cut = 0; cut < CUTS; cut++) {
    await load.moves()
    await run(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'site'`)
    await untilReady(sites)
  }
  await load.moves()
  await restart()
  await untilReady(sites)
  await load.moves()
  const acknowledged = await load.stop()

  await sandbox.delivered()
  const { rows } = await run<{ session_id: string }>(
    `select session_id from purchases join paid_customers on paid_customers.customer_id = purchases.customer_id`,
  )
  const stored = new Set(rows.map((row) => row.session_id))
  expect(acknowledged.length).toBeGreaterThanOrEqual(CUTS)
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  for (const site of sites) expect(site.output()).not.toMatch(new RegExp(`${PASSWORD}|secretKey|processID`))
})

/** A PostgreSQL of its own, since a restart would disturb the tests that run beside this one. */
async function ownDatabase() {
  const postgres = await startPostgres({ durable: true })
  onTestFinished(postgres.stop)
  const run = async <Row extends pg.QueryResultRow>(statement: string, database = 'course') => {
    const address = new URL(postgres.url)
    address.pathname = `/${database}`
    const client = new pg.Client({ connectionString: address.href })
    await client.connect()
    try {
      return await client.query<Row>(statement)
    } finally {
      await client.end()
    }
  }
  await run(`create role site login password '${PASSWORD}'`, 'postgres')
  await run('create database course owner site', 'postgres')
  const url = new URL(postgres.url)
  url.username = 'site'
  url.password = PASSWORD
  url.pathname = '/course'
  return { url: url.href, run, restart: postgres.restart }
}

async function twoSites(databaseUrl: string, sandbox: CardSandbox): Promise<SiteProcess[]> {
  const ports = await freePorts(2)
  const shared = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: temporaryFolder(),
    SANDBOX_URL: sandbox.url,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    ADMIN_PASSWORD: 'administrator of the test',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'info',
  }
  await sandbox.control('POST', '/webhook', { url: `http://127.0.0.1:${ports[0]}/webhooks/card` })
  return Promise.all(ports.map((PORT) => startProcess({ ...shared, PORT })))
}

async function untilReady(sites: readonly SiteProcess[]): Promise<void> {
  for (const site of sites) {
    const ended = site.exited.then((code) => `ended with ${code}:\n${site.output().slice(-4000)}`)
    const ready = expect
      .poll(
        () =>
          fetch(`${site.url}/readyz`).then(
            ({ status }) => status,
            () => 0,
          ),
        { interval: 100 },
      )
      .toBe(200)
      .then(() => 'ready')
    expect(await Promise.race([ready, ended])).toBe('ready')
  }
}

/** Customers who buy one after the other, at either site; each tries again until the site has an answer. */
class Load {
  readonly #acknowledged: string[] = []
  readonly #over = new AbortController()
  readonly #done: Promise<unknown>
  #customers = 0

  constructor(sites: readonly SiteProcess[], sandbox: CardSandbox) {
    const buy = async (index: number) => {
      while (!this.#over.signal.aborted) await this.#purchase(sites[index % sites.length]!, sandbox)
    }
    this.#done = Promise.all(Array.from({ length: BUYERS }, (_, index) => buy(index)))
    this.#done.catch(() => {})
  }

  /** Until some more purchases were acknowledged. */
  async moves(): Promise<void> {
    const before = this.#acknowledged.length
    await Promise.race([
      expect.poll(() => this.#acknowledged.length - before, { timeout: 60_000 }).toBeGreaterThan(3),
      this.#done,
    ])
  }

  async stop(): Promise<readonly string[]> {
    this.#over.abort()
    await this.#done
    return this.#acknowledged
  }

  async #purchase(site: SiteProcess, sandbox: CardSandbox): Promise<void> {
    const person = browser(site.url)
    const email = `buyer-${this.#customers++}@outage.example`
    const sessionId = await this.#insist(() => person.begin(email))
    if (!sessionId) return
    await sandbox.pay(sessionId)
    const isPaid = await this.#insist(async () => {
      const { status, body } = await person.verifyPayment(sessionId)
      if (status !== 200) throw new Error(`verify-payment answered ${status}`)
      return body.success
    })
    if (isPaid) this.#acknowledged.push(sessionId)
  }

  async #insist<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
    while (!this.#over.signal.aborted) {
      const result = await act().catch(() => undefined)
      if (result !== undefined) return result
      await wait(PAUSE_MS)
    }
    return undefined
  }
}
