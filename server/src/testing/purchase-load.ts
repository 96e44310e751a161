import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { type CardSandbox, checkoutBrowser } from './checkout-site.ts'
import type { SiteProcess } from './start-process.ts'

const BUYERS = 6
const PAUSE_MS = 50

/** Waits until every site responds that it is ready. */
export async function waitUntilReady(sites: readonly SiteProcess[]): Promise<void> {
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

/** Simulates customers who buy one after another on these sites and retry every failed request. */
export class PurchaseLoad {
  /** The sessions of buyers who were told that they have paid. */
  readonly acknowledged: string[] = []
  readonly #stopping = new AbortController()
  readonly #done: Promise<unknown>
  #customers = 0

  constructor(sites: readonly SiteProcess[], sandbox: CardSandbox) {
    const buy = async (index: number) => {
      while (!this.#stopping.signal.aborted) await this.#purchase(sites[index % sites.length]!, sandbox)
    }
    this.#done = Promise.all(Array.from({ length: BUYERS }, (_, index) => buy(index)))
    this.#done.catch(() => {})
  }

  /** Waits until some more purchases were acknowledged. */
  async waitForProgress(purchases = 4): Promise<void> {
    const before = this.acknowledged.length
    await Promise.race([
      expect
        .poll(() => this.acknowledged.length - before, { timeout: 120_000 })
        .toBeGreaterThanOrEqual(purchases),
      this.#done,
    ])
  }

  async stop(): Promise<readonly string[]> {
    this.#stopping.abort()
    await this.#done
    return this.acknowledged
  }

  async #purchase(site: SiteProcess, sandbox: CardSandbox): Promise<void> {
    const person = checkoutBrowser(site.url)
    const email = `buyer-${this.#customers++}@outage.example`
    const sessionId = await this.#retry(() => person.beginCheckout(email))
    if (!sessionId) return
    await sandbox.pay(sessionId)
    const isPaid = await this.#retry(async () => {
      const { status, body } = await person.verifyPayment(sessionId)
      if (status !== 200) throw new Error(`verify-payment returned ${status}`)
      return body.success
    })
    if (isPaid) this.acknowledged.push(sessionId)
  }

  async #retry<Result>(attempt: () => Promise<Result>): Promise<Result | undefined> {
    while (!this.#stopping.signal.aborted) {
      const result = await attempt().catch(() => undefined)
      if (result !== undefined) return result
      await wait(PAUSE_MS)
    }
    return undefined
  }
}
