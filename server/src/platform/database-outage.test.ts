import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../../scripts/provision/postgres.ts'
import { type CardSandbox, startCardSandbox, WEBHOOK_SECRET } from '../testing/checkout-site.ts'
import { PurchaseLoad, waitUntilReady } from '../testing/purchase-load.ts'
import { freePorts, type SiteProcess, startProcess, temporaryFolder } from '../testing/start-process.ts'

const CUTS = 6
const PASSWORD = 'secret-of-the-database'

test('survives cut connections and a PostgreSQL restart under load without losing an acknowledged purchase', {
  timeout: 180_000,
}, async ({ skip }) => {
  skip(inject('engine') === 'sqlite', 'SQLite has no connections to cut')
  const { url, run, restart } = await startOwnDatabase()
  const sandbox = await startCardSandbox()
  onTestFinished(() => sandbox.stop())
  const sites = await startTwoSites(url, sandbox)

  const load = new PurchaseLoad(sites, sandbox)
  onTestFinished(() => void load.stop())
  for (let cut = 0; cut < CUTS; cut++) {
    await load.waitForProgress()
    await run(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'site'`)
    await waitUntilReady(sites)
  }
  await load.waitForProgress()
  await restart()
  await waitUntilReady(sites)
  await load.waitForProgress()
  const acknowledged = await load.stop()

  await sandbox.waitForDeliveries()
  const { rows } = await run<{ session_id: string }>(
    `select session_id from purchases join paid_customers on paid_customers.customer_id = purchases.customer_id`,
  )
  const stored = new Set(rows.map((row) => row.session_id))
  expect(acknowledged.length).toBeGreaterThanOrEqual(CUTS)
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  for (const site of sites) expect(site.output()).not.toMatch(new RegExp(`${PASSWORD}|secretKey|processID`))
})

/** A separate PostgreSQL server, since a restart would break tests that run at the same time. */
async function startOwnDatabase() {
  const postgres = await startPostgres({ durable: true })
  onTestFinished(postgres.stop)
  const run = async <Row extends pg.QueryResultRow>(statement: string, database = 'course') => {
    const connectionUrl = new URL(postgres.url)
    connectionUrl.pathname = `/${database}`
    const client = new pg.Client({ connectionString: connectionUrl.href })
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

async function startTwoSites(databaseUrl: string, sandbox: CardSandbox): Promise<SiteProcess[]> {
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
