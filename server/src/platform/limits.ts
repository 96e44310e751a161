import { sql } from 'kysely'
import { type Clock, millis } from './clock.ts'
import type { Database } from './database.ts'
import type { Job } from './jobs.ts'

/** How often one caller may do a thing: `count` times per `seconds`, all of them at once if need be. */
export type Limit = { readonly count: number; readonly seconds: number }

export const perMinute = (count: number): Limit => ({ count, seconds: 60 })
export const perHour = (count: number): Limit => ({ count, seconds: 3600 })
/** Said at the route where a limit would be wrong, so that silence stays an error. */
export const unlimited = 'unlimited'

export type Limiter = {
  /** Counts one use of `key`; answers how many seconds to wait when it is one too many, else 0. */
  take(key: string, limit: Limit): Promise<number>
}

/**
 * One number per key: the moment at which the allowance would be whole again. A use moves it on by one share; more
 * than a full allowance ahead of now is too much. One conditional statement on PostgreSQL, so that processes share
 * the count; in memory on SQLite, where there is only one process.
 */
export function openLimiter({ engine, db }: Database, clock: Clock): Limiter {
  if (engine === 'sqlite') return memoryLimiter(clock)
  return {
    async take(key, limit) {
      const now = millis(clock)
      const share = Math.max(1, Math.floor((limit.seconds * 1000) / limit.count))
      const latest = now + limit.seconds * 1000
      const { rows } = await sql<{ whole_at: number }>`
        insert into rate_limits as r (key, whole_at) values (${key}, cast(${now + share} as bigint))
        on conflict (key) do update set whole_at = greatest(r.whole_at, cast(${now} as bigint)) + cast(${share} as bigint)
        where greatest(r.whole_at, cast(${now} as bigint)) + cast(${share} as bigint) <= cast(${latest} as bigint)
        returning whole_at`.execute(db)
      return rows.length > 0 ? 0 : Math.ceil(share / 1000)
    },
  }
}

/** On PostgreSQL the rows of callers that are long gone have to be swept out; in memory they are on the way. */
export const sweepJob = ({ engine, db }: Database, clock: Clock): Job => ({
  name: 'rate-limits',
  everySeconds: 600,
  async run() {
    if (engine === 'postgres')
      await sql`delete from rate_limits where whole_at < ${millis(clock)}`.execute(db)
  },
})

const KEYS_KEPT = 50_000

function memoryLimiter(clock: Clock): Limiter {
  const wholeAt = new Map<string, number>()
  return {
    async take(key, limit) {
      const now = millis(clock)
      const share = Math.max(1, Math.floor((limit.seconds * 1000) / limit.count))
      const next = Math.max(wholeAt.get(key) ?? 0, now) + share
      if (next > now + limit.seconds * 1000) return Math.ceil(share / 1000)
      if (wholeAt.size >= KEYS_KEPT) forgetWhole(wholeAt, now)
      wholeAt.set(key, next)
      return 0
    },
  }
}

function forgetWhole(wholeAt: Map<string, number>, now: number) {
  for (const [key, at] of wholeAt) if (at <= now) wholeAt.delete(key)
  // Still full: somebody floods us with fresh keys. The oldest ones go, so that memory stays bounded.
  for (const key of wholeAt.keys()) {
    if (wholeAt.size < KEYS_KEPT) break
    wholeAt.delete(key)
  }
}
