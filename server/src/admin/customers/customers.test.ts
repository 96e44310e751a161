import { randomUUID } from 'node:crypto'
import type {
  CustomerDetails,
  CustomerPage,
  CustomerPayment,
  TimelineEvent,
} from '@course/contract/admin/customers'
import { customerStage } from '@course/contract/admin/customers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { raiseAlarm } from '../../alarms/index.ts'
import { deleteAccountsJob } from '../../privacy/delete-accounts.ts'
import { callFunction, callFunctionData, newOperation } from '../../testing/admin.ts'
import { enterSudoMode } from '../../testing/factors.ts'
import { completeLessons, passQuizzes } from '../../testing/learning.ts'
import type { Member } from '../../testing/people.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'

let site: RunningSite
let owner: Member
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite({ expectedFaults: /ALARM/ }))
  owner = await site.administrator()
})
afterAll(() => close?.())

const list = (body: object = {}, person = owner) =>
  callFunctionData<CustomerPage>(person, 'admin-customers', body)
const emails = ({ rows }: CustomerPage) => rows.map(({ email }) => email)

/** A customer with all lessons and quizzes done and a certificate. */
async function graduate(email: string, studentName: string) {
  const learner = await site.paidCustomer(email)
  await completeLessons(learner, 4)
  await passQuizzes(learner, 4)
  const completionDate = site.clock.now().toISOString().slice(0, 10)
  const { error } = await learner.functions.invoke('issue-certificate', {
    body: { studentName, completionDate },
  })
  expect(error).toBeNull()
  const { number } = await site.db
    .selectFrom('certificates')
    .select('number')
    .where('customer_id', '=', learner.userId)
    .executeTakeFirstOrThrow()
  return { learner, number }
}

test('finds a customer by word prefixes of email and name, and by every identifier', async () => {
  const { learner, number } = await graduate('zofie.nova@firma-kos.example', 'Žofie Nováková')
  await site.paidCustomer('somebody.else@learner.example')
  const purchase = await site.db
    .selectFrom('purchases')
    .selectAll()
    .where('customer_id', '=', learner.userId)
    .executeTakeFirstOrThrow()
  await site.db
    .updateTable('purchases')
    .set({ payment_intent: 'pi_zofie1' })
    .where('id', '=', purchase.id)
    .execute()
  const searches = ['zofie.nova@firma-kos.example', 'zofie.no', 'nova', 'firma-k', 'Žofie novákov', 'ZOFIE']
  for (const q of [
    ...searches,
    number,
    number.toLowerCase(),
    'pi_zofie1',
    purchase.session_id,
    learner.userId,
  ]) {
    expect(emails(await list({ q })), q).toEqual([learner.email])
  }
  for (const q of [
    'ofie',
    'nova else',
    'pi_unknown',
    'XXXXX-XXXXX-XXXXX-XXXXX',
    randomUUID(),
    '%',
    "' or 1=1",
  ]) {
    expect(emails(await list({ q })), q).toEqual([])
  }
  const [row] = (await list({ q: 'zofie' })).rows
  expect(row).toMatchObject({
    id: learner.userId,
    name: 'Žofie Nováková',
    access: 'paid',
    stage: customerStage.certificate,
    paid: purchase.amount,
    quizzesPassed: 4,
    refunded: false,
  })
})

test('lists neither staff nor erased customers', async () => {
  const support = await site.staffMember('support', 'team.mate@staff.example')
  const gone = await site.paidCustomer('gone@erased.example')
  expect(emails(await list({ q: 'gone' }))).toEqual([gone.email])
  await callFunctionData(owner, 'admin-customer-erase', {
    ...newOperation(),
    id: gone.userId,
    expected: gone.email,
  })
  expect(emails(await list({ q: 'gone' }))).toEqual([])
  expect(emails(await list({ q: 'team.mate' }, support))).toEqual([])
  expect(emails(await list({}))).not.toContain(owner.email)
})

test('support staff cannot open the account, sign-ins or mails of staff', async () => {
  const support = await site.staffMember('support')
  const administrator = await site.staffMember('administrator')
  const views = ['', '-timeline', '-attempts', '-mails'].map((view) => `admin-customer${view}`)
  for (const name of views) {
    for (const { userId: id } of [owner, administrator, support]) {
      const { status, body } = await callFunction(support, name, { id })
      expect([name, status, body.code, body.data]).toEqual([name, 403, 'admin.staff_account', undefined])
    }
    expect([name, (await callFunction(administrator, name, { id: owner.userId })).status]).toEqual([
      name,
      200,
    ])
  }
})

test('filters customers, and exports the same ones as CSV', async () => {
  const unused = await site.signedUp('unused@filters.example')
  await site.db
    .updateTable('users')
    .set({ last_sign_in_at: null, stage: 0 })
    .where('id', '=', unused.userId)
    .execute()
  const paid = await site.paidCustomer('paid@filters.example')
  const ended = await site.paidCustomer('ended@filters.example')
  await callFunctionData(owner, 'admin-customer-revoke-access', {
    ...newOperation(),
    id: ended.userId,
    expected: 'paid',
  })
  const q = 'filters.example'
  expect(emails(await list({ q, access: 'paid' }))).toEqual([paid.email])
  expect(emails(await list({ q, access: 'ended' }))).toEqual([ended.email])
  expect(emails(await list({ q, neverSignedIn: true }))).toEqual([unused.email])
  expect(emails(await list({ q, stage: customerStage.signedIn })).toSorted()).toEqual([
    ended.email,
    paid.email,
  ])
  expect(emails(await list({ q, refunded: true }))).toEqual([])
  expect(emails(await list({ q, createdFrom: '2200-01-01' }))).toEqual([])
  expect(emails(await list({ q, lastSignInBefore: '2000-01-01' }))).toEqual([])
  expect(emails(await list({ q, lastSignInFrom: '2000-01-01' })).toSorted()).toEqual([
    ended.email,
    paid.email,
  ])
  await site.db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind: 'set-password',
      recipient: paid.email,
      encrypted_content: null,
      state: 'refused',
      attempts: 1,
      next_attempt_at: site.clock.now().toISOString(),
      claimed_until: null,
      last_problem: null,
      dedupe_key: null,
      created_at: site.clock.now().toISOString(),
      sent_at: null,
    })
    .execute()
  expect(emails(await list({ q, mailTrouble: true }))).toEqual([paid.email])

  const file = await owner.fetch('/functions/v1/admin-customers-csv', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationId: randomUUID(), q, access: 'ended' }),
  })
  expect(file.headers.get('content-disposition')).toMatch(/filename="customers-\d{4}-\d\d-\d\d\.csv"/)
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(ended.email)
  const entry = await site.db
    .selectFrom('audit_entries')
    .select('subject_label')
    .where('action', '=', 'customers.export')
    .executeTakeFirst()
  expect(entry).toEqual({ subject_label: 'search, access: ended' })
})

test('pages through all customers once, in both directions', async () => {
  for (let index = 0; index < 103; index++) await site.signedUp(`page${index}@pages.example`)
  const first = await list({ q: 'pages.example' })
  expect([first.rows.length, first.count, first.newer]).toEqual([50, 103, null])
  const second = await list({ q: 'pages.example', cursor: first.older })
  const third = await list({ q: 'pages.example', cursor: second.older })
  expect(new Set([...emails(first), ...emails(second), ...emails(third)]).size).toBe(103)
  expect(third.older).toBeNull()
  expect(emails(await list({ q: 'pages.example', cursor: third.newer }))).toEqual(emails(second))
  const other = await callFunction(owner, 'admin-customers', { q: 'pages', cursor: first.older })
  expect(other.body.code).toBe('admin.invalid_cursor')
})

test('returns details and a complete timeline of a customer, and 404 for an unknown one', async () => {
  const { learner, number } = await graduate('story@story.example', 'Ada Stori')
  await site.signedInAgain(learner)
  const correction = {
    number,
    studentName: 'Ada Story',
    completionDate: site.clock.now().toISOString().slice(0, 10),
  }
  await callFunctionData(owner, 'admin-certificate-correct', {
    ...newOperation(),
    ...correction,
    expected: 1,
  })
  const note = { ...newOperation(), id: learner.userId, text: 'Called', followUp: '2026-12-01' }
  await callFunctionData(owner, 'admin-note-add', note)
  const customer = await callFunctionData<CustomerDetails>(owner, 'admin-customer', { id: learner.userId })
  expect(customer).toMatchObject({
    email: learner.email,
    name: 'Ada Story',
    access: 'paid',
    completedLessons: 4,
    certificate: { number },
    notes: [{ text: 'Called', followUp: '2026-12-01', isOwn: true }],
    isProtected: false,
  })
  expect(customer.quizzes.every(({ passedAt }) => passedAt !== null)).toBe(true)
  const all: TimelineEvent[] = []
  let cursor: string | null | undefined
  do {
    const page: { rows: TimelineEvent[]; older: string | null } = await callFunctionData(
      owner,
      'admin-customer-timeline',
      {
        id: learner.userId,
        ...(cursor && { cursor }),
      },
    )
    all.push(...page.rows)
    cursor = page.older
  } while (cursor)
  const texts = all.map(({ text }) => text)
  expect(texts).toEqual(
    expect.arrayContaining(['Completed lesson 1', `Certificate ${number} issued`, 'Added a note']),
  )
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  const staffOnly = await callFunctionData<{ rows: TimelineEvent[] }>(owner, 'admin-customer-timeline', {
    id: learner.userId,
    kinds: ['staff'],
  })
  expect(staffOnly.rows.map(({ text, actor }) => [text, actor])).toEqual([
    ['Added a note', owner.email],
    ['Corrected a certificate', owner.email],
  ])
  for (const name of ['admin-customer', 'admin-customer-timeline', 'admin-customer-attempts']) {
    const unknown = await callFunction(owner, name, { id: randomUUID() })
    expect([unknown.status, unknown.body.error]).toEqual([404, 'Customer not found'])
  }
})

test('finds a customer by order number, and lists payments by it', async () => {
  const learner = await site.paidCustomer()
  const { orderNumber, paymentId, id, left } = (
    await callFunctionData<CustomerPayment[]>(owner, 'admin-customer-payments', { id: learner.userId })
  )[0]!
  expect(orderNumber).toBe(id.slice(0, 13).toUpperCase())
  for (const q of [orderNumber, ` ${orderNumber.toLowerCase()} `])
    expect(emails(await list({ q }))).toEqual([learner.email])
  expect(emails(await list({ q: 'FFFFFFFF-FFFF' }))).toEqual([])
  const details = (person: Member) =>
    callFunctionData<CustomerDetails>(person, 'admin-customer', { id: learner.userId })
  expect((await details(owner)).refundable).toMatchObject([{ orderNumber, left }])
  expect((await details(await site.staffMember('support'))).refundable).toEqual([])
  const file = await owner.fetch('/functions/v1/admin-payments-csv', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ list: 'purchases', customer: learner.userId, operationId: randomUUID() }),
  })
  const [header, row] = (await file.text())
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) => line.split(','))
  expect(row?.[header!.indexOf('order number')]).toBe(orderNumber)
  expect(row?.[header!.indexOf('payment id')]).toBe(paymentId)
})

test.each(['admin-customer', 'admin-customer-timeline', 'admin-customer-attempts', 'admin-customer-mails'])(
  'support cannot open staff accounts with %s',
  async (name) => {
    const support = await site.staffMember('support')
    const colleague = await site.staffMember('support')
    for (const id of [owner.userId, colleague.userId, support.userId]) {
      const { status, body } = await callFunction(support, name, { id })
      expect([status, body.code]).toEqual([403, 'admin.staff_account'])
      expect((await callFunction(owner, name, { id })).status).toBe(200)
    }
  },
)

test('shows a pending account deletion in details, list and timeline until the customer signs in again', async () => {
  const leaving = await site.paidCustomer('leaving@learner.example')
  const customer = () => callFunctionData<CustomerDetails>(owner, 'admin-customer', { id: leaving.userId })
  const pendingDeletions = async () => emails(await list({ deletes: true }))
  const timeline = async () =>
    (
      await callFunctionData<{ rows: TimelineEvent[] }>(owner, 'admin-customer-timeline', {
        id: leaving.userId,
        kinds: ['account'],
      })
    ).rows.map(({ text }) => text)
  expect([(await customer()).deletionAt, await pendingDeletions(), await timeline()]).toEqual([null, [], []])
  await enterSudoMode(site, leaving.userId)
  const { data } = await leaving.functions.invoke('delete-my-account')
  expect(await customer()).toMatchObject({ deletionAt: data.dueAt, openSessions: 0 })
  expect(await pendingDeletions()).toEqual([leaving.email])
  expect(await timeline()).toEqual(['Requested account deletion'])

  // Signing in cancels the deletion, before and after the job runs.
  site.clock.advance(60)
  await site.signedInAgain(leaving)
  expect([(await customer()).deletionAt, await pendingDeletions()]).toEqual([null, []])
  await deleteAccountsJob(site).run()
  expect(await timeline()).toEqual(['Canceled account deletion', 'Requested account deletion'])
})

test('a purchase cancels a pending account deletion, as the list shows at once', async () => {
  const leaving = await site.paidCustomer('returning@learner.example')
  await enterSudoMode(site, leaving.userId)
  await leaving.functions.invoke('delete-my-account')
  const pending = async () => emails(await list({ deletes: true }))
  expect(await pending()).toContain(leaving.email)
  site.clock.advance(60)
  const created_at = site.clock.now().toISOString()
  await site.db
    .updateTable('purchases')
    .set({ created_at })
    .where('customer_id', '=', leaving.userId)
    .execute()
  expect(await pending()).not.toContain(leaving.email)
})

test('pages through a long timeline, even if all events have the same timestamp', async () => {
  const learner = await site.paidCustomer('long@story.example')
  const at = '2026-01-01T00:00:00.000Z'
  for (let index = 0; index < 70; index++) {
    await site.db
      .insertInto('account_events')
      .values({
        id: randomUUID(),
        account_id: learner.userId,
        at,
        kind: index % 2 ? 'signed-in' : 'lesson-reached',
        detail: '1',
      })
      .execute()
  }
  const first = await callFunctionData<{ rows: TimelineEvent[]; older: string }>(
    owner,
    'admin-customer-timeline',
    {
      id: learner.userId,
    },
  )
  const second = await callFunctionData<{ rows: TimelineEvent[]; older: null }>(
    owner,
    'admin-customer-timeline',
    {
      id: learner.userId,
      cursor: first.older,
    },
  )
  expect(second.older).toBeNull()
  const ids = [...first.rows, ...second.rows].map(({ id }) => id)
  expect(ids.length).toBeGreaterThanOrEqual(70)
  expect(new Set(ids).size).toBe(ids.length)
})

test('hides amounts, alarms and reasons of the audit log from support, as the overview does', async () => {
  const learner = await site.paidCustomer()
  const support = await site.staffMember('support')
  const id = learner.userId
  const ending = { ...newOperation(), id, expected: 'paid' }
  await callFunctionData(owner, 'admin-customer-revoke-access', { ...ending, reason: 'Shared the password' })
  await site.db.transaction().execute((trx) => raiseAlarm(trx, site, { kind: 'sign_in.failed', subject: id }))
  const textsFor = async (member: Member) => {
    const { rows } = await callFunctionData<{ rows: TimelineEvent[] }>(member, 'admin-customer-timeline', {
      id,
    })
    const { openAlarms, accessReason } = await callFunctionData<CustomerDetails>(member, 'admin-customer', {
      id,
    })
    return {
      payment: rows.find(({ kind }) => kind === 'money')?.text,
      reason: rows.find(({ kind }) => kind === 'staff')?.reason,
      alarms: openAlarms.length,
      accessReason: accessReason?.reason,
    }
  }
  expect(await textsFor(owner)).toEqual({
    payment: 'Paid $299',
    reason: 'Shared the password',
    alarms: 1,
    accessReason: 'Shared the password',
  })
  expect(await textsFor(support)).toEqual({
    payment: 'Paid',
    reason: undefined,
    alarms: 0,
    accessReason: null,
  })
  expect((await callFunction(support, 'admin-customer-payments', { id })).status).toBe(403)
  await site.db.updateTable('alarms').set({ snoozed_until: '2999-01-01' }).where('subject', '=', id).execute()
  expect((await textsFor(owner)).alarms).toBe(0)
})

test('gives each revision of a certificate its own id in the timeline', async () => {
  const { learner, number } = await graduate('revisions@story.example', 'Ada Revisoin')
  const completionDate = site.clock.now().toISOString().slice(0, 10)
  for (const [index, studentName] of ['Ada Revisio', 'Ada Revision'].entries()) {
    await callFunctionData(owner, 'admin-certificate-correct', {
      ...newOperation(),
      number,
      studentName,
      completionDate,
      expected: index + 1,
    })
  }
  const { rows } = await callFunctionData<{ rows: TimelineEvent[] }>(owner, 'admin-customer-timeline', {
    id: learner.userId,
    kinds: ['learning'],
  })
  const revisions = rows.filter(({ text }) => text.startsWith(`Certificate ${number} `))
  expect(revisions).toHaveLength(3)
  expect(new Set(revisions.map(({ id }) => id)).size).toBe(3)
})

test('handles null characters without a server error', async () => {
  const learner = await site.signedUp()
  for (const [name, body] of [
    ['admin-customer-timeline', { id: 'a\0b' }],
    ['admin-customers', { q: 'a\0b' }],
    ['admin-audit-log', { subject: 'a\0b' }],
    ['admin-note-add', { ...newOperation(), id: learner.userId, text: 'a\0b' }],
  ] as const) {
    expect((await callFunction(owner, name, body)).status, name).toBeLessThan(500)
  }
})
