import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSite } from '../testing/start-site.ts'
import { openLimiter, perMinute, sweepJob } from './limits.ts'

test('an allowance can be used at once and comes back share by share', async () => {
  const site = await startSite()
  const take = () => site.limiter.take('somebody', perMinute(6))
  for (let use = 0; use < 6; use++) expect(await take()).toBe(0)
  expect(await take()).toBeGreaterThan(0)
  site.clock.advance(10)
  expect(await take()).toBe(0)
  expect(await take()).toBeGreaterThan(0)
  expect(await site.limiter.take('somebody else', perMinute(6))).toBe(0)
})

test('callers at the same moment share one allowance', async () => {
  const site = await startSite()
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => site.limiter.take('crowd', perMinute(10))),
  )
  expect(answers.filter((wait) => wait === 0)).toHaveLength(10)
})

test('two processes on one PostgreSQL share one allowance', async ({ skip }) => {
  const site = await startSite()
  skip(site.engine === 'sqlite', 'SQLite serves one process, which counts in memory')
  const second = openLimiter(
    { engine: site.engine, db: site.db, reads: site.reads, close: async () => {} },
    site.clock,
  )
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, use) => (use % 2 ? second : site.limiter).take('pair', perMinute(8))),
  )
  expect(answers.filter((wait) => wait === 0)).toHaveLength(8)
})

test('callers that are long gone are forgotten', async ({ skip }) => {
  const site = await startSite()
  skip(site.engine === 'sqlite', 'in memory they are forgotten when room is needed')
  await site.limiter.take('gone', perMinute(10))
  site.clock.advance(60)
  await site.limiter.take('here', perMinute(10))
  await sweepJob(
    { engine: site.engine, db: site.db, reads: site.reads, close: async () => {} },
    site.clock,
  ).run()
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(site.db)
  expect(rows.map((row) => row.key)).toEqual(['here'])
})
