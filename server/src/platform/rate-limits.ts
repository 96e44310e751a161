import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { type Clock, nowMillis } from './clock.ts'
import type { Database } from './database.ts'
import type { Job } from './jobs.ts'

/** `count` requests per `seconds` and caller, which may come in one burst. */
export type Limit = { readonly count: number; readonly seconds: number }

export const perMinute = (count: number): Limit => ({ count, seconds: 60 })
export const perHour = (count: number): Limit => ({ count, seconds: 3600 })

/** The limit of a route, per network or per account. */
export type RouteLimit = Limit & { readonly isPerAccount?: true }
/** For signed-in callers, because many people may share a network. */
export const perAccount = (limit: Limit): RouteLimit => ({ ...limit, isPerAccount: true })

/** Must be declared explicitly, so that forgetting a limit is an error. */
export const unlimited = 'unlimited'

export type Limiter = {
  /** Counts uses of `key`, all or none. Returns 0 if they are allowed, otherwise the seconds until they are. */
  consume(key: string, limit: Limit, uses?: number): Promise<number>
  /** Undoes a `consume`. */
  release(key: string, limit: Limit, uses?: number): Promise<void>
}

/**
 * GCRA: one timestamp per key, the theoretical arrival time (TAT). A request adds the emission interval to
 * it, and is rejected when the TAT would be more than the window ahead of now. A stored TAT beyond the window
 * comes from before the clock was set back; it counts as the end of the window, so that callers are not locked out
 * until the clock catches up. One conditional statement on PostgreSQL, so that processes share the count; in memory
 * on SQLite, where there is only one process.
 */
export function openLimiter({ engine, db }: Database, clock: Clock): Limiter {
  if (engine === 'sqlite') return memoryLimiter(clock)
  return {
    async consume(key, limit, uses) {
      const now = nowMillis(clock)
      const interval = emissionInterval(limit, uses)
      const latest = now + limit.seconds * 1000
      const next = sql`least(greatest(r.tat, cast(${now} as bigint)) + cast(${interval} as bigint), cast(${latest} as bigint))`
      const { rows } = await sql<{ tat: number }>`
        insert into rate_limits as r (key, tat) values (${key}, cast(${now + interval} as bigint))
        on conflict (key) do update set tat = ${next}
        where r.tat <= cast(${latest - interval} as bigint) or r.tat > cast(${latest} as bigint)
        returning tat`.execute(db)
      return rows.length > 0 ? 0 : Math.ceil(interval / 1000)
    },
    async release(key, limit, uses) {
      await sql`update rate_limits set tat = tat - cast(${emissionInterval(limit, uses)} as bigint) where key = ${key}`.execute(
        db,
      )
    },
  }
}

const emissionInterval = ({ count, seconds }: Limit, uses = 1) =>
  uses * Math.max(1, Math.floor((seconds * 1000) / count))

/** The in-memory limiter evicts expired keys as it goes, so only PostgreSQL needs the job. */
export const rateLimitCleanupJob = ({ engine, db }: Database, clock: Clock): Job => ({
  name: 'rate-limits',
  everySeconds: 600,
  async run() {
    if (engine === 'postgres') await sql`delete from rate_limits where tat < ${nowMillis(clock)}`.execute(db)
  },
})

const MAX_KEYS = 100_000
/**
 * How many keys each new key checks for expiry. More than one, so that they expire faster than new ones
 * arrive.
 */
const EXPIRY_CHECKS_PER_NEW_KEY = 4

/**
 * Evicts only expired keys, so that a limited caller stays limited. When the limit is reached, new keys
 * share counters by hash, so memory stays bounded and every caller is limited.
 */
export function memoryLimiter(clock: Clock, maxKeys = MAX_KEYS): Limiter {
  const tats = new Map<string, number>()
  let cursor = tats.entries()

  const evictExpired = (now: number) => {
    for (let checked = 0; checked < EXPIRY_CHECKS_PER_NEW_KEY; checked++) {
      const next = cursor.next()
      if (next.done) {
        cursor = tats.entries()
        return
      }
      const [key, tat] = next.value
      if (tat <= now) tats.delete(key)
    }
  }

  return {
    async consume(key, limit, uses) {
      const now = nowMillis(clock)
      const interval = emissionInterval(limit, uses)
      if (!tats.has(key)) evictExpired(now)
      const countedKey = tats.has(key) || tats.size < maxKeys ? key : sharedKey(key, limit)
      const latest = now + limit.seconds * 1000
      const tat = tats.get(countedKey) ?? 0
      if (tat > latest - interval && tat <= latest) return Math.ceil(interval / 1000)
      tats.set(countedKey, Math.min(Math.max(tat, now) + interval, latest))
      return 0
    },
    async release(key, limit, uses) {
      const countedKey = tats.has(key) ? key : sharedKey(key, limit)
      const tat = tats.get(countedKey)
      if (tat !== undefined) tats.set(countedKey, tat - emissionInterval(limit, uses))
    },
  }
}

/** One of 4,096 keys per window, so that a flood of new keys affects few other callers. */
const sharedKey = (key: string, { seconds }: Limit) => `shared:${seconds}:${hash('sha1', key).slice(0, 3)}`
