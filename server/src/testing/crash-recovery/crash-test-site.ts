import { inject, onTestFinished } from 'vitest'
import { readConfig } from '../../config.ts'
import { systemClock } from '../../platform/clock.ts'
import { type Db, openDatabase } from '../../platform/database.ts'
import { openSecrets } from '../../platform/secrets.ts'
import type { Site } from '../../platform/site.ts'
import { type Cards, openCards } from '../../sales/provider/cards.ts'
import { freshEmail } from '../accounts.ts'
import { RestartableSite } from '../chaos/restartable-site.ts'
import { checkoutBrowser, startCardSandbox, WEBHOOK_SECRET } from '../checkout-site.ts'
import { createEmptyDatabase } from '../database-copy.ts'
import { fetchSession, sendJson } from '../send-json.ts'
import { freePorts, temporaryFolder } from '../start-process.ts'

/** A request made while the site crashes. */
export type CrashTestAction = {
  name: string
  /** Staff actions have an operation id. */
  body: { operationId?: string; [field: string]: unknown }
  /** Token of the caller; defaults to the owner's. */
  token?: string
  /** Finds the records that the action must create exactly once. */
  findEffects?: () => Promise<unknown[]>
}

export type CrashTestSite = Pick<Site, 'config' | 'clock' | 'secrets'> & {
  db: Db
  cards: Cards
  process: RestartableSite
  /** Calls a function, by default as the owner. */
  call(name: string, body: object, token?: string): Promise<{ status: number; body: { code?: string } }>
  /** Creates a signed-in customer who has just paid. */
  buyer(): Promise<{ email: string; token: string; purchaseId: string; payment: string }>
}

const OWNER = { email: 'owner@killed.invalid', password: 'administrator of the test' }

/** Starts the site as a process that can be killed, and opens its database and card provider for the test. */
export async function openCrashTestSite(): Promise<CrashTestSite> {
  const sandbox = await startCardSandbox()
  onTestFinished(() => sandbox.stop())
  const [PORT] = (await freePorts(1)) as [string]
  const env = {
    PORT,
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: inject('engine') === 'postgres' ? await createEmptyDatabase() : '',
    SANDBOX_URL: sandbox.url,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'fatal',
  }
  const site = new RestartableSite(env)
  await site.waitUntilReady()
  const config = readConfig(env)
  const { db, close } = openDatabase(config.database, { warn() {} })
  onTestFinished(() => close())

  const { access_token: ownerToken } = await fetchSession(site.url, OWNER)

  return {
    config,
    clock: systemClock,
    secrets: openSecrets(config.dataDir),
    db,
    cards: openCards(config.cards, { url: sandbox.url, webhookSecret: WEBHOOK_SECRET }),
    process: site,
    call: (name, body, token = ownerToken) => sendJson(`${site.url}/functions/v1/${name}`, { body, token }),
    async buyer() {
      const email = freshEmail()
      const checkout = checkoutBrowser(site.url)
      const sessionId = await checkout.beginCheckout(email)
      await sandbox.pay(sessionId)
      const { body: verification } = await checkout.verifyPayment(sessionId)
      if (!verification.success || !verification.tempPassword)
        throw new Error('the payment returned no password')
      const purchase = await db
        .selectFrom('purchases')
        .select(['id', 'payment_intent'])
        .where('session_id', '=', sessionId)
        .executeTakeFirstOrThrow()
      const password = verification.tempPassword
      const { access_token: token } = await fetchSession(site.url, { email, password })
      return { email, token, purchaseId: purchase.id, payment: purchase.payment_intent! }
    },
  }
}
