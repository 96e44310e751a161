import { CompiledQuery, type RootOperationNode, sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newOperation } from '../testing/admin.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { compareAccess } from './compare-access.ts'
import { customersWithAccess, hasAccess, payingCustomers } from './store.ts'

let site: RunningSite
let close: () => Promise<void>

beforeAll(async () => {
  ;({ site, close } = await openSite({ expectedFaults: /ALARM|a background job failed for one item/ }))
})
afterAll(() => close?.())

const alarmsOf = (subject: string) =>
  site.db
    .selectFrom('alarms')
    .select(['kind', 'resolved_by'])
    .where('subject', '=', subject)
    .orderBy('opened_at')
    .execute()

test('raises no alarm if access matches the purchases', async () => {
  await site.paidCustomer()
  await site.signedUp()
  await compareAccess(site)
  expect(await site.db.selectFrom('alarms').selectAll().execute()).toEqual([])
})

test('grants missing access to a paying customer and raises an alarm', async () => {
  const customer = await site.paidCustomer()
  await site.db.deleteFrom('paid_customers').where('customer_id', '=', customer.userId).execute()
  await Promise.all([compareAccess(site), compareAccess(site)])
  expect(await hasAccess(site.db, customer.userId)).toBe(true)
  expect(await alarmsOf(customer.userId)).toEqual([{ kind: 'access.missing', resolved_by: 'system' }])
})

test('access without a purchase stays until the administrator fixes the alarm', async () => {
  const customer = await site.paidCustomer()
  await site.db
    .updateTable('purchases')
    .set({ state: 'refunded' })
    .where('customer_id', '=', customer.userId)
    .execute()
  await compareAccess(site)
  await compareAccess(site)
  expect(await alarmsOf(customer.userId)).toEqual([{ kind: 'access.unpaid', resolved_by: null }])
  expect(await hasAccess(site.db, customer.userId)).toBe(true)

  const administrator = await site.administrator()
  const resolve = () =>
    administrator.functions.invoke('resolve-alarm', {
      body: { ...newOperation(), kind: 'access.unpaid', subject: customer.userId, fix: true },
    })
  expect((await resolve()).data).toEqual({ success: true, data: {} })
  expect(await hasAccess(site.db, customer.userId)).toBe(false)
  expect(await alarmsOf(customer.userId)).toEqual([
    { kind: 'access.unpaid', resolved_by: administrator.userId },
  ])
  expect((await resolve()).response?.status).toBe(404)
  await compareAccess(site)
  expect(await alarmsOf(customer.userId)).toHaveLength(1)
})

/** A customer whose access staff ended this many seconds after the purchase, without applying it. */
async function customerEndedAfter(seconds: number) {
  const customer = await site.paidCustomer()
  const { created_at } = await site.db
    .selectFrom('purchases')
    .select('created_at')
    .where('customer_id', '=', customer.userId)
    .executeTakeFirstOrThrow()
  await site.db
    .insertInto('access_overrides')
    .values({
      customer_id: customer.userId,
      kind: 'ended',
      reason: '',
      decided_by: 'test',
      decided_at: new Date(Date.parse(created_at) + seconds * 1000).toISOString(),
    })
    .execute()
  return customer
}

test('grants missing access to a customer who paid again after staff ended their access', async () => {
  const customer = await customerEndedAfter(-60)
  await site.db.deleteFrom('paid_customers').where('customer_id', '=', customer.userId).execute()
  await compareAccess(site)
  expect(await hasAccess(site.db, customer.userId)).toBe(true)
  expect(await alarmsOf(customer.userId)).toEqual([{ kind: 'access.missing', resolved_by: 'system' }])
})

test('raises an alarm if a customer whose access staff ended still has it', async () => {
  const customer = await customerEndedAfter(60)
  await compareAccess(site)
  expect(await alarmsOf(customer.userId)).toEqual([{ kind: 'access.unpaid', resolved_by: null }])
})

test.runIf(inject('engine') === 'sqlite')('checks the others if one customer fails', async () => {
  const customers = await Promise.all([site.paidCustomer(), site.paidCustomer(), site.paidCustomer()])
  const ids = customers.map(({ userId }) => userId).toSorted()
  await site.db.deleteFrom('paid_customers').where('customer_id', 'in', ids).execute()
  await sql`create trigger fail_for_one before update on access_decisions when new.customer_id = ${sql.lit(ids[0]!)}
    begin select raise(abort, 'a fault of this test'); end`.execute(site.db)
  await compareAccess(site)
  await sql`drop trigger fail_for_one`.execute(site.db)
  const haveAccess = await Promise.all(ids.map((id) => hasAccess(site.db, id)))
  expect(haveAccess).toEqual([false, true, true])
  expect(await alarmsOf('compare-access')).toEqual([{ kind: 'job.failed', resolved_by: null }])
})

test('ignores erased accounts', async () => {
  const customer = await site.paidCustomer()
  await site.db.deleteFrom('paid_customers').where('customer_id', '=', customer.userId).execute()
  await site.db
    .updateTable('users')
    .set({ deleted_at: new Date().toISOString() })
    .where('id', '=', customer.userId)
    .execute()
  await compareAccess(site)
  expect(await alarmsOf(customer.userId)).toEqual([])
  expect(await hasAccess(site.db, customer.userId)).toBe(false)
})

test.runIf(inject('engine') === 'sqlite').each([payingCustomers, customersWithAccess])(
  '%o reads a page in index order, without sorting',
  async (listPage) => {
    let queryNode: RootOperationNode | undefined
    const spiedDb = site.db.withPlugin({
      transformQuery: ({ node }) => {
        queryNode = node
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await listPage(spiedDb, '', 500)
    const query = site.db.getExecutor().compileQuery(queryNode!, { queryId: 'plan' })
    const { rows } = await site.db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]),
    )
    expect(rows.map(({ detail }) => detail).join('\n')).not.toContain('TEMP B-TREE')
  },
)
