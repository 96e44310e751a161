import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkoutBrowser, openCheckoutSite } from '../../testing/checkout-site.ts'
import type { PurchaseRow } from '../store/purchases.ts'
import { findLastReconciledAt } from '../store/reconciliations.ts'
import { ATTEMPTS_BEFORE_ALARM, eventsJob } from './events.ts'
import { reconcile } from './reconcile.ts'

test('a payment that always fails keeps no other from being found, raises an alarm, and is fulfilled once it can be', async ({
  onTestFinished,
}) => {
  const { site, sandbox, close } = await openCheckoutSite({
    expectedFaults: /ALARM|recorded for another checkout/,
  })
  onTestFinished(close)
  await site.jobs.stop()
  await sandbox.loseEvents()
  const pay = async (email: string) => {
    const sessionId = await checkoutBrowser(site.url).beginCheckout(email)
    await sandbox.pay(sessionId)
    return sessionId
  }
  const failing = await pay('failing@learner.example')
  const { payment_intent } = await site.cards.api.checkout.sessions.retrieve(failing)
  // Its payment belongs to another purchase, so recording it fails every time.
  const blocker: PurchaseRow = {
    id: randomUUID(),
    session_id: 'cs_other',
    payment_intent: payment_intent as string,
    attempt_id: null,
    customer_id: null,
    made_account: 0,
    email: 'other@learner.example',
    kind: 'self',
    seats: 1,
    amount: 1,
    discount: 0,
    promotion_code: null,
    code: null,
    country: null,
    has_invoice: 0,
    terms_version: null,
    source: null,
    currency: 'usd',
    state: 'refunded',
    version: 1,
    provider_fingerprint: '',
    created_at: site.clock.now().toISOString(),
  }
  await site.db.insertInto('purchases').values(blocker).execute()
  const found = await pay('found@learner.example')

  const purchasesOf = async (sessionId: string) =>
    (await site.db.selectFrom('purchases').select('state').where('session_id', '=', sessionId).execute()).map(
      ({ state }) => state,
    )
  const events = () => site.db.selectFrom('card_events').select(['subject_id', 'state', 'attempts']).execute()
  const alarms = async () =>
    (await site.db.selectFrom('alarms').select(['kind', 'subject', 'resolved_at']).execute()).map(
      ({ kind, subject, resolved_at }) => [kind, subject, resolved_at === null ? 'open' : 'resolved'],
    )

  const startedAt = site.clock.now().getTime()
  await reconcile(site)
  await reconcile(site)
  expect([await purchasesOf(failing), await purchasesOf(found)]).toEqual([[], ['active']])
  expect(await findLastReconciledAt(site.db)).toBeGreaterThanOrEqual(startedAt)
  expect(await events()).toEqual([{ subject_id: failing, state: 'waiting', attempts: 0 }])

  for (let attempt = 1; attempt <= ATTEMPTS_BEFORE_ALARM + 1; attempt++) {
    await eventsJob(site).run()
    expect(await events()).toEqual([{ subject_id: failing, state: 'waiting', attempts: attempt }])
    expect(await alarms()).toEqual(
      attempt < ATTEMPTS_BEFORE_ALARM ? [] : [['event.failing', failing, 'open']],
    )
    site.clock.advance(3600)
  }

  await site.db.deleteFrom('purchases').where('id', '=', blocker.id).execute()
  await eventsJob(site).run()
  expect(await purchasesOf(failing)).toEqual(['active'])
  expect(await alarms()).toEqual([['event.failing', failing, 'resolved']])
})
