import { CompiledQuery, type RootOperationNode } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { compareAccess } from './compare-access.ts'
import { customersWithAccess, isPaidCustomer, payingCustomers } from './store.ts'

let site: RunningSite
let close: () => Promise<void>

beforeAll(async () => {
  ;({ site, close } = await openSite({ expectedFaults: /ALARM/ }))
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
  expect(await isPaidCustomer(site, customer.userId)).toBe(true)
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
  expect(await isPaidCustomer(site, customer.userId)).toBe(true)

  const administrator = await site.administrator()
  const resolve = () =>
    administrator.functions.invoke('resolve-alarm', {
      body: { kind: 'access.unpaid', subject: customer.userId, fix: true },
    })
  expect((await resolve()).data).toEqual({ success: true })
  expect(await isPaidCustomer(site, customer.userId)).toBe(false)
  expect(await alarmsOf(customer.userId)).toEqual([
    { kind: 'access.unpaid', resolved_by: administrator.userId },
  ])
  expect((await resolve()).response?.status).toBe(404)
  await compareAccess(site)
  expect(await alarmsOf(customer.userId)).toHaveLength(1)
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
  expect(await isPaidCustomer(site, customer.userId)).toBe(false)
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
    const { sql, parameters } = site.db.getExecutor().compileQuery(queryNode!, { queryId: 'plan' })
    const { rows } = await site.db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    )
    expect(rows.map(({ detail }) => detail).join('\n')).not.toContain('TEMP B-TREE')
  },
)
