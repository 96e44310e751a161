import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrations } from '../../../migrations/index.ts'
import { openDatabase } from '../../platform/database.ts'
import { migrate } from '../../platform/migrate.ts'
import { createEmptyDatabase } from '../../testing/database-copy.ts'
import { temporaryFolder } from '../../testing/start-process.ts'

const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0059'))

test('migration 0059 keeps refund requests and queued refunds under their new names', async () => {
  const config =
    inject('engine') === 'sqlite'
      ? ({ kind: 'sqlite', file: join(temporaryFolder(), 'course.sqlite') } as const)
      : ({ kind: 'postgres', url: await createEmptyDatabase() } as const)
  const database = openDatabase(config, { warn() {} })
  onTestFinished(() => database.close())
  await migrate(database, earlier)
  // biome-ignore lint/suspicious/noExplicitAny: the tables have their earlier names
  const db = database.db as Kysely<any>
  const at = '2026-01-01T00:00:00.000Z'
  await sql`insert into purchases (id, session_id, made_account, email, amount, currency, state, version,
    provider_fingerprint, created_at) values ('p', 's', 0, 'a@b.example', 1, 'usd', 'active', 1, '', ${at})`.execute(
    db,
  )
  const request = { purchase_id: 'p', user_id: 'u', reason: '', state: 'open', answer: '', asked_at: at }
  await db.insertInto('refund_claims').values(request).execute()
  const refund = {
    purchase_id: 'p',
    amount: 1,
    note: '',
    requested_by: 'owner',
    requested_at: at,
    state: 'wanted',
    attempts: 3,
    key_number: 2,
    due_at: 1,
    access: 'follows',
  }
  await db
    .insertInto('refund_requests')
    .values({ ...refund, id: 'r' })
    .execute()

  await migrate(database, migrations)
  expect(await db.selectFrom('customer_refund_requests').selectAll().execute()).toMatchObject([request])
  expect(await db.selectFrom('queued_refunds').selectAll().execute()).toMatchObject([refund])
  const second = db.insertInto('queued_refunds').values({ ...refund, id: 'second' })
  await expect(second.execute(), 'one queued refund per purchase').rejects.toThrow(/unique/i)
})
