import { type AdminMe, hasPermission } from '@course/contract/admin/admin'
import { z } from 'zod'
import { countOpenAlarms } from '../alarms/index.ts'
import { serverFunction } from '../http/functions.ts'
import { nowIso } from '../platform/clock.ts'
import { perMinute } from '../platform/rate-limits.ts'
import { findStaffRow } from '../staff/index.ts'

/**
 * Returns the caller's staff role and invitation. Open to everyone, also without a session, because it
 * returns nothing about others.
 */
export const adminMe = serverFunction(
  'admin-me',
  { access: 'visitor', rateLimit: perMinute(240), body: z.unknown() },
  async (site, { caller }) => {
    const staff = await site.findStaff(caller)
    const row = caller.role === 'user' && !staff ? await findStaffRow(site.db, caller.userId) : undefined
    const isInvited = row && row.role !== 'owner' && row.accepted_at === null && row.ended_at === null
    const seesAlarms = staff && hasPermission(staff.role, 'alarms')
    const data: AdminMe = {
      role: staff?.role ?? null,
      invitedAs: isInvited ? (row.role as AdminMe['invitedAs']) : null,
      mfaPrompt: (await site.findMfaPrompt(caller)) ?? null,
      openAlarms: seesAlarms ? await countOpenAlarms(site.db, nowIso(site.clock)) : null,
    }
    return { success: true, data }
  },
)
