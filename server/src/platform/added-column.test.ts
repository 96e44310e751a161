import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSite } from '../testing/start-site.ts'

test('a running process keeps reading and writing after a newer release adds a column', async () => {
  const site = await startSite()
  const use = async () => {
    await site.db.selectFrom('feedback').selectAll().execute()
    return site.db.transaction().execute((trx) =>
      trx
        .insertInto('policy_revisions')
        .values({ policy_type: 'terms', revision: 1 })
        .onConflict((conflict) => conflict.column('policy_type').doUpdateSet({ revision: 1 }))
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  }
  await use()
  await sql`alter table feedback add column note text`.execute(site.db)
  await sql`alter table policy_revisions add column note text`.execute(site.db)
  expect(await use()).toMatchObject({ policy_type: 'terms' })
})
