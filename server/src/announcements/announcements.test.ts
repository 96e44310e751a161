import { randomUUID } from 'node:crypto'
import type { Announcement, AnnouncementInput } from '@course/contract/admin/announcements'
import { expect, test } from 'vitest'
import { findAccount } from '../auth/index.ts'
import { erasePerson } from '../privacy/erase-person.ts'
import { callFunction, callFunctionData, newOperation } from '../testing/admin.ts'
import { mailsTo } from '../testing/mailbox.ts'
import type { Person } from '../testing/people.ts'
import { type RunningSite, startSite } from '../testing/start-site.ts'
import { announcementsJob } from './send.ts'

const text = {
  subject: 'New lesson at {siteName}',
  heading: 'A fifth lesson',
  body: 'It is open now.\n\nSee https://course.example/news',
  button: '',
  notes: '',
}
const notice: AnnouncementInput = { audience: 'notice', filters: {}, text }
const news: AnnouncementInput = { ...notice, audience: 'news' }

const save = (staff: Person, input: AnnouncementInput, draft: object | null = null) =>
  callFunctionData<{ id: string; version: number }>(staff, 'admin-announcement-save', {
    ...newOperation(),
    ...input,
    draft,
  })

const find = (staff: Person, id: string) =>
  callFunctionData<Announcement>(staff, 'admin-announcement', { id })

async function send(staff: Person, input: AnnouncementInput, sendAt: string | null = null) {
  const draft = await save(staff, input)
  const sent = await callFunction(staff, 'admin-announcement-send', { ...newOperation(), ...draft, sendAt })
  expect(sent.status).toBe(200)
  return draft.id
}

const optIn = async (person: Person) =>
  void (await person.functions.invoke('choose-optional-mail', { body: { kind: 'news', isWanted: true } }))

const announcementsTo = async (site: RunningSite, email: string) =>
  (await mailsTo(site, email)).filter(
    ({ subject }) => subject === 'New lesson at Integrated Change Management',
  )

const sentOf = (staff: Person, id: string) =>
  expect.poll(async () => (await find(staff, id)).state, { timeout: 10_000 })

test('sends a notice once to every customer, and to no one who joins later, was erased or is staff', async () => {
  const site = await startSite()
  const owner = await site.administrator()
  const [paid, gone] = [await site.paidCustomer(), await site.paidCustomer()]
  const account = await findAccount(site.db, gone.userId)
  await site.db.transaction().execute((trx) => erasePerson(trx, site, account!))
  const { count } = await callFunctionData<{ count: number }>(owner, 'admin-announcement-count', {
    audience: 'notice',
    filters: {},
  })
  expect(count).toBe(1)

  const id = await send(owner, notice)
  await sentOf(owner, id).toBe('sent')
  const late = await site.paidCustomer()
  // As after a crash between two batches, or a failure of the cursor.
  await site.db
    .updateTable('announcements')
    .set({ state: 'sending', last_account_id: null })
    .where('id', '=', id)
    .execute()
  await Promise.all([announcementsJob(site).run(), announcementsJob(site).run()])

  const mails = await announcementsTo(site, paid.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toContain('concerns your account')
  expect(mails[0]!.headers['list-unsubscribe']).toBeUndefined()
  for (const email of [late.email, gone.email, owner.email])
    expect(await announcementsTo(site, email)).toEqual([])
  expect(await find(owner, id)).toMatchObject({ state: 'sent', recipients: 1, enqueued: 1 })
})

test('sends news only to those who opted in, with one-click unsubscribe', async () => {
  const site = await startSite()
  const owner = await site.administrator()
  const [reader, other] = [await site.paidCustomer(), await site.paidCustomer()]
  await optIn(reader)
  await sentOf(owner, await send(owner, news)).toBe('sent')
  expect(await announcementsTo(site, other.email)).toEqual([])
  const [mail] = await announcementsTo(site, reader.email)
  expect(mail!.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const link = mail!.headers['list-unsubscribe']!.slice(1, -1).replace('http://localhost:3000', site.url)
  const response = await fetch(link, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(response.status).toBe(200)

  await sentOf(owner, await send(owner, news)).toBe('sent')
  expect(await announcementsTo(site, reader.email)).toHaveLength(1)
})

test('filters as the customer list does', async () => {
  const site = await startSite()
  const owner = await site.administrator()
  const [paid, signedUp] = [await site.paidCustomer(), await site.signedUp()]
  await sentOf(owner, await send(owner, { ...notice, filters: { access: 'paid' } })).toBe('sent')
  expect(await announcementsTo(site, paid.email)).toHaveLength(1)
  expect(await announcementsTo(site, signedUp.email)).toEqual([])
  const search = { ...newOperation(), ...notice, filters: { q: 'ada' }, draft: null }
  expect((await callFunction(owner, 'admin-announcement-save', search)).status).toBe(400)
})

test('waits until its time, and sends nothing once canceled', async () => {
  const site = await startSite()
  const owner = await site.administrator()
  const customer = await site.paidCustomer()
  const at = (hours: number) => new Date(site.clock.now().getTime() + hours * 3_600_000).toISOString()
  const [first, second] = [await send(owner, notice, at(0.2)), await send(owner, notice, at(0.2))]
  await announcementsJob(site).run()
  expect((await find(owner, first)).state).toBe('scheduled')
  const cancel = { ...newOperation(), id: first }
  expect((await callFunction(owner, 'admin-announcement-cancel', cancel)).status).toBe(200)
  const draft = await save(owner, notice)
  const late = { ...newOperation(), ...draft, sendAt: at(24 * 400) }
  expect((await callFunction(owner, 'admin-announcement-send', late)).body).toMatchObject({
    code: 'admin.invalid_send_time',
  })

  site.clock.advance(800)
  await announcementsJob(site).run()
  expect((await find(owner, first)).state).toBe('canceled')
  expect((await find(owner, second)).state).toBe('sent')
  expect(await announcementsTo(site, customer.email)).toHaveLength(1)
})

test('one broken announcement does not stop the others and raises an alarm', async () => {
  const site = await startSite({ env: { QUIET: '1' }, expectedFaults: /ALARM|failed for one item/ })
  const owner = await site.administrator()
  await site.paidCustomer()
  const [broken, next] = [await send(owner, notice), await send(owner, notice)]
  const change = { filters: 'broken', send_at: '2020-01-01T00:00:00.000Z' }
  await site.db.updateTable('announcements').set(change).where('id', '=', broken).execute()
  await announcementsJob(site).run()
  expect((await find(owner, next)).state).toBe('sent')
  const alarm = site.db.selectFrom('alarms').select('kind').where('subject', '=', 'announcements')
  expect(await alarm.execute()).toEqual([{ kind: 'job.failed' }])
})

test('cancels the mails that still wait', async () => {
  const site = await startSite({ env: { QUIET: '1' } })
  const owner = await site.administrator()
  await site.paidCustomer()
  const id = await send(owner, notice)
  await announcementsJob(site).run()
  expect((await find(owner, id)).mails).toEqual({ waiting: 1, sent: 0, failed: 0, canceled: 0 })
  await callFunctionData(owner, 'admin-announcement-cancel', { ...newOperation(), id })
  expect(await find(owner, id)).toMatchObject({
    state: 'canceled',
    mails: { waiting: 0, sent: 0, failed: 0, canceled: 1 },
  })
})

test('goes on in batches, with few mails waiting at a time', async () => {
  const site = await startSite({ env: { QUIET: '1' } })
  const owner = await site.administrator()
  const { userId } = await site.paidCustomer()
  const account = await site.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  for (let index = 0; index < 260; index += 1)
    await site.db
      .insertInto('users')
      .values({
        ...account,
        id: randomUUID(),
        identity_id: randomUUID(),
        email: `learner-${index}@learner.example`,
      })
      .execute()
  const id = await send(owner, notice)
  const job = announcementsJob(site)
  await job.run()
  expect(await find(owner, id)).toMatchObject({ state: 'sending', enqueued: 200, recipients: 261 })
  await job.run()
  expect((await find(owner, id)).enqueued).toBe(200)
  await site.db.updateTable('outbox').set({ state: 'sent' }).where('batch_id', '=', id).execute()
  await job.run()
  expect(await find(owner, id)).toMatchObject({ state: 'sent', enqueued: 261 })
  const recipients = await site.db
    .selectFrom('outbox')
    .select('recipient')
    .where('batch_id', '=', id)
    .execute()
  expect(new Set(recipients.map(({ recipient }) => recipient)).size).toBe(261)
})

test('tells the second of two administrators, and refuses an incomplete text', async () => {
  const site = await startSite()
  const [owner, other] = [await site.administrator(), await site.administrator()]
  const draft = await save(owner, { ...notice, text: { ...text, subject: '' } })
  const sent = await callFunction(owner, 'admin-announcement-send', {
    ...newOperation(),
    ...draft,
    sendAt: null,
  })
  expect(sent.body).toMatchObject({ code: 'request.invalid', fields: { subject: 'Fill this in' } })
  await save(owner, notice, draft)
  const stale = { ...newOperation(), ...notice, draft }
  expect((await callFunction(other, 'admin-announcement-save', stale)).body).toMatchObject({
    code: 'admin.conflict',
  })
  const impossible = { ...stale, ...newOperation(), draft: { ...draft, version: Number.MAX_SAFE_INTEGER } }
  expect((await callFunction(other, 'admin-announcement-save', impossible)).status).toBe(400)
  const test = { ...newOperation(), ...news }
  await callFunctionData(owner, 'admin-announcement-test', test)
  await callFunctionData(owner, 'admin-announcement-test', test)
  const tests = (await mailsTo(site, owner.email)).filter(({ subject }) => subject.startsWith('Test: '))
  expect(tests).toHaveLength(1)
})
