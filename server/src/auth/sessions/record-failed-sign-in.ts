import { raiseAlarm, triggerAlarmAnnouncement } from '../../alarms/index.ts'
import type { Site } from '../../platform/site.ts'
import type { UserRow } from '../store/accounts.ts'
import { countFailedSignIn } from '../store/failed-sign-ins.ts'
import { staffRoleOf } from './live-session.ts'

/** A person who forgot a password tries less often in a day. */
const FAILURES_PER_ALARM = 20

/**
 * Counts a sign-in with a wrong password, and raises an alarm if it is one of many for a staff account. Without
 * an account it does the same work, so that response time does not reveal whether there is one.
 */
export async function recordFailedSignIn(site: Site, account: UserRow | undefined): Promise<void> {
  const count = await countFailedSignIn(site.db, site.clock, account?.id ?? '')
  if (!account || count % FAILURES_PER_ALARM > 0 || !(await staffRoleOf(site, account))) return
  const detail = `${count} wrong passwords today`
  await raiseAlarm(site.db, site, { kind: 'sign_in.failed', subject: account.id, detail })
  triggerAlarmAnnouncement(site)
}
