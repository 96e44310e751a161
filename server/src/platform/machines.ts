import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { isoFromNow, nowIso, nowMillis } from './clock.ts'
import type { Job } from './jobs.ts'
import type { CommandSite } from './site.ts'

/** Authenticator codes, leases and rate limits tolerate less than this. */
const MAX_CLOCK_DIFFERENCE_SECONDS = 5
const BEAT_SECONDS = 60
const RELEASE = 'release '

type Machine = Pick<CommandSite, 'db' | 'engine' | 'clock'>

/** The version in the package.json of the clone or release. */
const ownRelease = (): string =>
  (
    JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
      version: string
    }
  ).version

/** Tells the other machines which release this one runs. */
export const releaseJob = ({ db, clock }: Machine): Job => ({
  name: 'release-heartbeat',
  everySeconds: BEAT_SECONDS,
  async run() {
    const row = { id: `${RELEASE}${ownRelease()}`, written_at: nowIso(clock) }
    await db
      .insertInto('heartbeats')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: row.written_at }))
      .execute()
  },
})

/**
 * What this machine and the others that share its database do not agree on, besides secrets, as sentences. On SQLite there are
 * no others.
 */
export async function findMachineDifferences({ db, engine, clock }: Machine): Promise<string[]> {
  if (engine !== 'postgres') return []
  const { rows } = await sql<{ millis: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as millis`.execute(db)
  const seconds = Math.round((nowMillis(clock) - Number(rows[0]!.millis)) / 1000)
  const running = await db
    .selectFrom('heartbeats')
    .select('id')
    .where('id', 'like', `${RELEASE}%`)
    .where('written_at', '>', isoFromNow(clock, -2 * BEAT_SECONDS))
    .orderBy('id')
    .execute()
  const release = ownRelease()
  const others = running.map(({ id }) => id.slice(RELEASE.length)).filter((other) => other !== release)
  return [
    ...(Math.abs(seconds) > MAX_CLOCK_DIFFERENCE_SECONDS
      ? [
          `The clock of this machine is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} the database server's. Synchronize both, for example with chrony.`,
        ]
      : []),
    ...(others.length > 0
      ? [
          `This machine runs release ${release}, another one runs ${others.join(' and ')}. Finish the update, so that all run the same.`,
        ]
      : []),
  ]
}
