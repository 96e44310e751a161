import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, DatabaseSync } from 'node:sqlite'
import { CompiledQuery, Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from './sqlite.ts'
import { SqliteWriter } from './writer.ts'

describe('writes to SQLite', () => {
  let folder: string
  let db: Kysely<{ notes: { id: number; text: string } }>
  let other: DatabaseSync
  let truncateWal: () => Promise<boolean>
  let close: () => Promise<void>

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'course-writer-'))
    const opened = openSqlite(join(folder, 'notes.sqlite'))
    db = new Kysely({ dialect: opened.dialect })
    truncateWal = opened.truncateWal
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
  /** Number of WAL pages written since the last call. */
  const pagesWritten = () => Number(other.prepare('pragma wal_checkpoint').get()?.log)

  test('commits the single statements of one turn together', async () => {
    pagesWritten()
    const written = Array.from({ length: 20 }, (_, index) => add(index + 1))
    expect(storedIds()).toEqual([])
    await written[0]
    expect(storedIds()).toHaveLength(20)
    // One page of the table changed, and it was written once.
    expect(pagesWritten()).toBe(1)
  })

  test('empties the write-ahead log between transactions, unless another process reads an earlier version', async () => {
    const transactions = Array.from({ length: 3 }, (_, index) =>
      db.transaction().execute((trx) => trx.insertInto('notes').values({ id: index, text: 'one' }).execute()),
    )
    const emptied = truncateWal()
    const after = [add(10), db.transaction().execute((trx) => trx.selectFrom('notes').selectAll().execute())]
    await Promise.all([...transactions, ...after])
    expect(await emptied).toBe(true)
    expect(storedIds()).toEqual([0, 1, 2, 10])

    other.exec('begin; select * from notes')
    await add(11)
    expect(await truncateWal()).toBe(false)
    other.exec('commit')
    expect(await truncateWal()).toBe(true)
    expect(statSync(join(folder, 'notes.sqlite-wal')).size).toBe(0)
  })

  test('a failed statement does not affect the others', async () => {
    const outcomes = await Promise.allSettled([add(1), add(1), add(2)])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(storedIds()).toEqual([1, 2])
  })

  test('rejects statements on an ended transaction', async () => {
    const ended = await db.transaction().execute(async (tx) => tx)
    await expect(ended.insertInto('notes').values({ id: 1, text: 'late' }).execute()).rejects.toThrow()
    expect(storedIds()).toEqual([])
  })

  test('a single statement waits for an open transaction and is not part of it', async () => {
    const hold = Promise.withResolvers<void>()
    const transaction = db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id: 1, text: 'rolled back' }).execute()
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

  test('runs transactions one at a time', async () => {
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

  const addIn = (id: number, how: 'commit' | 'rollback' = 'commit') =>
    db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id, text: how }).execute()
      if (how === 'rollback') throw new Error('rolled back')
    })

  test('commits queued transactions together, and resolves none before the commit', async () => {
    pagesWritten()
    const written = Array.from({ length: 20 }, (_, index) => addIn(index + 1))
    expect(storedIds()).toEqual([])
    await written[0]
    expect(storedIds()).toHaveLength(20)
    expect(pagesWritten()).toBe(1)
  })

  test('a rolled-back transaction does not affect the others of its group', async () => {
    const endings = ['commit', 'rollback', 'commit', 'rollback'] as const
    const outcomes = await Promise.allSettled(endings.map((how, index) => addIn(index + 1, how)))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
    expect(storedIds()).toEqual([1, 3])
    await addIn(5)
    expect(storedIds()).toEqual([1, 3, 5])
  })

  test('commits a long queue in several groups', async () => {
    let done = 0
    const written = Array.from({ length: 100 }, (_, index) => addIn(index + 1).then(() => done++))
    await written[0]
    expect(done).toBeLessThan(100)
    await Promise.all(written)
    expect(storedIds()).toHaveLength(100)
  })

  test('rejects writes while another program locks the database, and succeeds afterwards', async () => {
    await close()
    const reopened = openSqlite(join(folder, 'notes.sqlite'), { timeout: 50 })
    db = new Kysely({ dialect: reopened.dialect })
    close = () => db.destroy()
    other.exec('begin immediate')
    const outcomes = await Promise.allSettled([add(1), add(2), db.transaction().execute(async () => {})])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    other.exec('rollback')
    await Promise.all([add(3), db.transaction().execute((tx) => tx.deleteFrom('notes').execute())])
    await add(4)
    expect(storedIds()).toContain(4)
  })

  test('a read does not wait for an open transaction and does not see its writes', async () => {
    await add(1)
    const read = await db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id: 2, text: 'not committed' }).execute()
      return db.selectFrom('notes').select('id').execute()
    })
    expect(read).toEqual([{ id: 1 }])
  })

  test('rejects reads after the connection was closed, without crashing the process', async () => {
    const read = db.selectFrom('notes').select('id').execute()
    await close()
    await expect(read).rejects.toThrow(/not open|closed/)
    close = async () => {}
  })

  test('rejects a Date value', async () => {
    await expect(add(1, new Date(0) as never)).rejects.toThrow('cannot bind a Date')
  })
})

test('rolls back the whole group if its commit fails, and commits the next one', async () => {
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
