import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSite } from '../testing/start-site.ts'

test('inside a transaction the outer database refuses to be used, and nothing is left behind', async () => {
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

test('what a transaction has started may use the database after it', async () => {
  const site = await startSite()
  const ended = Promise.withResolvers<void>()
  let later: Promise<unknown> = Promise.resolve()
  await site.db.transaction().execute(async () => {
    later = ended.promise.then(() => sql`select 1`.execute(site.db))
  })
  ended.resolve()
  await expect(later).resolves.toMatchObject({ rows: [expect.anything()] })
})
