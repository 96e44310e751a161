import { randomUUID } from 'node:crypto'
import type { CustomerPage } from '@course/contract/admin/customers'
import { type Funnel, funnelSteps, type Overview } from '@course/contract/admin/overview'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { raiseAlarm } from '../alarms/index.ts'
import { addVisits } from '../analytics/store.ts'
import { deliverDue } from '../mail/deliver.ts'
import { enqueueMail } from '../mail/index.ts'
import { createTransport } from '../mail/transport.ts'
import { addDays } from '../platform/days.ts'
import { countCheckout } from '../sales/store/checkouts-per-day.ts'
import { saveRefund } from '../sales/store/refunds.ts'
import { callFunction, callFunctionData, newOperation } from '../testing/admin.ts'
import { passQuizzes } from '../testing/learning.ts'
import { smtpEnv, startMailServer } from '../testing/mail-server.ts'
import { mailsTo } from '../testing/mailbox.ts'
import { openSite, type RunningSite, startSite } from '../testing/start-site.ts'
import { buildLaunchChecklist } from './launch-checklist.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite({ expectedFaults: /ALARM/ }))
  await site.jobs.stop()
})
afterAll(() => close?.())

const today = () => site.clock.now().toISOString().slice(0, 10)
const overviewOf = async (role: 'owner' | 'support') =>
  callFunctionData<Overview>(
    role === 'owner' ? await site.administrator() : await site.staffMember('support'),
    'admin-overview',
  )
const purchaseOf = (customerId: string) =>
  site.db.selectFrom('purchases').selectAll().where('customer_id', '=', customerId).executeTakeFirstOrThrow()
const paidOn = async (day: string) => {
  const customer = await site.paidCustomer()
  const { id } = await purchaseOf(customer.userId)
  await site.db
    .updateTable('purchases')
    .set({ created_at: `${day}T10:00:00.000Z` })
    .where('id', '=', id)
    .execute()
  return { ...customer, purchaseId: id }
}
const refund = (
  purchaseId: string,
  day: string,
  amount: number,
  state: 'succeeded' | 'failed' = 'succeeded',
) =>
  site.db.transaction().execute((trx) =>
    saveRefund(trx, {
      id: `re_${randomUUID()}`,
      purchase_id: purchaseId,
      amount,
      currency: 'usd',
      state,
      pending_reason: null,
      failure_reason: null,
      request_id: null,
      made_at: `${day}T11:00:00.000Z`,
    }),
  )

test('compares the last 30 days with the 30 days before', async () => {
  const now = today()
  for (const [days, visits] of [
    [0, 100],
    [29, 20],
    [30, 7],
    [59, 3],
    [60, 1000],
  ] as const)
    await addVisits(site.db, addDays(now, -days), 'newsletter', visits)
  await site.db.transaction().execute((trx) => countCheckout(trx, site.clock, 'newsletter'))
  await site.db.transaction().execute((trx) => countCheckout(trx, site.clock, null))
  const sold = await paidOn(now)
  const earlier = await paidOn(addDays(now, -30))
  await paidOn(addDays(now, -60))
  await refund(earlier.purchaseId, addDays(now, -1), 10_000)
  await refund(sold.purchaseId, now, 29_900, 'failed')

  const overview = await overviewOf('owner')
  expect(overview.now).toEqual({ visits: 120, checkouts: 2, sales: 1, revenue: 19_900 })
  expect(overview.before).toEqual({ visits: 10, checkouts: 0, sales: 1, revenue: 29_900 })
  const support = await overviewOf('support')
  expect(support.now).toEqual({ visits: 120, checkouts: 2, sales: 1, revenue: null })
})

test('lists alarms and recent events, without alarms, actions and amounts for support', async () => {
  const customer = await site.paidCustomer()
  await raiseAlarm(site.db, site, { kind: 'payment.refused', subject: 'cs_overview' })
  const text = { subject: 'Hello', heading: 'Hello', paragraphs: ['A mail.'] }
  await enqueueMail(site.db, site, { kind: 'set-password', to: customer.email, text })

  const overview = await overviewOf('owner')
  expect(overview.alarms).toHaveLength(1)
  expect(overview.mailsWaiting).toBeGreaterThanOrEqual(1)
  expect(overview.events.map(({ kind }) => kind)).toContain('alarm')
  expect(overview.events).toContainEqual(
    expect.objectContaining({ kind: 'sale', about: customer.email, text: 'Sold for $299' }),
  )
  expect(overview.events.map(({ at }) => at)).toEqual(
    overview.events
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect(overview.launch.map(({ id, isDone }) => [id, isDone])).toEqual(
    ['author', 'issuer', 'reviews', 'contact', 'links', 'privacy', 'terms', 'mail', 'cards', 'backups'].map(
      (id) => [id, false],
    ),
  )

  const support = await overviewOf('support')
  expect([support.alarms, support.launch]).toEqual([null, []])
  expect(new Set(support.events.map(({ kind }) => kind))).toEqual(new Set(['sale']))
  expect(JSON.stringify(support.events)).not.toContain('$')
})

test('counts the customers who paid in a date range at each funnel step they reached', async () => {
  const day = '2020-05-05'
  const absent = await paidOn(day)
  await site.db.updateTable('users').set({ last_sign_in_at: null }).where('id', '=', absent.userId).execute()
  await paidOn(day)
  const learner = await paidOn(day)
  await passQuizzes(learner, 2)
  await paidOn('2020-05-04')

  const owner = await site.administrator()
  const { now, before } = await callFunctionData<Funnel>(owner, 'admin-funnel', { from: day, to: day })
  const reached = (cohort: readonly number[]) =>
    Object.fromEntries(funnelSteps().map((name, index) => [name, cohort[index]]))
  expect(reached(now.cohort)).toMatchObject({
    Paid: 3,
    'Signed in': 2,
    'Started lesson 1': 1,
    'Passed quiz 1': 1,
    'Passed quiz 2': 1,
    'Passed quiz 3': 0,
    Feedback: 0,
  })
  expect([before.from, before.to]).toEqual(['2020-05-04', '2020-05-04'])
  expect(reached(before.cohort)).toMatchObject({ Paid: 1, 'Passed quiz 1': 0 })

  await learner.rest
    .from('feedback')
    .insert({ customer_id: learner.userId, email: learner.email, star_rating: 5 })
    .throwOnError()
  const later = await callFunctionData<Funnel>(owner, 'admin-funnel', { from: day, to: day })
  expect(reached(later.now.cohort)).toMatchObject({ Certificate: 1, Feedback: 1 })
})

test('counts the previous period at the age that the requested one has', async () => {
  const ago = (days: number) => addDays(today(), -days)
  const didAll = async (userId: string, day: string) => {
    const at = `${day}T12:00:00.000Z`
    await site.db.updateTable('account_events').set({ at }).where('account_id', '=', userId).execute()
    await site.db.updateTable('quiz_results').set({ created_at: at }).where('user_id', '=', userId).execute()
  }
  // The requested period began 9 days ago, so of the one before only what happened until 5 days ago counts.
  const early = await paidOn(ago(14))
  await passQuizzes(early, 1)
  await didAll(early.userId, ago(5))
  const late = await paidOn(ago(12))
  await passQuizzes(late, 1)
  await didAll(late.userId, ago(4))
  const unpassed = await paidOn(ago(10))
  await passQuizzes(unpassed, 1)
  await didAll(unpassed.userId, ago(8))
  await site.db
    .updateTable('quiz_results')
    .set({ created_at: `${ago(1)}T12:00:00.000Z` })
    .where('user_id', '=', unpassed.userId)
    .execute()
  const current = await paidOn(ago(7))
  await passQuizzes(current, 1)

  const owner = await site.administrator()
  const range = { from: ago(9), to: ago(5) }
  const { now, before, age } = await callFunctionData<Funnel>(owner, 'admin-funnel', range)
  expect([before.from, before.to, age]).toEqual([ago(14), ago(10), 10])
  const reached = (cohort: readonly number[]) =>
    ['Paid', 'Signed in', 'Started lesson 1', 'Passed quiz 1'].map(
      (step) => cohort[funnelSteps().indexOf(step)],
    )
  expect(reached(before.cohort)).toEqual([3, 2, 2, 1])
  expect(reached(now.cohort)).toEqual([1, 1, 1, 1])

  // A period that is not over yet is compared with the part of the earlier one that is as long.
  const month = { from: ago(2), to: addDays(today(), 4) }
  const ongoing = await callFunctionData<Funnel>(owner, 'admin-funnel', month)
  expect([ongoing.before.from, ongoing.before.to, ongoing.age]).toEqual([ago(9), ago(7), 3])
})

test('lists exactly the customers who dropped off at each funnel step', async () => {
  const day = '2020-06-06'
  const owner = await site.administrator()
  const absent = await paidOn(day)
  await site.db.updateTable('users').set({ last_sign_in_at: null }).where('id', '=', absent.userId).execute()
  await paidOn(day)
  await passQuizzes(await paidOn(day), 1)
  await passQuizzes(await paidOn(day), 4)
  // An erased customer is in neither.
  const erased = await paidOn(day)
  await callFunctionData(owner, 'admin-customer-erase', {
    ...newOperation(),
    id: erased.userId,
    expected: erased.email,
  })
  const { now } = await callFunctionData<Funnel>(owner, 'admin-funnel', { from: day, to: day })
  let listed = 0
  for (const at of funnelSteps().keys()) {
    const dropOff = now.cohort[at]! - (now.cohort[at + 1] ?? 0)
    const list = await callFunctionData<CustomerPage>(owner, 'admin-customers', {
      lost: { from: day, to: day, at },
    })
    expect([list.count, list.rows.length], funnelSteps()[at]).toEqual([dropOff, dropOff])
    listed += dropOff
  }
  expect([listed, now.cohort[0]]).toEqual([4, 4])
})

test('rejects a reversed or too long date range', async () => {
  const owner = await site.administrator()
  for (const days of [
    { from: '2026-02-01', to: '2026-01-01' },
    { from: '2010-01-01', to: '2026-01-01' },
  ]) {
    const { status, body } = await callFunction(owner, 'admin-funnel', days)
    expect([status, body.code]).toEqual([400, 'admin.invalid_funnel_range'])
  }
  expect((await callFunction(owner, 'admin-funnel', { from: 'yesterday' })).status).toBe(400)
})

test('sends one test email to the caller and records it', async () => {
  const administrator = await site.staffMember('administrator')
  const click = newOperation()
  await Promise.all([1, 2].map(() => callFunctionData(administrator, 'admin-test-mail', click)))
  const mails = (await mailsTo(site, administrator.email)).filter(({ subject }) =>
    /^Test email from/.test(subject),
  )
  expect(mails).toHaveLength(1)
  const entries = await site.db
    .selectFrom('audit_entries')
    .select('action')
    .where('operation_id', '=', click.operationId)
    .execute()
  expect(entries).toEqual([{ action: 'mail.test' }])
})

test('the launch checklist calls email done only after a mail server accepted a mail', async () => {
  const mailServer = await startMailServer()
  const smtpSite = await startSite({ env: smtpEnv(mailServer.port) })
  const isMailDone = async () =>
    (await buildLaunchChecklist(smtpSite)).find(({ id }) => id === 'mail')?.isDone
  const owner = await smtpSite.administrator()
  // As left behind by the time when mails were written to files.
  const text = { subject: 'Hello', heading: 'Hello', paragraphs: ['A mail.'] }
  await smtpSite.jobs.stop()
  await enqueueMail(smtpSite.db, smtpSite, { kind: 'welcome', to: 'ada@learner.example', text })
  await smtpSite.db.updateTable('outbox').set({ state: 'sent', attempts: 1, answer: null }).execute()
  expect(await isMailDone()).toBe(false)
  await callFunctionData(owner, 'admin-test-mail', newOperation())
  const transport = createTransport(smtpSite)
  await deliverDue(smtpSite, transport)
  transport.close()
  expect(mailServer.received).toHaveLength(1)
  expect(await isMailDone()).toBe(true)
})
