import { expect, onTestFinished, test } from 'vitest'
import { compareAccess } from '../../access/compare-access.ts'
import { decideAccess, overrideAccess } from '../../access/index.ts'
import { IMPORTED } from '../../platform/importer.ts'
import { newOperation } from '../../testing/admin.ts'
import { checkoutBrowser, openCheckoutSite } from '../../testing/checkout-site.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { reconcile } from './reconcile.ts'

async function siteWithLostEvents() {
  const checkout = await openCheckoutSite({ expectedFaults: /ALARM/ })
  onTestFinished(checkout.close)
  const { site, sandbox } = checkout
  await sandbox.loseEvents()
  const pay = async (email: string) => {
    const sessionId = await checkoutBrowser(site.url).beginCheckout(email)
    await sandbox.pay(sessionId)
  }
  const access = async (email: string) =>
    (await site.db.selectFrom('paid_customers').select('email').where('email', '=', email).execute()).length
  const purchaseOf = (email: string) =>
    site.db.selectFrom('purchases').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  return { site, pay, access, purchaseOf }
}

test('finds an unreported payment of the same day and emails the customer', async () => {
  const { site, pay, access } = await siteWithLostEvents()
  await pay('today@learner.example')
  site.clock.advance(20 * 3600)
  site.jobs.trigger('reconcile-payments')
  await expect.poll(() => access('today@learner.example')).toBe(1)
  site.clock.advance(100)
  const metrics = async () => (await fetch(`${site.url}/metrics`)).text()
  await expect.poll(metrics).toMatch(/^course_purchases_total 1$/m)
  await expect.poll(metrics).toMatch(/^course_reconciler_lag_seconds 1\d\d(\.\d+)?$/m)
  expect(await mailsTo(site, 'today@learner.example')).toHaveLength(1)
  expect(await site.db.selectFrom('alarms').selectAll().execute()).toEqual([])
})

test('grants access for payments older than a day, and leaves their emails to the owner', async () => {
  const { site, pay, access, purchaseOf } = await siteWithLostEvents()
  const [wanted, unwanted] = ['wanted@learner.example', 'unwanted@learner.example'] as const
  await pay(wanted)
  await pay(unwanted)
  site.clock.advance(25 * 3600)
  await Promise.all([reconcile(site), reconcile(site)])
  await reconcile(site)
  for (const email of [wanted, unwanted]) {
    expect(await access(email)).toBe(1)
    expect(await mailsTo(site, email)).toEqual([])
  }
  const administrator = await site.administrator()
  const alarms = await site.db
    .selectFrom('alarms')
    .select('subject')
    .where('kind', '=', 'purchase.mail_waiting')
    .execute()
  const [first, second] = [await purchaseOf(wanted), await purchaseOf(unwanted)]
  expect(alarms.map(({ subject }) => subject).toSorted()).toEqual([first.id, second.id].toSorted())
  await expect
    .poll(async () => (await mailsTo(site, site.config.admin.email)).map(({ text }) => text).join())
    .toContain(first.id)

  const resolve = (subject: string, fix: boolean) =>
    administrator.functions.invoke('resolve-alarm', {
      body: { ...newOperation(), kind: 'purchase.mail_waiting', subject, fix },
    })
  expect((await resolve(first.id, true)).data).toEqual({ success: true, data: {} })
  expect((await resolve(first.id, true)).response?.status).toBe(404)
  expect((await resolve(second.id, false)).data).toEqual({ success: true, data: {} })
  expect(await mailsTo(site, wanted)).toMatchObject([{ type: 'recovery' }])
  expect(await mailsTo(site, unwanted)).toEqual([])
  await compareAccess(site)
  expect(await access(unwanted)).toBe(1)
})

test("records an imported customer's earlier payment without an alarm or a duplicate", async () => {
  const { site, pay, purchaseOf } = await siteWithLostEvents()
  const { email, userId: customerId } = await site.signedUp()
  await pay(email)
  await site.db.transaction().execute(async (trx) => {
    const given = { customerId, kind: 'given', reason: IMPORTED, decided_by: IMPORTED } as const
    await overrideAccess(trx, site.clock, given)
    await decideAccess(trx, site, customerId)
  })
  site.clock.advance(25 * 3600)
  await reconcile(site)
  expect(await purchaseOf(email)).toMatchObject({ customer_id: customerId, state: 'active' })
  await compareAccess(site)
  expect(await site.db.selectFrom('alarms').selectAll().execute()).toEqual([])
  expect(await mailsTo(site, email)).toEqual([])
})
