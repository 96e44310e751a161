import { type Clock, nowIso } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'

type FailedSignInsRow = {
  /** Empty for all emails without an account. */
  account_id: string
  /** In UTC. */
  day: string
  count: number
  last_at: string
}

declare module '../../platform/database.ts' {
  interface Tables {
    failed_sign_ins: FailedSignInsRow
  }
}

/** Counts a failed sign-in and returns how many the account has had today. */
export async function countFailedSignIn(db: Db, clock: Clock, accountId: string): Promise<number> {
  const now = nowIso(clock)
  const { count } = await db
    .insertInto('failed_sign_ins')
    .values({ account_id: accountId, day: now.slice(0, 10), count: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'day'])
        .doUpdateSet((eb) => ({ count: eb('failed_sign_ins.count', '+', 1), last_at: now })),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

export const deleteFailedSignInsBefore = (db: Db, day: string) =>
  db.deleteFrom('failed_sign_ins').where('day', '<', day).execute()
