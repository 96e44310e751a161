import { randomUUID } from 'node:crypto'
import type { AdminAlarm, AuditLogEntry, CursorPage } from '@course/contract/admin/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { raiseAlarm } from '../alarms/index.ts'
import { recordAuditEntry } from '../staff/index.ts'
import { callFunction, callFunctionData, newOperation } from '../testing/admin.ts'
import { createActionTarget, customerActions } from '../testing/customer-actions.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { requireTargetCustomer } from './define-customer-function.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite({ expectedFaults: /ALARM/ }))
})
afterAll(() => close?.())

const raise = async (subject: string, kind: 'payment.refused' | 'access.unpaid' = 'payment.refused') => {
  await raiseAlarm(site.db, site, { kind, subject })
  return site.db.selectFrom('alarms').selectAll().where('subject', '=', subject).executeTakeFirstOrThrow()
}
const entriesAbout = (subject: string) =>
  site.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', subject).execute()

test('runs a repeated operation id once and returns the same response', async () => {
  const owner = await site.administrator()
  const { id } = await raise('cs_double')
  const body = { ...newOperation(), id, expected: null, days: 7 }
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => callFunction(owner, 'admin-alarm-snooze', body)),
  )
  const later = await callFunction(owner, 'admin-alarm-snooze', body)
  expect(new Set([...responses, later].map((response) => JSON.stringify(response))).size).toBe(1)
  expect(later.status).toBe(200)
  expect(await entriesAbout('cs_double')).toHaveLength(1)
})

test('accepts one of two concurrent decisions and rejects the other with a conflict', async () => {
  const people = [await site.administrator(), await site.staffMember('administrator')]
  const { id } = await raise('cs_race')
  const responses = await Promise.all(
    people.map((person, index) =>
      callFunction(person, 'admin-alarm-snooze', { ...newOperation(), id, expected: null, days: index + 1 }),
    ),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(responses.find(({ status }) => status === 409)?.body.code).toBe('admin.conflict')
  expect(await entriesAbout('cs_race')).toHaveLength(1)
})

test.each(customerActions)(
  'runs $name once for two concurrent administrators, unless it may be repeated',
  async (action) => {
    const staff = [await site.administrator(), await site.staffMember('administrator')]
    const { account, ...related } = await createActionTarget(site.db)
    const fields = { id: account.id, ...action.fields?.(account, related) }
    const responses = await Promise.all(
      staff.map((person) => callFunction(person, action.name, { ...newOperation(), ...fields })),
    )
    const refused = responses.map(({ status }) => status).filter((status) => status !== 200)
    expect(refused).toHaveLength(action.isRepeatable ? 0 : 1)
    for (const status of refused) expect([404, 409, 429]).toContain(status)
    expect(await entriesAbout(account.id)).toHaveLength(action.isRepeatable ? 2 : 1)
    if (action.findEffects && !action.isRepeatable)
      expect(await action.findEffects(site.db, account)).toHaveLength(1)
  },
)

test('rejects an operation id of another staff member', async () => {
  const { id } = await raise('cs_foreign')
  const body = { ...newOperation(), id, expected: null, days: 1 }
  await callFunctionData(await site.administrator(), 'admin-alarm-snooze', body)
  const other = await callFunction(await site.staffMember('administrator'), 'admin-alarm-snooze', body)
  expect([other.status, other.body.code]).toEqual([409, 'admin.operation_mismatch'])
})

test('snoozes, reopens and fixes an alarm, and shows who resolved it and how', async () => {
  const owner = await site.administrator()
  const customer = await site.paidCustomer()
  await site.db
    .updateTable('purchases')
    .set({ state: 'refunded' })
    .where('customer_id', '=', customer.userId)
    .execute()
  const { id, kind, subject } = await raise(customer.userId, 'access.unpaid')
  const findAlarm = async (state: string) =>
    (await callFunctionData<CursorPage<AdminAlarm>>(owner, 'admin-alarms', { state })).rows.find(
      (row) => row.id === id,
    )
  const openCount = async () => (await callFunctionData<{ openAlarms: number }>(owner, 'admin-me')).openAlarms

  const before = await openCount()
  expect(await findAlarm('open')).toMatchObject({
    customerEmail: customer.email,
    isFixable: true,
    snoozedUntil: null,
  })
  const { snoozedUntil } = await callFunctionData<{ snoozedUntil: string }>(owner, 'admin-alarm-snooze', {
    ...newOperation(),
    id,
    expected: null,
    days: 1,
  })
  expect(await findAlarm('open')).toBeUndefined()
  expect(await findAlarm('snoozed')).toMatchObject({ snoozedUntil })
  expect(await openCount()).toBe(before - 1)
  await callFunctionData(owner, 'admin-alarm-reopen', { ...newOperation(), id, expected: snoozedUntil })
  expect(await findAlarm('open')).toMatchObject({ snoozedUntil: null })

  const fix = { kind, subject, fix: true, operationId: randomUUID() }
  const clicks = await Promise.all([
    callFunction(owner, 'resolve-alarm', fix),
    callFunction(owner, 'resolve-alarm', fix),
  ])
  expect(clicks.map(({ status }) => status)).toEqual([200, 200])
  expect(await findAlarm('resolved')).toMatchObject({ resolvedBy: owner.email, resolution: 'repaired' })
  const access = site.db.selectFrom('paid_customers').selectAll().where('customer_id', '=', customer.userId)
  expect(await access.execute()).toEqual([])
  expect((await entriesAbout(subject)).map(({ action }) => action).toSorted()).toEqual([
    'alarm.aside',
    'alarm.repair',
    'alarm.resume',
  ])
})

test('pages through the audit log in both directions and exports it as CSV', async () => {
  const owner = await site.administrator()
  const actor = { accountId: owner.userId, email: owner.email, role: 'owner' }
  const entry = { actor, action: 'team.role', source: 'page', input: {}, requestId: '' } as const
  await site.db.transaction().execute(async (trx) => {
    for (let index = 0; index < 120; index++)
      await recordAuditEntry(
        trx,
        site,
        { ...entry, operationId: `many ${index}`, reason: `=${index}, "quoted"` },
        { subject: { type: 'staff', id: 'many', label: 'Many' }, outcome: {} },
      )
  })
  type Page = CursorPage<AuditLogEntry>
  const filters = { subject: 'many' }
  const page = (cursor?: string | null) =>
    callFunctionData<Page>(owner, 'admin-audit-log', { ...filters, cursor: cursor ?? undefined })
  const one = await page()
  const two = await page(one.older)
  const three = await page(two.older)
  expect([one, two, three].map(({ rows }) => rows.length)).toEqual([50, 50, 20])
  expect([one.newer, three.older]).toEqual([null, null])
  const all = [one, two, three].flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(new Set(all).size).toBe(120)
  const back = await page(three.newer)
  expect(back.rows).toEqual(two.rows)
  expect((await page(back.newer)).rows).toEqual(one.rows)
  const elsewhere = await callFunction(owner, 'admin-audit-log', { action: 'team.role', cursor: one.older })
  expect([elsewhere.status, elsewhere.body.code]).toEqual([400, 'admin.invalid_cursor'])
  expect((await callFunction(owner, 'admin-audit-log', { cursor: 'nonsense' })).status).toBe(400)
  expect(
    (await callFunctionData<Page>(owner, 'admin-audit-log', { ...filters, to: '2000-01-01' })).rows,
  ).toEqual([])

  const file = await owner.fetch('/functions/v1/admin-audit-log-csv', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...filters, operationId: randomUUID() }),
  })
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="log-\d{4}-\d\d-\d\d\.csv"$/)
  const lines = (await file.text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(121)
  expect(lines[1]).toContain(`"'=`)
  const exports = await callFunctionData<Page>(owner, 'admin-audit-log', { action: 'log.export' })
  expect(exports.rows).toMatchObject([{ actorLabel: owner.email, subjectLabel: 'subject' }])
})

test('accepts only customers as a target: no staff, not the caller, no unknown account', async () => {
  const member = await site.administrator()
  const staff = (await site.findStaff(site.tokens.authenticate(member.accessToken)))!
  const target = (id: string) => site.db.transaction().execute((trx) => requireTargetCustomer(trx, staff, id))
  const [helper, customer] = [await site.staffMember('support'), await site.paidCustomer()]
  expect((await target(customer.userId)).email).toBe(customer.email)
  await expect(target(helper.userId)).rejects.toMatchObject({ code: 'admin.staff_account' })
  await expect(target(member.userId)).rejects.toMatchObject({ code: 'admin.own_account' })
  await expect(target(randomUUID())).rejects.toMatchObject({ code: 'admin.customer_not_found' })
})
