import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, newOperation } from '../testing/admin.ts'
import { createActionTarget } from '../testing/customer-actions.ts'
import type { Member, Person } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close?.())

const actionsOf = async ({ userId }: Member) => {
  const entries = site.db.selectFrom('audit_entries').select('action').where('actor_id', '=', userId)
  return (await entries.execute()).map(({ action }) => action)
}

const exportCsv = async (person: Person, name: string, body: object) => {
  const response = await person.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

test('every export of a customer is recorded, also a repeated one, and staff accounts are refused', async () => {
  const owner = await site.administrator()
  const attacker = await site.staffMember('administrator')
  const customer = await site.paidCustomer()
  const operation = { operationId: randomUUID(), reason: '' }
  const ask = (id: string) => callFunction(attacker, 'admin-customer-export', { ...operation, id })
  expect((await ask(customer.userId)).status).toBe(200)
  expect((await ask(customer.userId)).body.data).toMatchObject({ person: expect.anything() })
  for (const id of [owner.userId, attacker.userId]) {
    const { status, body } = await ask(id)
    expect([status, body.data]).toEqual([403, undefined])
  }
  expect(await actionsOf(attacker)).toEqual(['customer.data', 'customer.data'])
})

test('an export checks on every call that its customer may still be exported', async () => {
  const administrator = await site.staffMember('administrator')
  const person = await site.staffMember('support')
  await site.db
    .updateTable('staff')
    .set({ ended_at: 'now' })
    .where('account_id', '=', person.userId)
    .execute()
  const request = { ...newOperation(), id: person.userId }
  expect((await callFunction(administrator, 'admin-customer-export', request)).status).toBe(200)
  await site.db.updateTable('staff').set({ ended_at: null }).where('account_id', '=', person.userId).execute()
  const { status, body } = await callFunction(administrator, 'admin-customer-export', request)
  expect([status, body.code, body.data]).toEqual([403, 'admin.staff_account', undefined])
})

test.each([
  ['admin-customers-csv', {}, 'customers.export'],
  ['admin-payments-csv', { list: 'purchases' }, 'payment.export'],
  ['admin-feedback-csv', {}, 'feedback.export'],
  ['admin-audit-log-csv', {}, 'log.export'],
])('%s: every export is recorded, whatever its operation id', async (name, filters, action) => {
  const administrator = await site.staffMember('administrator')
  const body = { ...filters, operationId: randomUUID() }
  expect((await exportCsv(administrator, name, body)).status).toBe(200)
  expect((await exportCsv(administrator, name, body)).status).toBe(200)
  expect(await actionsOf(administrator)).toEqual([action, action])
})

test('an operation id belongs to one action and one body', async () => {
  const owner = await site.administrator()
  const { account } = await createActionTarget(site.db)
  const note = { ...newOperation(), id: account.id, text: 'First', followUp: null }
  const first = await callFunction(owner, 'admin-note-add', note)
  expect(first.status).toBe(200)
  // The order of the fields does not matter.
  const reordered = Object.fromEntries(Object.entries(note).toReversed())
  expect(await callFunction(owner, 'admin-note-add', reordered)).toEqual(first)
  const refused = [
    await callFunction(owner, 'admin-note-add', { ...note, text: 'Second' }),
    await callFunction(owner, 'admin-customer-sign-out', { ...note }),
  ]
  for (const { status, body } of refused)
    expect([status, body.code]).toEqual([409, 'admin.operation_mismatch'])
  const notes = await site.db
    .selectFrom('customer_notes')
    .select('text')
    .where('customer_id', '=', account.id)
    .execute()
  expect(notes).toEqual([{ text: 'First' }])
})

test('a repeated operation is refused once the permission is gone', async () => {
  const person = await site.staffMember('administrator')
  const { account } = await createActionTarget(site.db)
  const body = { ...newOperation(), id: account.id }
  expect((await callFunction(person, 'admin-customer-export', body)).status).toBe(200)
  await site.db
    .updateTable('staff')
    .set({ role: 'support' })
    .where('account_id', '=', person.userId)
    .execute()
  const { status, body: refusal } = await callFunction(person, 'admin-customer-export', body)
  expect([status, refusal.code, refusal.data]).toEqual([403, 'access.denied', undefined])
})
