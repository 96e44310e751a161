import { raiseAlarm, triggerAlarmAnnouncement } from '../../alarms/index.ts'
import { nowIso } from '../../platform/clock.ts'
import type { Site } from '../../platform/site.ts'
import type { UserRow } from '../store/accounts.ts'
import { findStaffRole } from './live-session.ts'

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

/** A person who forgot a password tries less often in a day. */
const FAILURES_PER_ALARM = 20

/**
 * Counts a sign-in with a wrong password, and raises an alarm if it is one of many for a staff account. Without
 * an account it does the same work, so that response time does not reveal whether there is one.
 */
export async function recordFailedSignIn(site: Site, account: UserRow | undefined): Promise<void> {
  const last_at = nowIso(site.clock)
  const { count } = await site.db
    .insertInto('failed_sign_ins')
    .values({ account_id: account?.id ?? '', day: last_at.slice(0, 10), count: 1, last_at })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'day'])
        .doUpdateSet((eb) => ({ count: eb('failed_sign_ins.count', '+', 1), last_at })),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  if (!account || count % FAILURES_PER_ALARM > 0 || !(await findStaffRole(site, account))) return
  const detail = `${count} wrong passwords today`
  await raiseAlarm(site.db, site, { kind: 'sign_in.failed', subject: account.id, detail })
  triggerAlarmAnnouncement(site)
}
