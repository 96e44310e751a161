import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type App, openApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { Clock } from '../platform/clock.ts'
import { type Cards, openCards } from '../sales/provider/cards.ts'
import type { SalesSite } from '../sales/sales-site.ts'
import { copyDatabase } from './database-copy.ts'
import { people } from './people.ts'

type TestClock = Clock & { advance(seconds: number): void }

/** Real time plus the offset added by `advance`. */
function testClock(): TestClock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    advance: (seconds) => {
      offset += seconds * 1000
    },
  }
}

export type SiteOptions = {
  env?: Record<string, string>
  cards?: Cards
  webFolder?: string
  clock?: TestClock
  /** Errors that the test provokes; any other logged error fails the test. */
  expectedFaults?: RegExp
}

export type RunningSite = SalesSite & {
  url: string
  app: App
  clock: TestClock
  /** Log lines so far, redacted as in production. */
  logged: string[]
} & ReturnType<typeof people>

/**
 * A real site on a free port with its own database and data folder. Closed when the test ends; unexpected
 * errors in the log fail the test.
 */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  const { site, close } = await openSite(options)
  onTestFinished(close)
  return site
}

/** Like `startSite`, but the caller closes it, so that a whole test file can share it. */
export async function openSite(
  options: SiteOptions = {},
): Promise<{ site: RunningSite; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'course-test-'))
  const database = await copyDatabase(dataDir)
  const clock = options.clock ?? testClock()
  const logged: string[] = []
  const config = readConfig({
    PORT: '0',
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: 'administrator of the test',
    // Tests send their own IP addresses, so that they do not share rate limits.
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'info',
    ...database.env,
    ...options.env,
  })
  const cards =
    options.cards ??
    openCards({ kind: 'sandbox', port: 1, url: undefined, webhookSecret: undefined }, unreachableSandbox)
  const app = await openApp({
    config,
    cards,
    clock,
    webFolder: options.webFolder,
    writeLog: (line) => void logged.push(line),
  })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  app.site.jobs.start()
  const url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  const checkoutSite = { ...app.site, cards, countPurchase() {} }
  const site = { ...checkoutSite, url, app, clock, logged, ...people(checkoutSite, url) }
  const close = async () => {
    await app.close()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
    const faults = logged.filter(
      (line) => /"level":"(error|fatal)"/.test(line) && !options.expectedFaults?.test(line),
    )
    if (faults.length > 0) throw new Error(`the site logged unexpected errors:\n${faults.join('')}`)
  }
  return { site, close }
}

const unreachableSandbox = { url: 'http://127.0.0.1:9', webhookSecret: 'whsec_test' }
