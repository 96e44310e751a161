import { randomUUID } from 'node:crypto'
import { type AlarmKind, alarmCopy, alarmKinds } from '@course/content/course/mail/alarms'
import { REASON_MAX_CHARACTERS } from '@course/contract/admin/admin'
import { z } from 'zod'
import { decideAccess, lockCustomer } from '../access/index.ts'
import { resolveAlarm } from '../alarms/index.ts'
import { accountById } from '../auth/index.ts'
import { serverFunction } from '../http/functions.ts'
import { triggerDelivery } from '../mail/index.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { perMinute } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import { storedText } from '../platform/stored-text.ts'
import { runAuditedAction } from '../staff/index.ts'
import { sendOrderConfirmation } from './order-mails.ts'
import { purchaseById } from './store/purchases.ts'

/** Alarms the site can fix. The others are handled at the card provider. */
const FIXES: Partial<Record<AlarmKind, (trx: Tx, site: Site, subject: string) => Promise<unknown>>> = {
  'access.unpaid': decideAccess,
  'purchase.mail_waiting': sendWaitingMail,
}

export const fixableAlarms = Object.keys(FIXES) as AlarmKind[]

const resolveAlarmBody = z.object({
  kind: z.enum(alarmKinds),
  subject: z.string().min(1).max(300),
  /** False if nothing needs fixing, or staff have handled it elsewhere. */
  fix: z.boolean(),
  /** Repeating an operation id has no further effect. */
  operationId: z.uuid().default(() => randomUUID()),
  reason: storedText(REASON_MAX_CHARACTERS).default(''),
})

export const resolveAlarmFunction = serverFunction(
  'resolve-alarm',
  { access: { staff: 'alarms' }, rateLimit: perMinute(120), body: resolveAlarmBody },
  async (site, { staff, body, request }) => {
    const fix = FIXES[body.kind]
    if (body.fix && !fix) throw new AppError('alarm.no_fix')
    const auditEntry = {
      actor: staff,
      action: body.fix ? 'alarm.repair' : 'alarm.solve',
      source: 'page',
      operationId: body.operationId,
      input: body,
      requestId: request.id,
      reason: body.reason,
    } as const
    const outcome = await runAuditedAction(site, auditEntry, async (trx) => {
      // Lock the customer first, as all code that decides access does, to prevent deadlocks.
      if (body.kind === 'access.unpaid') await lockCustomer(trx, site.clock, body.subject)
      const resolution = body.fix ? 'repaired' : 'done elsewhere'
      if (!(await resolveAlarm(trx, site, body, auditEntry.actor.accountId, resolution)))
        throw new AppError('alarm.not_found')
      if (body.fix) await fix?.(trx, site, body.subject)
      const subject = { type: 'alarm', id: body.subject, label: alarmCopy[body.kind].title }
      return { subject, outcome: { success: true } }
    })
    triggerDelivery(site)
    return outcome
  },
)

/** Does nothing if the purchase is no longer active. */
async function sendWaitingMail(trx: Tx, site: Site, purchaseId: string): Promise<void> {
  const purchase = await purchaseById(trx, purchaseId)
  if (purchase?.state !== 'active' || !purchase.customer_id) return
  const customer = await accountById(trx, purchase.customer_id)
  if (customer && customer.deleted_at === null) await sendOrderConfirmation(trx, site, purchase, customer)
}
