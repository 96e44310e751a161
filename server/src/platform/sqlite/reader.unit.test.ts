import { constants, DatabaseSync } from 'node:sqlite'
import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { SqliteReader } from './reader.ts'

test('when no transaction can be begun the waiting reads are rejected, and later ones are answered', async () => {
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
