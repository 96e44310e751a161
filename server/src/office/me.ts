import { mayDo, type OfficeMe } from '@course/contract/office/office'
import { z } from 'zod'
import { countOpenAlarms } from '../alarms/index.ts'
import { nowIso } from '../platform/clock.ts'
import { serverFunction } from '../platform/functions.ts'
import { perMinute } from '../platform/limits.ts'
import { staffRow } from '../staff/index.ts'

/** What the office is to whoever asks: everybody may, and learns about nobody else. Whose session has ended is nobody. */
export const officeMe = serverFunction(
  'office-me',
  { access: 'visitor', limit: perMinute(240), body: z.unknown() },
  async (site, { caller }) => {
    const staff = await site.staffOf(caller)
    const row = caller.role === 'user' && !staff ? await staffRow(site.db, caller.userId) : undefined
    const isInvited = row && row.role !== 'owner' && row.accepted_at === null && row.ended_at === null
    const seesAlarms = staff && mayDo(staff.role, 'alarms')
    const data: OfficeMe = {
      role: staff?.role ?? null,
      invitedAs: isInvited ? (row.role as OfficeMe['invitedAs']) : null,
      openAlarms: seesAlarms ? await countOpenAlarms(site.db, nowIso(site.clock)) : null,
    }
    return { success: true, data }
  },
)
