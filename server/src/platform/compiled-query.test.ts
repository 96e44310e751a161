import { expect, test } from 'vitest'
import { startSite } from '../testing/start-site.ts'
import { compiledQuery } from './compiled-query.ts'

type Key = { userId: string; id: string }

test('compiles a query once and binds new values each time, also inside a transaction', async () => {
  const site = await startSite()
  const learner = await site.paidCustomer()
  let buildCount = 0
  const entriesOf = compiledQuery((db, { userId, id }: Key) => {
    buildCount += 1
    return db.selectFrom('plans').select('entries').where('user_id', '=', userId).where('id', '=', id)
  })
  const add = compiledQuery((db, { userId, id, entries }: Key & { entries: string }) =>
    db
      .insertInto('plans')
      .values({ user_id: userId, id, entries, revision: 0, updated_at: 'then', chosen_at: 'then' }),
  )
  const key = (id: string) => ({ userId: learner.userId, id })

  for (const id of ['first', 'second']) {
    const { numAffectedRows } = await add(site.db, { ...key(id), entries: `{"w01/${id}":null}` })
    expect(numAffectedRows).toBe(1n)
  }
  expect((await entriesOf(site.db, key('first'))).rows).toEqual([{ entries: '{"w01/first":null}' }])
  const inside = await site.db.transaction().execute(async (trx) => {
    await trx.updateTable('plans').set({ entries: '{}' }).where('id', '=', 'second').execute()
    return entriesOf(trx, key('second'))
  })
  expect(inside.rows).toEqual([{ entries: '{}' }])
  expect((await entriesOf(site.db, key("' or 1=1"))).rows).toEqual([])
  expect(buildCount).toBe(1)
})

test('throws on a missing value and writes nothing', async () => {
  const site = await startSite()
  const close = compiledQuery((db, { subject, at }: { subject: string; at: string | null }) =>
    db.updateTable('alarms').set({ solved_at: at }).where('subject', '=', subject),
  )
  expect(() => close(site.db, { subject: 'site' } as never)).toThrow('no value for at')
  expect((await close(site.db, { subject: 'nobody', at: null })).numAffectedRows).toBe(0n)
})
