import { randomUUID } from 'node:crypto'
import { type AlarmKind, alarmCopy, alarmKinds } from '@course/content/course/mails/alarms'
import { REASON_MAX_CHARACTERS } from '@course/contract/office/office'
import { z } from 'zod'
import { decideAccess, lockCustomer, purchaseById } from '../access/index.ts'
import { resolveAlarm } from '../alarms/index.ts'
import { accountById } from '../auth/index.ts'
import { triggerDelivery } from '../mail/index.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { serverFunction } from '../platform/functions.ts'
import { perMinute } from '../platform/limits.ts'
import type { Site } from '../platform/site.ts'
import { runAuditedAction } from '../staff/index.ts'
import { notifyOwner } from './attach-account.ts'

/** Alarms the site can fix itself. Others are handled at the card provider. */
const REPAIRS: Partial<Record<AlarmKind, (trx: Tx, site: Site, subject: string) => Promise<unknown>>> = {
  'access.unpaid': decideAccess,
  'purchase.mail_waiting': sendWaitingMail,
}

/** The kinds that have a repair. */
export const fixableAlarms = Object.keys(REPAIRS) as AlarmKind[]

export const resolveAlarmFunction = serverFunction(
  'solve-alarm',
  {
    access: { staff: 'alarms' },
    rateLimit: perMinute(120),
    body: z.object({
      kind: z.enum(alarmKinds),
      subject: z.string().min(1).max(300),
      /** False when there is nothing to do, or it was done elsewhere. */
      repair: z.boolean(),
      /** Repeating an operation id has no further effect. */
      operationId: z.uuid().default(() => randomUUID()),
      reason: z.string().trim().max(REASON_MAX_CHARACTERS).default(''),
    }),
  },
  async (site, { staff, body, request }) => {
    const repair = REPAIRS[body.kind]
    if (body.repair && !repair) throw new AppError('alarm.no_repair')
    const act = {
      actor: staff!,
      action: body.repair ? 'alarm.repair' : 'alarm.solve',
      source: 'page',
      operationId: body.operationId,
      requestId: request.id,
      reason: body.reason,
    } as const
    const answer = await runAuditedAction(site, act, async (trx) => {
      // The same order of locks as everywhere else that decides access, or the two would deadlock.
      if (body.kind === 'access.unpaid') await lockCustomer(trx, site.clock, body.subject)
      const how = body.repair ? 'repaired' : 'done elsewhere'
      if (!(await resolveAlarm(trx, site, body, act.actor.accountId, how)))
        throw new AppError('alarm.not_open')
      if (body.repair) await repair?.(trx, site, body.subject)
      const subject = { type: 'alarm', id: body.subject, label: alarmCopy[body.kind].title }
      return { subject, outcome: { success: true } }
    })
    triggerDelivery(site)
    return answer
  },
)

/** A purchase that no longer stands needs no mail. */
async function sendWaitingMail(trx: Tx, site: Site, purchaseId: string): Promise<void> {
  const purchase = await purchaseById(trx, purchaseId)
  if (purchase?.state !== 'active' || !purchase.customer_id) return
  const user = await accountById(trx, purchase.customer_id)
  if (user && user.deleted_at === null) await notifyOwner(trx, site, purchase, user)
}
