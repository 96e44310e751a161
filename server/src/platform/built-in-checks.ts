import { type Clock, nowIso } from './clock.ts'
import type { Db } from './database.ts'
import { freeBytes } from './metrics.ts'
import type { Check } from './readiness.ts'
import type { Site } from './site.ts'

declare module './database.ts' {
  interface Tables {
    heartbeats: { id: string; written_at: string }
  }
}

/** Records that a check or a release ran just now. */
export async function writeHeartbeat(
  db: Db,
  clock: Clock,
  id: 'readiness' | 'doctor' | `release ${string}`,
): Promise<void> {
  const written_at = nowIso(clock)
  await db
    .insertInto('heartbeats')
    .values({ id, written_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at }))
    .execute()
}

/** Writes: with a full disk or a read-only database, reads still work but purchases do not. */
export const databaseCheck = ({ db, clock }: Site): Check => ({
  name: 'database',
  isEssential: true,
  cacheSeconds: 1,
  run: () => writeHeartbeat(db, clock, 'readiness'),
})

const MIN_FREE_BYTES = 4 * 1024 * 1024

/**
 * On a full disk SQLite may still write the heartbeat, a small row, so free space is checked too. Not
 * essential with PostgreSQL: its data folder holds only uploads and mail files.
 */
export const diskCheck = ({ engine, config }: Site): Check => ({
  name: 'disk',
  isEssential: engine === 'sqlite',
  cacheSeconds: 1,
  async run() {
    const free = await freeBytes(config.dataDir)
    if (free < MIN_FREE_BYTES) throw new Error(`only ${free} bytes are free in DATA_DIR`)
  },
})
