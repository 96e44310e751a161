import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { startSite } from '../testing/start-site.ts'

test('throws when the outer database is used inside a transaction, and rolls back', async () => {
  const site = await startSite()
  const attempt = site.db.transaction().execute(async (trx) => {
    await sql`create table notes (id integer primary key)`.execute(trx)
    await site.db
      .selectFrom('schema_migrations' as never)
      .selectAll()
      .execute()
  })
  await expect(attempt).rejects.toThrow('inside a transaction only its own handle may be used')
  await expect(sql`select id from notes`.execute(site.db)).rejects.toThrow(/notes/)
})

test('work started in a transaction may use the database after the transaction has ended', async () => {
  const site = await startSite()
  const ended = Promise.withResolvers<void>()
  let laterQuery: Promise<unknown> = Promise.resolve()
  await site.db.transaction().execute(async () => {
    laterQuery = ended.promise.then(() => sql`select 1`.execute(site.db))
  })
  ended.resolve()
  await expect(laterQuery).resolves.toMatchObject({ rows: [expect.anything()] })
})

test('two transactions that lock the same rows in opposite order both succeed', async ({ skip }) => {
  skip(inject('engine') === 'sqlite', 'SQLite runs one writing transaction at a time')
  const site = await startSite()
  await sql`create table notes (id integer primary key, text text)`.execute(site.db)
  await sql`insert into notes values (1, ''), (2, '')`.execute(site.db)
  const bothHoldOne = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const append = (index: 0 | 1, ids: readonly number[]) =>
    site.db.transaction().execute(async (trx) => {
      for (const id of ids) {
        await sql`update notes set text = text || ${String(index)} where id = ${id}`.execute(trx)
        bothHoldOne[index]!.resolve()
        await Promise.all(bothHoldOne.map(({ promise }) => promise))
      }
    })
  await Promise.all([append(0, [1, 2]), append(1, [2, 1])])
  const { rows } = await sql<{ text: string }>`select text from notes`.execute(site.db)
  expect(rows.map(({ text }) => text.length)).toEqual([2, 2])
  expect(site.logged.filter((line) => line.includes('ran into a deadlock'))).toHaveLength(1)
})
