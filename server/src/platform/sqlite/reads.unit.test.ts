import { constants, DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { readsPerTurn } from './reads.ts'

test('when no transaction can be begun the waiting reads are rejected, and later ones are answered', async () => {
  using database = new DatabaseSync(':memory:')
  const reads = readsPerTurn(database)
  const one = () => reads.all('select 1 as one', [])
  database.setAuthorizer((action) =>
    action === constants.SQLITE_TRANSACTION ? constants.SQLITE_DENY : constants.SQLITE_OK,
  )
  const outcomes = await Promise.allSettled([one(), one()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  database.setAuthorizer(null)
  expect(await one()).toEqual([{ one: 1 }])
})
