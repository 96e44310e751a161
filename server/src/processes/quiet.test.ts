import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browser as accounts, freshEmail, PASSWORD } from '../testing/accounts.ts'
import { checkoutBrowser, openCheckoutSite } from '../testing/checkout-site.ts'
import { freePorts, startProcess, temporaryFolder } from '../testing/start-process.ts'

test('a quiet copy sends no mail, rejects webhooks and reconciles nothing; everything else works', async () => {
  const { site, sandbox, close } = await openCheckoutSite({ env: { QUIET: '1' } })
  try {
    expect(await (await fetch(`${site.url}/readyz`)).json()).toMatchObject({ status: 'ok', quiet: true })
    const session = await checkoutBrowser(site.url).beginCheckout(freshEmail())
    await sandbox.pay(session)
    expect((await accounts(site).signUp({ email: freshEmail(), password: PASSWORD })).error).toBeNull()
    for (const job of ['mail', 'card-events', 'reconcile-payments']) site.jobs.trigger(job)

    // The provider retries the event.
    await expect.poll(async () => (await deliveries(sandbox)).length, { timeout: 20_000 }).toBeGreaterThan(1)
    expect((await deliveries(sandbox)).every(({ status }) => status === 503)).toBe(true)
    await site.jobs.stop()
    expect(await site.db.selectFrom('purchases').selectAll().execute()).toEqual([])
    expect(await site.db.selectFrom('card_events').selectAll().execute()).toEqual([])
    const mails = await site.db.selectFrom('outbox').select(['state', 'attempts']).execute()
    expect(mails).toEqual([{ state: 'due', attempts: 0 }])
  } finally {
    await close()
  }
  expect(site.logged.filter((line) => line.includes('mail sent'))).toEqual([])
})

type Delivery = { status: number | null }
const deliveries = async ({ control }: Awaited<ReturnType<typeof openCheckoutSite>>['sandbox']) =>
  (await control<{ data: Delivery[] }>('GET', '/deliveries')).data

test('a quiet copy prints that it is quiet when it starts', async () => {
  const [PORT, SANDBOX_PORT] = (await freePorts(2)) as [string, string]
  const DATA_DIR = temporaryFolder()
  const site = await startProcess({ PORT, SANDBOX_PORT, DATA_DIR, QUIET: '1' })
  expect(site.output()).toMatch(/Quiet copy:\s+no email/)
  site.kill('SIGTERM')
  expect(await site.exited).toBe(0)
  expect(readdirSync(DATA_DIR)).not.toContain('mail')
})
