import { type AlarmKind, alarmKinds } from '@course/content/course/mails/alarms'
import { z } from 'zod'
import { decideAccess, lockCustomer, purchaseById } from '../access/index.ts'
import { solveAlarm } from '../alarms/index.ts'
import { accountById } from '../auth/index.ts'
import { triggerDelivery } from '../mail/index.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { serverFunction } from '../platform/functions.ts'
import { perMinute } from '../platform/limits.ts'
import type { Site } from '../platform/site.ts'
import { notifyOwner } from './attach-account.ts'

/** What the site can do about an alarm. The other kinds are put right at the card provider. */
const REPAIRS: Partial<Record<AlarmKind, (trx: Tx, site: Site, subject: string) => Promise<unknown>>> = {
  'access.unpaid': decideAccess,
  'purchase.mail_waiting': sendWaitingMail,
}

export const solveAlarmFunction = serverFunction(
  'solve-alarm',
  {
    access: 'administrator',
    limit: perMinute(120),
    body: z.object({
      kind: z.enum(alarmKinds),
      subject: z.string().min(1).max(300),
      /** False when there is nothing to do, or it was done elsewhere. */
      repair: z.boolean(),
    }),
  },
  async (site, { caller, body }) => {
    const repair = REPAIRS[body.kind]
    if (body.repair && !repair) throw new AppError('alarm.no_repair')
    const by = caller.role === 'user' ? caller.userId : caller.role
    await site.db.transaction().execute(async (trx) => {
      // The same order of locks as everywhere else that decides access, or the two would deadlock.
      if (body.kind === 'access.unpaid') await lockCustomer(trx, site.clock, body.subject)
      if (!(await solveAlarm(trx, site, body, by))) throw new AppError('alarm.not_open')
      if (body.repair) await repair?.(trx, site, body.subject)
    })
    triggerDelivery(site)
    return { success: true }
  },
)

/** A purchase that no longer stands needs no mail. */
async function sendWaitingMail(trx: Tx, site: Site, purchaseId: string): Promise<void> {
  const purchase = await purchaseById(trx, purchaseId)
  if (purchase?.state !== 'active' || !purchase.customer_id) return
  const user = await accountById(trx, purchase.customer_id)
  if (user && user.deleted_at === null) await notifyOwner(trx, site, purchase, user)
}
