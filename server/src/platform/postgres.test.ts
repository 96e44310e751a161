import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '../testing/database-copy.ts'
import { startSite } from '../testing/start-site.ts'

test('keeps the 500 most recent statements of a connection prepared', async ({ skip }) => {
  skip(inject('engine') === 'sqlite', 'only PostgreSQL has named statements')
  const site = await startSite()
  await site.db.connection().execute(async (db) => {
    const query = (shape: number) => sql`select ${shape}::int as ${sql.ref(`c${shape}`)}`.execute(db)
    for (let shape = 0; shape < 600; shape++) await query(shape)
    const { rows } = await sql<{ statement: string }>`select * from pg_prepared_statements`.execute(db)
    const prepared = rows.map(({ statement }) => statement)
    expect(prepared).toHaveLength(500)
    for (const shape of [599, 100]) expect(prepared).toContain(`select $1::int as "c${shape}"`)
    // An evicted statement works again, also in a transaction that has failed.
    expect((await query(0)).rows).toEqual([{ c0: 0 }])
    await sql`begin`.execute(db)
    await expect(sql`select ${1}::int / 0`.execute(db)).rejects.toThrow('division by zero')
    await expect(query(601)).rejects.toThrow('current transaction is aborted')
    await sql`rollback`.execute(db)
    expect((await query(601)).rows).toEqual([{ c601: 601 }])
  })
})

/** Forwards connections to PostgreSQL until it is told to stop. */
async function openDatabaseProxy() {
  const target = new URL(await createEmptyDatabase())
  const sockets = new Set<Socket>()
  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const stop = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const port = await listen(0)
  onTestFinished(() => (server.listening ? stop() : undefined))
  const url = new URL(target)
  url.host = `127.0.0.1:${port}`
  return { url: url.href, stop, start: () => listen(port) }
}

test('responds 503 while PostgreSQL is stopped, and works again afterwards', async ({ skip }) => {
  skip(inject('engine') === 'sqlite', 'SQLite has no server to stop')
  const database = await openDatabaseProxy()
  const site = await startSite({ env: { DATABASE_URL: database.url }, expectedFaults: /./ })
  const user = await site.signedUp()
  const calls = [
    ['POST', '/rest/v1/feedback', { customer_id: user.userId, star_rating: 5 }],
    ['POST', '/functions/v1/optional-mails', {}],
    ['PUT', '/auth/v1/user', { data: { name: 'Ada' } }],
    ['GET', '/rest/v1/feedback', undefined],
  ] as const
  const statuses = async () => {
    const responses = calls.map(([method, path, body]) =>
      user.fetch(path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      }),
    )
    return (await Promise.all(responses)).map(({ status }) => status)
  }
  await database.stop()
  expect(await statuses()).toEqual([503, 503, 503, 503])
  await database.start()
  expect(await statuses()).toEqual([201, 200, 200, 200])
})
