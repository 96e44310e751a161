import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, DatabaseSync } from 'node:sqlite'
import { CompiledQuery, Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from './sqlite.ts'
import { SqliteWriter } from './writer.ts'

describe('what is written to SQLite', () => {
  let folder: string
  let db: Kysely<{ notes: { id: number; text: string } }>
  let other: DatabaseSync
  let close: () => Promise<void>

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'course-writer-'))
    const opened = openSqlite(join(folder, 'notes.sqlite'))
    db = new Kysely({ dialect: opened.dialect })
    await sql`create table notes (id integer primary key, text text not null) strict`.execute(db)
    other = new DatabaseSync(join(folder, 'notes.sqlite'), { timeout: 0 })
    close = () => db.destroy()
  })

  afterEach(async () => {
    other.close()
    await close()
    rmSync(folder, { recursive: true })
  })

  const add = (id: number, text = 'a note') => db.insertInto('notes').values({ id, text }).executeTakeFirst()
  const storedIds = () =>
    other
      .prepare('select id from notes order by id')
      .all()
      .map((row) => row.id)
  /** Since the last time that this was asked. */
  const pagesWritten = () => Number(other.prepare('pragma wal_checkpoint').get()?.log)

  test('single statements of one turn are committed together', async () => {
    pagesWritten()
    const written = Array.from({ length: 20 }, (_, index) => add(index + 1))
    expect(storedIds()).toEqual([])
    await written[0]
    expect(storedIds()).toHaveLength(20)
    // One page of the table changed, and it was written once.
    expect(pagesWritten()).toBe(1)
  })

  test('one that fails leaves the others as they are', async () => {
    const outcomes = await Promise.allSettled([add(1), add(1), add(2)])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(storedIds()).toEqual([1, 2])
  })

  test('a transaction that has ended refuses statements, since its connection serves others by then', async () => {
    const ended = await db.transaction().execute(async (tx) => tx)
    await expect(ended.insertInto('notes').values({ id: 1, text: 'late' }).execute()).rejects.toThrow()
    expect(storedIds()).toEqual([])
  })

  test('a statement waits while a transaction is open, and is not part of it', async () => {
    const hold = Promise.withResolvers<void>()
    const transaction = db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id: 1, text: 'given up' }).execute()
      await hold.promise
      throw new Error('rolled back')
    })
    const single = add(2)
    await new Promise(setImmediate)
    expect(storedIds()).toEqual([])
    hold.resolve()
    await expect(transaction).rejects.toThrow('rolled back')
    await single
    expect(storedIds()).toEqual([2])
  })

  test('transactions have the connection one after another', async () => {
    const order: string[] = []
    const transact = (name: string) =>
      db.transaction().execute(async () => {
        order.push(`${name} begins`)
        await new Promise(setImmediate)
        order.push(`${name} ends`)
      })
    await Promise.all([transact('one'), transact('two'), transact('three')])
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends'])
  })

  const addIn = (id: number, how: 'kept' | 'given up' = 'kept') =>
    db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id, text: how }).execute()
      if (how === 'given up') throw new Error('given up')
    })

  test('transactions that wait in line are committed together, and none is answered before', async () => {
    pagesWritten()
    const written = Array.from({ length: 20 }, (_, index) => addIn(index + 1))
    expect(storedIds()).toEqual([])
    await written[0]
    expect(storedIds()).toHaveLength(20)
    expect(pagesWritten()).toBe(1)
  })

  test('a transaction that is given up leaves the others of its group as they are', async () => {
    const hows = ['kept', 'given up', 'kept', 'given up'] as const
    const outcomes = await Promise.allSettled(hows.map((how, index) => addIn(index + 1, how)))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
    expect(storedIds()).toEqual([1, 3])
    await addIn(5)
    expect(storedIds()).toEqual([1, 3, 5])
  })

  test('a line that does not end is committed from time to time', async () => {
    let done = 0
    const written = Array.from({ length: 100 }, (_, index) => addIn(index + 1).then(() => done++))
    await written[0]
    expect(done).toBeLessThan(100)
    await Promise.all(written)
    expect(storedIds()).toHaveLength(100)
  })

  test('when the database is locked by another program nothing is written, and the next try succeeds', async () => {
    await close()
    const impatient = openSqlite(join(folder, 'notes.sqlite'), { timeout: 50 })
    db = new Kysely({ dialect: impatient.dialect })
    close = () => db.destroy()
    other.exec('begin immediate')
    const outcomes = await Promise.allSettled([add(1), add(2), db.transaction().execute(async () => {})])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    other.exec('rollback')
    await Promise.all([add(3), db.transaction().execute((tx) => tx.deleteFrom('notes').execute())])
    await add(4)
    expect(storedIds()).toContain(4)
  })

  test('a read does not wait for an open transaction, and does not see it', async () => {
    await add(1)
    const read = await db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id: 2, text: 'not committed' }).execute()
      return db.selectFrom('notes').select('id').execute()
    })
    expect(read).toEqual([{ id: 1 }])
  })

  test('reads reject when the connection is gone, and the process lives', async () => {
    const read = db.selectFrom('notes').select('id').execute()
    await close()
    await expect(read).rejects.toThrow(/not open|closed/)
    close = async () => {}
  })

  test('a date is refused instead of being stored as something else', async () => {
    await expect(add(1, new Date(0) as never)).rejects.toThrow('cannot bind a Date')
  })
})

test('when a group cannot be committed none of it happened, and the next one goes through', async () => {
  using database = new DatabaseSync(':memory:')
  database.exec('create table notes (id integer primary key) strict')
  const writer = new SqliteWriter(database)
  const add = async (id: number) => {
    await writer.begin()
    writer.run(CompiledQuery.raw('insert into notes (id) values (?)', [id]))
    await writer.commit()
  }
  database.setAuthorizer((action, how) =>
    action === constants.SQLITE_TRANSACTION && how === 'COMMIT' ? constants.SQLITE_DENY : constants.SQLITE_OK,
  )
  const outcomes = await Promise.allSettled([add(1), add(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  database.setAuthorizer(null)
  await Promise.all([add(3), add(4)])
  expect(database.prepare('select id from notes').all()).toEqual([{ id: 3 }, { id: 4 }])
})
