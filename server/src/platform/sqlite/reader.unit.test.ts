import { constants, DatabaseSync } from 'node:sqlite'
import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { SqliteReader } from './reader.ts'

test('rejects pending reads if no transaction can begin, and serves later ones', async () => {
  using database = new DatabaseSync(':memory:')
  const reader = new SqliteReader(database)
  const one = () => reader.read(CompiledQuery.raw('select 1 as one'))
  database.setAuthorizer((action) =>
    action === constants.SQLITE_TRANSACTION ? constants.SQLITE_DENY : constants.SQLITE_OK,
  )
  const outcomes = await Promise.allSettled([one(), one()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  database.setAuthorizer(null)
  expect(await one()).toEqual({ rows: [{ one: 1 }] })
})
