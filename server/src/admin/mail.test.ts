import { randomUUID } from 'node:crypto'
import type { CursorPage } from '@course/contract/admin/admin'
import type { AdminMail } from '@course/contract/admin/mail'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueueMail } from '../mail/index.ts'
import { callFunction, callFunctionData, operation } from '../testing/admin.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
  // Mails stay where they are until a test has them sent.
  await site.jobs.stop()
})
afterAll(() => close?.())

const text = { subject: 'Hello', heading: 'Hello', paragraphs: ['A mail.'] }
const write = async (to: string, kind = 'set-password') => {
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
const change = (id: string, to: object) =>
  site.db.updateTable('outbox').set(to).where('id', '=', id).execute()
const list = async (filters: object = {}) =>
  callFunctionData<CursorPage<AdminMail>>(await site.staffMember('support'), 'admin-mails', filters)
const find = async (id: string, filters: object) => (await list(filters)).rows.find((row) => row.id === id)
const entries = (label: string) =>
  site.db.selectFrom('audit_entries').select('action').where('subject_label', '=', label).execute()

test('a mail is listed while it waits, when it is sent, and when it failed, with the answer of the mail server', async () => {
  const { id } = await write('lists@learner.example')
  expect(await find(id, {})).toMatchObject({ state: 'due', attempts: 0, answer: null, isRenewable: false })
  await change(id, { state: 'sent', answer: '250 2.0.0', sent_at: new Date().toISOString() })
  expect(await find(id, {})).toBeUndefined()
  expect(await find(id, { group: 'sent', kind: 'set-password' })).toMatchObject({ answer: '250 2.0.0' })
  expect(await find(id, { group: 'sent', kind: 'alarms' })).toBeUndefined()
  expect(await find(id, { group: 'sent', to: '2000-01-01' })).toBeUndefined()
  for (const state of ['refused', 'given-up', 'stopped'] as const) {
    await change(id, { state, answer: '550 5.1.1' })
    expect(await find(id, { group: state === 'stopped' ? 'stopped' : 'failed' })).toMatchObject({
      state,
      answer: '550 5.1.1',
      isRenewable: true,
    })
  }
})

test('the list is read page by page', async () => {
  for (let index = 0; index < 60; index++) await write(`many-${index}@learner.example`, 'alarms')
  const one = await list({ kind: 'alarms' })
  const two = await list({ kind: 'alarms', cursor: one.older })
  expect([one.rows.length, two.rows.length, two.older]).toEqual([50, 10, null])
  expect(new Set([...one.rows, ...two.rows].map(({ id }) => id)).size).toBe(60)
  expect((await list({ kind: 'alarms', cursor: two.newer })).rows).toEqual(one.rows)
})

test('a mail that waits for its turn gets it, and a stopped one is never sent', async () => {
  const support = await site.staffMember('support')
  const waiting = await write('turn@learner.example')
  await change(waiting.id, { attempts: 3, next_attempt_at: '2999-01-01T00:00:00.000Z' })
  await callFunctionData(support, 'admin-mail-retry', { ...operation(), id: waiting.id })
  expect((await newestTo('turn@learner.example')).next_attempt_at).not.toContain('2999')

  const asked = { ...operation(), id: waiting.id, expected: 3 }
  const stale = await callFunction(support, 'admin-mail-cancel', {
    ...operation(),
    id: waiting.id,
    expected: 2,
  })
  expect([stale.status, stale.body.code]).toEqual([409, 'admin.conflict'])
  const clicks = await Promise.all([
    callFunction(support, 'admin-mail-cancel', asked),
    callFunction(support, 'admin-mail-cancel', asked),
  ])
  expect(clicks.map(({ status }) => status)).toEqual([200, 200])
  expect(await newestTo('turn@learner.example')).toMatchObject({ state: 'stopped', encrypted_content: null })
  expect((await callFunction(support, 'admin-mail-retry', { ...operation(), id: waiting.id })).status).toBe(
    409,
  )
  expect(await entries('turn@learner.example')).toEqual([{ action: 'mail.try' }, { action: 'mail.stop' }])
})

test('a mail in delivery, and one to staff, cannot be stopped', async () => {
  const support = await site.staffMember('support')
  const taken = await write('taken@learner.example')
  await change(taken.id, { claimed_by: 'a process', claimed_until: '2999-01-01T00:00:00.000Z' })
  const late = await callFunction(support, 'admin-mail-cancel', { ...operation(), id: taken.id, expected: 0 })
  expect([late.status, late.body.code]).toEqual([409, 'admin.mail_sending'])
  const own = await write(site.config.admin.email, 'password-changed')
  const refused = await callFunction(support, 'admin-mail-cancel', {
    ...operation(),
    id: own.id,
    expected: 0,
  })
  expect([refused.status, refused.body.code]).toEqual([403, 'admin.staff_account'])
})

test('in the place of a mail that failed a new link is sent, once, to customers only', async () => {
  const [support, customer] = [await site.staffMember('support'), await site.paidCustomer()]
  const failed = await write(customer.email, 'order-confirmation')
  const anew = (id: string) => callFunction(support, 'admin-mail-resend', { ...operation(), id })
  expect((await anew(failed.id)).body.code).toBe('admin.conflict')
  await change(failed.id, { state: 'refused' })
  expect((await anew(failed.id)).status).toBe(200)
  const mails = await site.db
    .selectFrom('outbox')
    .select(['kind', 'state'])
    .where('recipient', '=', customer.email)
    .where('kind', '!=', 'order-confirmation')
    .execute()
  expect(mails).toMatchObject([{ kind: 'set-password' }])
  expect((await anew(failed.id)).body.code).toBe('admin.mail_recently_sent')
  expect(await entries(customer.email)).toEqual([{ action: 'mail.send_anew' }])

  const other = await write(customer.email, 'factor-added')
  await change(other.id, { state: 'sent' })
  expect((await anew(other.id)).body.code).toBe('admin.mail_not_resendable')
  const staffMail = await write(site.config.admin.email)
  await change(staffMail.id, { state: 'sent' })
  await site.administrator()
  expect((await anew(staffMail.id)).body.code).toBe('admin.staff_account')
  expect((await anew(randomUUID())).status).toBe(404)
})
