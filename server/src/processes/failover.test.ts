import pg from 'pg'
import type Stripe from 'stripe'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startPgBouncer } from '../../../scripts/provision/pgbouncer.ts'
import { startPostgres } from '../../../scripts/provision/postgres.ts'
import { provideProgram } from '../../../scripts/provision/programs.ts'
import { openCards } from '../sales/provider/cards.ts'
import { type CardSandbox, startCardSandbox, WEBHOOK_SECRET } from '../testing/checkout-site.ts'
import { databaseUrl } from '../testing/postgres-database.ts'
import { PurchaseLoad, waitUntilReady } from '../testing/purchase-load.ts'
import { freePorts, startProcess, temporaryFolder } from '../testing/start-process.ts'

const PURCHASES_BEFORE = 40
/** On the primary only, without synchronous replication. */
const PURCHASES_BEHIND = 10
const PURCHASES_AFTER = 20

/** Starts two database servers and PgBouncer, so it runs every night and by its name. */
test
  .runIf(inject('engine') === 'postgres' && process.env.TEST_ALL)
  .for([{ commit: 'synchronous' }, { commit: 'asynchronous' }])(
  'goes on with the replica when the primary dies under load, with $commit replication',
  {
    timeout: 400_000,
  },
  async ({ commit }, { skip }) => {
    const program = await provideProgram('pgbouncer').catch(() => undefined)
    if (!program) return skip('PgBouncer was not found and could not be installed')
    const servers = await startServers(commit === 'synchronous')
    const pooler = await startPgBouncer(program, servers.primary.url)
    onTestFinished(() => pooler.stop())
    const sandbox = await startCardSandbox()
    onTestFinished(() => sandbox.stop())
    const [PORT] = (await freePorts(1)) as [string]
    const env = {
      ...{
        PORT,
        DATA_DIR: temporaryFolder(),
        DATABASE_URL: pooler.url,
        TRUST_PROXY: 'true',
        LOG_LEVEL: 'warn',
      },
      ...{ SANDBOX_URL: sandbox.url, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
      ADMIN_PASSWORD: 'administrator of the test',
    }
    const site = await startProcess(env)
    await sandbox.control('POST', '/webhook', { url: `${site.url}/webhooks/card` })

    const load = new PurchaseLoad([site], sandbox)
    onTestFinished(() => void load.stop())
    await load.waitForProgress(PURCHASES_BEFORE)
    if (commit === 'asynchronous') {
      // The replica falls behind, as when the network between the servers fails first.
      await run(servers.replica.url, `alter system set primary_conninfo = ''`)
      await run(servers.replica.url, 'select pg_reload_conf()')
      await load.waitForProgress(PURCHASES_BEHIND)
    }
    await servers.primary.stop()
    const acknowledged = [...load.acknowledged]
    await servers.replica.promote()
    const stored = await run<{ session_id: string }>(servers.replica.url, 'select session_id from purchases')
    const lost = acknowledged.filter((id) => !stored.some(({ session_id }) => session_id === id))
    console.log(`failover: ${commit}, ${lost.length} of ${acknowledged.length} acknowledged purchases lost`)
    if (commit === 'synchronous') expect(lost).toEqual([])
    else expect(lost.length).toBeGreaterThan(0)

    await pooler.switchTo(servers.replica.url)
    await waitUntilReady([site])
    await load.waitForProgress(PURCHASES_AFTER)
    await load.stop()
    await sandbox.waitForDeliveries()
    // What the replica had not received yet is found at the card provider, within minutes or at a start.
    site.kill('SIGTERM')
    await site.exited
    await startProcess(env)
    const paid = await paidSessions(sandbox)
    expect(paid.length).toBeGreaterThanOrEqual(PURCHASES_BEFORE + PURCHASES_AFTER)
    const withAccess = async () => {
      const rows = await run<{ session_id: string }>(
        servers.replica.url,
        'select session_id from paid_customers left join purchases using (customer_id)',
      )
      return rows.map(({ session_id }) => session_id).toSorted()
    }
    await expect.poll(withAccess, { timeout: 60_000 }).toEqual(paid)
    console.log(`failover: ${paid.length} paid, all with access`)
  },
)

/** A primary with an empty database, and its replica. */
async function startServers(isSynchronous: boolean) {
  const primary = await startPostgres({ durable: true })
  onTestFinished(primary.stop)
  await run(primary.url, 'create database course')
  const replica = await startPostgres({ durable: true, primary: primary.url })
  onTestFinished(replica.stop)
  if (isSynchronous) {
    await run(primary.url, `alter system set synchronous_standby_names = '*'`)
    await run(primary.url, 'select pg_reload_conf()')
  }
  const inCourse = <Server extends { url: string }>(server: Server) => ({
    ...server,
    url: databaseUrl(server.url, 'course'),
  })
  return { primary: inCourse(primary), replica: inCourse(replica) }
}

async function run<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

async function paidSessions({ url }: CardSandbox): Promise<string[]> {
  const { api } = openCards(
    { kind: 'sandbox', port: 0, url, webhookSecret: WEBHOOK_SECRET },
    { url, webhookSecret: WEBHOOK_SECRET },
  )
  const paid: string[] = []
  const isPaid = ({ payment_status }: Stripe.Checkout.Session) => payment_status === 'paid'
  for await (const session of api.checkout.sessions.list({ limit: 100 }))
    if (isPaid(session)) paid.push(session.id)
  return paid.toSorted()
}
