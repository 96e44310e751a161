import { randomBytes } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabase } from '../platform/database.ts'
import { simulateBuyer } from '../testing/chaos/buyer.ts'
import { type Counts, findViolations } from '../testing/chaos/find-violations.ts'
import { ownerOf } from '../testing/chaos/owner.ts'
import { seededRandom } from '../testing/chaos/random.ts'
import { RestartableSite } from '../testing/chaos/restartable-site.ts'
import { startCardSandbox, WEBHOOK_SECRET } from '../testing/checkout-site.ts'
import { emptyDatabase } from '../testing/database-copy.ts'
import { freePorts, temporaryFolder } from '../testing/start-process.ts'
import { openCards } from './cards.ts'

// `npm run chaos` sets these to run it longer, or to run the plan of an earlier run again.
const purchases = Number(process.env.CHAOS_PURCHASES ?? 120)
const seed = process.env.CHAOS_SEED || randomBytes(4).toString('hex')

const OWNER = { email: 'owner@chaos.invalid', password: 'administrator of the test' }
const MAX_CONCURRENT = 20
const DEATHS = Math.max(8, Math.round(purchases / 60))

test(`${purchases} purchases among lost events, failing calls and kills end in one purchase, one account with access and one mail each, every refund happens once, and access is as the owner decided`, {
  timeout: 600_000 + purchases * 400,
}, async () => {
  console.log(`chaos: ${purchases} purchases on ${inject('engine')}, seed ${seed}`)
  const sandbox = await startCardSandbox()
  onTestFinished(() => sandbox.stop())
  const [PORT] = (await freePorts(1)) as [string]
  const env = {
    PORT,
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: inject('engine') === 'postgres' ? await emptyDatabase() : '',
    SANDBOX_URL: sandbox.url,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'fatal',
  }
  await sandbox.control('POST', '/webhook', { url: `http://127.0.0.1:${PORT}/webhooks/card` })
  const site = new RestartableSite(env)
  await site.up()
  await misbehave(sandbox)

  const decisions = await purchaseAll(site, sandbox)

  await sandbox.control('DELETE', '/faults')
  await sandbox.control('DELETE', '/deliveries/rules')
  await site.kill()
  await expectOneOfEverything(env, sandbox.url, decisions)
  console.log(`chaos: the site was killed ${site.deaths} times`)
})

/** What the owner decided last about somebody's access, by address. */
type Decisions = Parameters<typeof simulateBuyer>[0]['decisions']
type Sandbox = Awaited<ReturnType<typeof startCardSandbox>>

/**
 * Events are lost, duplicated, delayed and reordered; provider calls fail before, during and after their
 * effect.
 */
async function misbehave(sandbox: Sandbox) {
  const { below } = seededRandom(seed)
  const number = () => below(2 ** 31)
  await sandbox.control('POST', '/deliveries/rules', {
    drop: 0.2,
    duplicate: 0.3,
    reorderWithinMs: 800,
    seed: number(),
  })
  for (const [kind, when, probability] of [
    ['500', 'before', 0.03],
    ['500', 'during', 0.02],
    ['500', 'after', 0.03],
    ['429', 'before', 0.02],
    ['reset', 'before', 0.03],
    ['reset', 'after', 0.03],
    ['slow', 'after', 0.05],
  ] as const) {
    await sandbox.fault({ kind, when, probability, seed: number(), ms: 200 })
  }
  // Longer than we wait: the answer is given up, though the work was done.
  await sandbox.fault({ kind: 'slow', when: 'after', next: 2, ms: 16_000, method: 'POST' })
}

/** Customers come one after the other, many at a time; at planned points among them the site is killed. */
async function purchaseAll(site: RestartableSite, sandbox: Sandbox): Promise<Decisions> {
  const random = seededRandom(`${seed}:deaths`)
  const deaths = new Set(Array.from({ length: DEATHS }, () => random.below(purchases)))
  const over = new AbortController()
  const owner = ownerOf(site.url, OWNER)
  const decisions: Decisions = new Map()
  const world = { site, sandbox, owner, seed, decisions, signal: over.signal }
  const indexes = Array.from({ length: purchases }, (_, index) => index).values()
  let killing = Promise.resolve()
  const serve = async () => {
    for (const index of indexes) {
      if (deaths.has(index)) killing = killing.then(() => site.kill()).catch((error) => over.abort(error))
      await simulateBuyer(world, index)
      if ((index + 1) % 100 === 0) console.log(`chaos: ${index + 1} purchases, ${site.deaths} kills`)
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, serve)).catch((error) => {
    over.abort(error)
    throw error
  })
  await killing
  over.signal.throwIfAborted()
  return decisions
}

async function expectOneOfEverything(env: Record<string, string>, sandboxUrl: string, decisions: Decisions) {
  const config = readConfig(env)
  const { db, close } = openDatabase(config.database, { warn() {} })
  const cards = openCards(config.cards, { url: sandboxUrl, webhookSecret: WEBHOOK_SECRET })
  try {
    const look = () => findViolations(db, cards, config.dataDir, decisions)
    // The reconciler of the last start catches up.
    await expect
      .poll(
        async () => {
          const { astray, refundsAstray, entitled, withAccess } = await look()
          const undone = Object.keys(withAccess).filter((email) => !(email in entitled))
          return [...astray, ...refundsAstray, ...undone]
        },
        {
          // A refund whose process was killed waits until its claim has run out.
          timeout: 240_000 + purchases * 20,
          interval: 500,
          message: `paid or refunded and not recorded, or recorded and not so (seed ${seed})`,
        },
      )
      .toEqual([])
    const left = await look()
    const { paid, unpaid, deliveredMails, entitled, refunds } = left
    expect(Object.keys(paid).length, 'most customers pay').toBeGreaterThan(purchases / 2)
    expect(Object.keys(unpaid).length, 'some do not').toBeGreaterThan(purchases / 10)
    expect(refunds, 'some get money back').toBeGreaterThan(purchases / 100)
    console.log(
      `chaos: ${Object.keys(paid).length} paid, ${refunds} refunds, ${decisions.size} decisions about access stand`,
    )
    expect(repeated(paid), `nobody pays twice (seed ${seed})`).toEqual([])
    expect(repeated(deliveredMails), `nobody gets a mail twice (seed ${seed})`).toEqual([])
    expect(left, `one of everything for each payment (seed ${seed})`).toEqual({
      paid,
      unpaid,
      purchases: paid,
      withAccess: entitled,
      entitled,
      refunds,
      refundsAstray: [],
      accounts: paid,
      passwordMails: paid,
      otherMails: [],
      deliveredMails,
      received: paid,
      undecided: [],
      alarms: [],
      astray: [],
    })
  } finally {
    await close()
  }
}

const repeated = (counts: Counts) => Object.entries(counts).filter(([, times]) => times > 1)
