import { randomBytes } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabase } from '../platform/database.ts'
import { openSecrets } from '../platform/secrets.ts'
import { CODES, simulateBuyer } from '../testing/chaos/buyer.ts'
import { type Counts, findViolations } from '../testing/chaos/find-violations.ts'
import { ownerClient } from '../testing/chaos/owner.ts'
import { seededRandom } from '../testing/chaos/random.ts'
import { Machines } from '../testing/chaos/restartable-site.ts'
import { createProviderCode, startCardSandbox, WEBHOOK_SECRET } from '../testing/checkout-site.ts'
import { createEmptyDatabase } from '../testing/database-copy.ts'
import { startObjectStorage } from '../testing/object-storage.ts'
import { freePorts, temporaryFolder } from '../testing/start-process.ts'
import { startProxy } from '../testing/start-proxy.ts'
import { giftToken } from './gifts/gift-link.ts'
import { openCards } from './provider/cards.ts'

// `npm run chaos` sets these to run it longer, or to run the plan of an earlier run again.
const purchases = Number(process.env.CHAOS_PURCHASES ?? 25)
const machines = Number(process.env.CHAOS_MACHINES ?? 1)
const seed = process.env.CHAOS_SEED || randomBytes(4).toString('hex')

const OWNER = { email: 'owner@chaos.invalid', password: 'administrator of the test' }
const MAX_CONCURRENT = 20
const KILLS = Math.max(3, Math.round(purchases / 60))

test(`${purchases} purchases with lost events, failing calls and kills end in one purchase, account and email each, one refund per request, and the access the owner chose`, {
  timeout: 600_000 + purchases * 2000,
}, async () => {
  console.log(`chaos: ${purchases} purchases on ${inject('engine')}, machines: ${machines}, seed ${seed}`)
  const sandbox = await startCardSandbox()
  onTestFinished(() => sandbox.stop())
  const [proxyPort, ...ports] = (await freePorts(1 + machines)) as [string, string]
  const url = `http://127.0.0.1:${machines > 1 ? proxyPort : ports[0]}`
  const env = {
    SITE_URL: url,
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: inject('engine') === 'postgres' ? await createEmptyDatabase() : '',
    SANDBOX_URL: sandbox.url,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'fatal',
    ...(machines > 1 && (await startBucket())),
  }
  await sandbox.control('POST', '/webhook', { url: `${url}/webhooks/card` })
  const site = await Machines.start(env, ports, url)
  if (machines > 1) {
    const proxy = await startProxy(Number(proxyPort), ports.map(Number))
    onTestFinished(() => proxy.stop())
  }
  await createCodes(env, sandbox.url)
  await injectFaults(sandbox)

  const decisions = await purchaseAll(site, sandbox, env.DATA_DIR)

  await sandbox.control('DELETE', '/faults')
  await sandbox.control('DELETE', '/deliveries/rules')
  await site.kill()
  await expectOneOfEverything(env, site, sandbox.url, decisions)
  console.log(`chaos: the site was killed ${site.kills} times`)
})

async function startBucket(): Promise<Record<string, string>> {
  const storage = await startObjectStorage()
  onTestFinished(() => storage.close())
  return storage.env
}

/** The limited code is used up midway. */
async function createCodes(env: Record<string, string>, sandboxUrl: string) {
  const cards = openCards(readConfig(env).cards, { url: sandboxUrl, webhookSecret: WEBHOOK_SECRET })
  await createProviderCode(cards, { percent_off: 33.3 }, { code: CODES.discount })
  await createProviderCode(cards, { percent_off: 100 }, { code: CODES.free, max_redemptions: purchases })
  const max_redemptions = Math.ceil(purchases / 20)
  await createProviderCode(cards, { percent_off: 100 }, { code: CODES.limited, max_redemptions })
}

/** The owner's last access decision per email. */
type Decisions = Parameters<typeof simulateBuyer>[0]['decisions']
type Sandbox = Awaited<ReturnType<typeof startCardSandbox>>

/**
 * Events are lost, duplicated, delayed and reordered; provider calls fail before, during and after their
 * effect.
 */
async function injectFaults(sandbox: Sandbox) {
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
  // Longer than our timeout: the response is abandoned although the work was done.
  await sandbox.fault({ kind: 'slow', when: 'after', next: 2, ms: 16_000, method: 'POST' })
}

/** Simulates customers concurrently and kills the site at planned points. */
async function purchaseAll(site: Machines, sandbox: Sandbox, dataDir: string): Promise<Decisions> {
  const random = seededRandom(`${seed}:deaths`)
  const kills = new Set(Array.from({ length: KILLS }, () => random.below(purchases)))
  const abort = new AbortController()
  const owner = ownerClient(site.url, OWNER)
  const decisions: Decisions = new Map()
  const secrets = openSecrets(dataDir)
  const giftTokenOf = (purchase_id: string) => giftToken(secrets, { purchase_id, link_number: 1 })
  const world = { site, sandbox, owner, giftToken: giftTokenOf, seed, decisions, signal: abort.signal }
  const indexes = Array.from({ length: purchases }, (_, index) => index).values()
  let killing = Promise.resolve()
  const serve = async () => {
    for (const index of indexes) {
      if (kills.has(index)) killing = killing.then(() => site.kill()).catch((error) => abort.abort(error))
      await simulateBuyer(world, index)
      if ((index + 1) % 100 === 0) console.log(`chaos: ${index + 1} purchases, ${site.kills} kills`)
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, serve)).catch((error) => {
    abort.abort(error)
    throw error
  })
  await killing
  abort.signal.throwIfAborted()
  return decisions
}

async function expectOneOfEverything(
  env: Record<string, string>,
  site: Machines,
  sandboxUrl: string,
  decisions: Decisions,
) {
  const config = readConfig(env)
  const { db, close } = openDatabase(config.database, { warn() {} })
  const cards = openCards(config.cards, { url: sandboxUrl, webhookSecret: WEBHOOK_SECRET })
  try {
    const check = () => findViolations(db, cards, site.dataDirs, decisions)
    // Wait until the reconciler has caught up.
    await expect
      .poll(
        async () => {
          const { purchaseMismatches, refundMismatches, entitled, withAccess } = await check()
          const undone = Object.keys(withAccess).filter((email) => !(email in entitled))
          return [...purchaseMismatches, ...refundMismatches, ...undone]
        },
        {
          // The refund of a killed process waits until its claim expires.
          timeout: 240_000 + purchases * 20,
          interval: 500,
          message: `payments or refunds that differ from our records (seed ${seed})`,
        },
      )
      .toEqual([])
    const left = await check()
    const { paid, unpaid, deliveredMails, redeliveredMails, entitled, refunds } = left
    const { freeOrders, discountedOrders, teamMembers } = left
    expect(paid, 'some customers pay').not.toEqual({})
    // In a short run, chance may leave one of these out.
    if (purchases >= 100) {
      expect(Object.keys(paid).length, 'most customers pay').toBeGreaterThan(purchases / 2)
      expect(Object.keys(unpaid).length, 'some do not').toBeGreaterThan(purchases / 10)
      expect(freeOrders, 'some have a code that makes the order free').toBeGreaterThan(purchases / 20)
      expect(discountedOrders, 'some pay less with a code').toBeGreaterThan(purchases / 20)
      expect(teamMembers, 'some learn with a seat of their team').toBeGreaterThan(purchases / 30)
      expect(refunds, 'some get money back').toBeGreaterThan(purchases / 100)
    }
    console.log(
      `chaos: ${Object.keys(paid).length} paid, ${freeOrders} of them free and ${discountedOrders} with a discount, ${refunds} refunds, ${decisions.size} decisions about access stand; ${redeliveredMails} of ${Object.keys(deliveredMails).length} mails redelivered after a kill`,
    )
    expect(redeliveredMails, 'mails are redelivered only after a kill').toBeLessThanOrEqual(site.kills)
    expect(repeated(paid), `no one pays twice (seed ${seed})`).toEqual([])
    expect(repeated(deliveredMails), `no one gets an email twice (seed ${seed})`).toEqual([])
    expect(left, `one of everything for each payment (seed ${seed})`).toEqual({
      paid,
      unpaid,
      purchases: paid,
      withAccess: entitled,
      entitled,
      refunds,
      refundMismatches: [],
      accounts: paid,
      passwordMails: paid,
      otherMails: [],
      deliveredMails,
      redeliveredMails,
      received: paid,
      accessMismatches: [],
      alarms: [],
      purchaseMismatches: [],
      seatMismatches: [],
      teamMembers,
      freeOrders,
      discountedOrders,
    })
  } finally {
    await close()
  }
}

const repeated = (counts: Counts) => Object.entries(counts).filter(([, times]) => times > 1)
