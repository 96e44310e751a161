import { isoFromNow, nowIso } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { dayOf } from '../platform/days.ts'
import type { Site } from '../platform/site.ts'
import { BACKUP_ROW_RETENTION_MS } from './rules.ts'

type BackupRow = {
  /** UTC date, see `nightOf`. */
  night: string
  started_at: string
  /** Until then no other process starts this backup: one is working on it, or the last attempt failed a short time ago. */
  leased_until: string
  attempts: number
  /** Null until the backup is verified and stored. */
  finished_at: string | null
  name: string | null
  bytes: number | null
  /** Why the last attempt failed. */
  problem: string | null
}

declare module '../platform/database.ts' {
  interface Tables {
    backups: BackupRow
  }
}

type Timed = Pick<Site, 'db' | 'clock'>

/** `attempts` tells the claims of a night apart: a process whose lease has run out changes nothing. */
export type NightClaim = Pick<BackupRow, 'night' | 'attempts'>

/** Claims the backup of a night for one process of all machines; returns undefined if it exists or another process claimed it. */
export async function claimNight(
  { db, clock }: Timed,
  night: string,
  leaseSeconds: number,
): Promise<NightClaim | undefined> {
  const now = nowIso(clock)
  const leased_until = isoFromNow(clock, leaseSeconds)
  return db
    .insertInto('backups')
    .values({
      night,
      started_at: now,
      leased_until,
      attempts: 1,
      finished_at: null,
      name: null,
      bytes: null,
      problem: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('night')
        .doUpdateSet((eb) => ({ leased_until, attempts: eb('backups.attempts', '+', 1) }))
        .where('backups.finished_at', 'is', null)
        .where('backups.leased_until', '<=', now),
    )
    .returning(['night', 'attempts'])
    .executeTakeFirst()
}

export async function extendLease(
  { db, clock }: Timed,
  claim: NightClaim,
  leaseSeconds: number,
): Promise<void> {
  await updateClaimed(db, claim, { leased_until: isoFromNow(clock, leaseSeconds) })
}

export async function saveBackup(
  { db, clock }: Timed,
  claim: NightClaim,
  { name, bytes }: { name: string; bytes: number },
): Promise<void> {
  await updateClaimed(db, claim, { finished_at: nowIso(clock), name, bytes, problem: null })
  const oldest = dayOf(new Date(clock.now().getTime() - BACKUP_ROW_RETENTION_MS))
  await db.deleteFrom('backups').where('night', '<', oldest).execute()
}

export async function saveFailure(
  { db, clock }: Timed,
  claim: NightClaim,
  problem: string,
  retrySeconds: number,
): Promise<void> {
  await updateClaimed(db, claim, { problem, leased_until: isoFromNow(clock, retrySeconds) })
}

const updateClaimed = (db: Db, { night, attempts }: NightClaim, set: Partial<BackupRow>) =>
  db.updateTable('backups').set(set).where('night', '=', night).where('attempts', '=', attempts).execute()

/** When the last verified backup was finished. */
export async function findLastBackupAt(db: Db): Promise<string | undefined> {
  const { at } = await db
    .selectFrom('backups')
    .select((eb) => eb.fn.max<string | null>('finished_at').as('at'))
    .executeTakeFirstOrThrow()
  return at ?? undefined
}

export async function findFirstBackupAttemptAt(db: Db): Promise<string | undefined> {
  const { at } = await db
    .selectFrom('backups')
    .select((eb) => eb.fn.min<string | null>('started_at').as('at'))
    .executeTakeFirstOrThrow()
  return at ?? undefined
}
