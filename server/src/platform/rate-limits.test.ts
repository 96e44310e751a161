import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSite } from '../testing/start-site.ts'
import { memoryLimiter, openLimiter, perHour, perMinute, rateLimitCleanupJob } from './rate-limits.ts'

test('allows the full burst, then refills gradually', async () => {
  const site = await startSite()
  const consume = () => site.limiter.consume('caller', perMinute(6))
  for (let use = 0; use < 6; use++) expect(await consume()).toBe(0)
  expect(await consume()).toBeGreaterThan(0)
  site.clock.advance(10)
  expect(await consume()).toBe(0)
  expect(await consume()).toBeGreaterThan(0)
  expect(await site.limiter.consume('other caller', perMinute(6))).toBe(0)
})

test('a clock that goes back locks callers out for the window at most', async () => {
  const site = await startSite()
  const consume = () => site.limiter.consume('caller', perMinute(6))
  site.clock.advance(24 * 3600)
  while ((await consume()) === 0);
  site.clock.advance(-24 * 3600)
  // The window counts as used up, and refills from here.
  expect(await consume()).toBe(0)
  expect(await consume()).toBeGreaterThan(0)
  site.clock.advance(60)
  for (let use = 0; use < 6; use++) expect(await consume()).toBe(0)
  expect(await consume()).toBeGreaterThan(0)
})

test('counts concurrent requests of one caller together', async () => {
  const site = await startSite()
  const waits = await Promise.all(
    Array.from({ length: 30 }, () => site.limiter.consume('crowd', perMinute(10))),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
})

test('two processes on one PostgreSQL database share the count', async ({ skip }) => {
  const site = await startSite()
  skip(site.engine === 'sqlite', 'SQLite supports only one process, which counts in memory')
  const second = openLimiter({ engine: site.engine, db: site.db, close: async () => {} }, site.clock)
  const waits = await Promise.all(
    Array.from({ length: 20 }, (_, use) => (use % 2 ? second : site.limiter).consume('pair', perMinute(8))),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(8)
})

test('the cleanup job deletes expired keys', async ({ skip }) => {
  const site = await startSite()
  skip(site.engine === 'sqlite', 'the in-memory limiter has no cleanup job')
  await site.limiter.consume('gone', perMinute(10))
  site.clock.advance(60)
  await site.limiter.consume('here', perMinute(10))
  await rateLimitCleanupJob({ engine: site.engine, db: site.db, close: async () => {} }, site.clock).run()
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(site.db)
  expect(rows.map((row) => row.key)).toEqual(['here'])
})

test('a flood of new keys does not evict a limited key from memory', async ({ skip }) => {
  const site = await startSite()
  skip(site.engine === 'postgres', 'PostgreSQL counts in a table')
  while ((await site.limiter.consume('guesser', perHour(20))) === 0);
  for (let caller = 0; caller < 120_000; caller++) await site.limiter.consume(`new ${caller}`, perHour(20))
  expect(await site.limiter.consume('guesser', perHour(20))).toBeGreaterThan(0)
})

test('limits new keys when memory is full, and accepts them again after others expire', async ({ skip }) => {
  const site = await startSite()
  skip(site.engine === 'postgres', 'PostgreSQL counts in a table')
  const limiter = memoryLimiter(site.clock, 100)
  for (let caller = 0; caller < 100; caller++) await limiter.consume(`early ${caller}`, perMinute(2))
  const late = () => limiter.consume('late', perMinute(2))
  expect([await late(), await late()]).toEqual([0, 0])
  expect(await late()).toBeGreaterThan(0)
  site.clock.advance(60)
  for (let caller = 0; caller < 100; caller++)
    expect(await limiter.consume(`fresh ${caller}`, perMinute(2))).toBe(0)
})
