import { sql } from 'kysely'
import { expect, test } from 'vitest'
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
