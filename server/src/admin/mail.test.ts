import { randomUUID } from 'node:crypto'
import type { CursorPage } from '@course/contract/admin/admin'
import type { CustomerMail } from '@course/contract/admin/customers'
import type { AdminMail } from '@course/contract/admin/mail'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverDue } from '../mail/deliver.ts'
import { enqueueMail } from '../mail/index.ts'
import { createTransport } from '../mail/transport.ts'
import { callFunction, callFunctionData, newOperation } from '../testing/admin.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
  // Emails stay queued, because no job sends them.
  await site.jobs.stop()
})
afterAll(() => close?.())

const text = { subject: 'Hello', heading: 'Hello', paragraphs: ['A mail.'] }
const enqueue = async (to: string, kind = 'set-password') => {
  await enqueueMail(site.db, site, { kind, to, text })
  return newestTo(to)
}
const newestTo = (to: string) =>
  site.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', to)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
const update = (id: string, to: object) =>
  site.db.updateTable('outbox').set(to).where('id', '=', id).execute()
const list = async (filters: object = {}) =>
  callFunctionData<CursorPage<AdminMail>>(await site.staffMember('support'), 'admin-mails', filters)
const find = async (id: string, filters: object) => (await list(filters)).rows.find((row) => row.id === id)
const entries = (label: string) =>
  site.db.selectFrom('audit_entries').select('action').where('subject_label', '=', label).execute()

test("lists queued, sent and failed emails with the mail server's response", async () => {
  const { id } = await enqueue('lists@learner.example')
  expect(await find(id, {})).toMatchObject({ state: 'due', attempts: 0, answer: null, isResendable: false })
  await update(id, { state: 'sent', answer: '250 2.0.0', sent_at: new Date().toISOString() })
  expect(await find(id, {})).toBeUndefined()
  expect(await find(id, { group: 'sent', kind: 'set-password' })).toMatchObject({ answer: '250 2.0.0' })
  expect(await find(id, { group: 'sent', kind: 'alarms' })).toBeUndefined()
  expect(await find(id, { group: 'sent', to: '2000-01-01' })).toBeUndefined()
  for (const state of ['refused', 'given-up', 'stopped'] as const) {
    await update(id, { state, answer: '550 5.1.1' })
    expect(await find(id, { group: state === 'stopped' ? 'stopped' : 'failed' })).toMatchObject({
      state,
      answer: '550 5.1.1',
      isResendable: true,
    })
  }
})

test('pages through the list', async () => {
  for (let index = 0; index < 60; index++) await enqueue(`many-${index}@learner.example`, 'alarms')
  const one = await list({ kind: 'alarms' })
  const two = await list({ kind: 'alarms', cursor: one.older })
  expect([one.rows.length, two.rows.length, two.older]).toEqual([50, 10, null])
  expect(new Set([...one.rows, ...two.rows].map(({ id }) => id)).size).toBe(60)
  expect((await list({ kind: 'alarms', cursor: two.newer })).rows).toEqual(one.rows)
})

test('retries a queued email, and never sends a canceled one', async () => {
  const support = await site.staffMember('support')
  const waiting = await enqueue('turn@learner.example')
  await update(waiting.id, { attempts: 3, next_attempt_at: '2999-01-01T00:00:00.000Z' })
  await callFunctionData(support, 'admin-mail-retry', { ...newOperation(), id: waiting.id })
  expect((await newestTo('turn@learner.example')).next_attempt_at).not.toContain('2999')

  const cancellation = { ...newOperation(), id: waiting.id, expected: 3 }
  const stale = await callFunction(support, 'admin-mail-cancel', {
    ...newOperation(),
    id: waiting.id,
    expected: 2,
  })
  expect([stale.status, stale.body.code]).toEqual([409, 'admin.conflict'])
  const clicks = await Promise.all([
    callFunction(support, 'admin-mail-cancel', cancellation),
    callFunction(support, 'admin-mail-cancel', cancellation),
  ])
  expect(clicks.map(({ status }) => status)).toEqual([200, 200])
  expect(await newestTo('turn@learner.example')).toMatchObject({ state: 'stopped', encrypted_content: null })
  expect(
    (await callFunction(support, 'admin-mail-retry', { ...newOperation(), id: waiting.id })).status,
  ).toBe(409)
  expect(await entries('turn@learner.example')).toEqual([{ action: 'mail.try' }, { action: 'mail.stop' }])
})

test('refuses to cancel an email that is being sent or is addressed to staff', async () => {
  const support = await site.staffMember('support')
  const claimed = await enqueue('taken@learner.example')
  await update(claimed.id, { claimed_until: '2999-01-01T00:00:00.000Z' })
  const late = await callFunction(support, 'admin-mail-cancel', {
    ...newOperation(),
    id: claimed.id,
    expected: 0,
  })
  expect([late.status, late.body.code]).toEqual([409, 'admin.mail_sending'])
  const ownerMail = await enqueue(site.config.admin.email, 'password-changed')
  const refused = await callFunction(support, 'admin-mail-cancel', {
    ...newOperation(),
    id: ownerMail.id,
    expected: 0,
  })
  expect([refused.status, refused.body.code]).toEqual([403, 'admin.staff_account'])
})

test('shows emails to staff only to those who manage the staff', async () => {
  const [administrator, support] = [
    await site.staffMember('administrator'),
    await site.staffMember('support'),
  ]
  const toStaff = await enqueue(administrator.email, 'password-changed')
  const toCustomer = await enqueue('not-staff@learner.example')
  const listedTo = async (member: Member) =>
    (await callFunctionData<CursorPage<AdminMail>>(member, 'admin-mails', {})).rows.map(({ id }) => id)
  expect(await listedTo(administrator)).toEqual(expect.arrayContaining([toStaff.id, toCustomer.id]))
  expect(await listedTo(support)).toContain(toCustomer.id)
  expect(await listedTo(support)).not.toContain(toStaff.id)
  const retry = await callFunction(support, 'admin-mail-retry', { ...newOperation(), id: toStaff.id })
  expect([retry.status, retry.body.code]).toEqual([403, 'admin.staff_account'])
})

test('sends a new link in place of a failed email, once a minute and only to customers', async () => {
  const [support, customer] = [await site.staffMember('support'), await site.paidCustomer()]
  const failed = await enqueue(customer.email, 'order-confirmation')
  const resend = (id: string) => callFunction(support, 'admin-mail-resend', { ...newOperation(), id })
  expect((await resend(failed.id)).body.code).toBe('admin.conflict')
  await update(failed.id, { state: 'refused' })
  expect((await resend(failed.id)).status).toBe(200)
  const mails = await site.db
    .selectFrom('outbox')
    .select(['kind', 'state'])
    .where('recipient', '=', customer.email)
    .where('kind', '!=', 'order-confirmation')
    .execute()
  expect(mails).toMatchObject([{ kind: 'set-password' }])
  expect((await resend(failed.id)).body.code).toBe('admin.mail_recently_sent')
  expect(await entries(customer.email)).toEqual([{ action: 'mail.send_anew' }])

  const other = await enqueue(customer.email, 'factor-added')
  await update(other.id, { state: 'sent' })
  expect((await resend(other.id)).body.code).toBe('admin.mail_not_resendable')
  const staffMail = await enqueue(site.config.admin.email)
  await update(staffMail.id, { state: 'sent' })
  await site.administrator()
  expect((await resend(staffMail.id)).body.code).toBe('admin.staff_account')
  expect((await resend(randomUUID())).status).toBe(404)
})

test('counts one attempt for an email that was sent once', async () => {
  const [support, customer] = [await site.staffMember('support'), await site.paidCustomer()]
  const { id } = await enqueue(customer.email, 'factor-added')
  await deliverDue(site, createTransport(site))
  const sentOnce = { id, state: 'sent', attempts: 1 }
  expect(await find(id, { group: 'sent' })).toMatchObject(sentOnce)
  const { rows } = await callFunctionData<CursorPage<CustomerMail>>(support, 'admin-customer-mails', {
    id: customer.userId,
  })
  expect(rows).toContainEqual(expect.objectContaining(sentOnce))
})
