import { expect, test } from 'vitest'
import { startSite } from '../testing/start-site.ts'
import { compiledQuery } from './compiled-query.ts'

test('compiles a query once and binds new values each time, also inside a transaction', async () => {
  const site = await startSite()
  const { userId } = await site.paidCustomer()
  let buildCount = 0
  const entriesOf = compiledQuery((db) => {
    buildCount += 1
    return db.selectFrom('plans').select('entries').where('user_id', '=', '').where('id', '=', '')
  })
  const add = compiledQuery((db) =>
    db
      .insertInto('plans')
      .values({ user_id: '', id: '', entries: '', revision: 0, updated_at: '', chosen_at: '' }),
  )

  for (const id of ['first', 'second']) {
    const { numAffectedRows } = await add(site.db, userId, id, `{"w01/${id}":null}`, 0, 'then', 'then')
    expect(numAffectedRows).toBe(1n)
  }
  expect((await entriesOf(site.db, userId, 'first')).rows).toEqual([{ entries: '{"w01/first":null}' }])
  const inside = await site.db.transaction().execute(async (trx) => {
    await trx.updateTable('plans').set({ entries: '{}' }).where('id', '=', 'second').execute()
    return entriesOf(trx, userId, 'second')
  })
  expect(inside.rows).toEqual([{ entries: '{}' }])
  expect((await entriesOf(site.db, userId, "' or 1=1")).rows).toEqual([])
  expect(buildCount).toBe(1)
  expect(() => entriesOf(site.db, userId)).toThrow('wrong number of values')
})
