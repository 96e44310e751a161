import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { writeHeartbeat } from './built-in-checks.ts'
import { isoFromNow, nowMillis } from './clock.ts'
import type { Job } from './jobs.ts'
import type { CommandSite } from './site.ts'

/** Authenticator codes, leases and rate limits still work up to this difference. */
const MAX_CLOCK_DIFFERENCE_SECONDS = 5
const BEAT_SECONDS = 60
const HEARTBEAT_ID_PREFIX = 'release '

type MachineSite = Pick<CommandSite, 'db' | 'engine' | 'clock'>

/** The version in `package.json`, read once: an update may replace the folder while this process still runs. */
const { version: OWN_RELEASE } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
) as { version: string }

/** Tells the other machines which release this one runs. */
export const releaseHeartbeatJob = ({ db, clock }: MachineSite): Job => ({
  name: 'release-heartbeat',
  everySeconds: BEAT_SECONDS,
  run: () => writeHeartbeat(db, clock, `${HEARTBEAT_ID_PREFIX}${OWN_RELEASE}`),
})

/**
 * Describes in sentences how this machine differs from the others that share its database. Secrets are compared elsewhere. On
 * SQLite there are no others.
 */
export async function findMachineDifferences({ db, engine, clock }: MachineSite): Promise<string[]> {
  if (engine !== 'postgres') return []
  const { rows } = await sql<{ millis: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as millis`.execute(db)
  const seconds = Math.round((nowMillis(clock) - Number(rows[0]!.millis)) / 1000)
  const running = await db
    .selectFrom('heartbeats')
    .select('id')
    .where('id', 'like', `${HEARTBEAT_ID_PREFIX}%`)
    .where('written_at', '>', isoFromNow(clock, -2 * BEAT_SECONDS))
    .orderBy('id')
    .execute()
  const others = running
    .map(({ id }) => id.slice(HEARTBEAT_ID_PREFIX.length))
    .filter((other) => other !== OWN_RELEASE)
  return [
    ...(Math.abs(seconds) > MAX_CLOCK_DIFFERENCE_SECONDS
      ? [
          `The clock of this machine is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} the database server's. Synchronize both, for example with chrony.`,
        ]
      : []),
    ...(others.length > 0
      ? [
          `This machine runs release ${OWN_RELEASE}, but others run ${others.join(' and ')}. Update all machines to the same release.`,
        ]
      : []),
  ]
}
