import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSite } from '../testing/start-site.ts'

test('a running process keeps reading and writing after a newer release adds a column', async () => {
  const site = await startSite()
  const use = async () => {
    await site.db.selectFrom('feedback').selectAll().execute()
    return site.db.transaction().execute((trx) =>
      trx
        .insertInto('heartbeats')
        .values({ id: 'a', written_at: 'now' })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: 'now' }))
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  }
  await use()
  await sql`alter table feedback add column note text`.execute(site.db)
  await sql`alter table heartbeats add column note text`.execute(site.db)
  expect(await use()).toMatchObject({ id: 'a' })
})
