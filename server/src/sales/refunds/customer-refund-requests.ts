import * as copy from '@course/content/course/mail/checkout'
import type { ErrorCode } from '@course/contract/errors'
import { refundDeadline } from '@course/contract/sales/purchases'
import { raiseAlarm, resolveAlarm, triggerAlarmAnnouncement } from '../../alarms/index.ts'
import { triggerDelivery } from '../../mail/index.ts'
import { nowIso } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { mailCustomer } from '../order-mails.ts'
import { orderNumberOf } from '../rules.ts'
import {
  closeCustomerRefundRequest,
  findCustomerRefundRequest,
  insertCustomerRefundRequest,
} from '../store/customer-refund-requests.ts'
import { lockPurchase, type PurchaseRow } from '../store/purchases.ts'
import { hasQueuedRefund } from '../store/queued-refunds.ts'

/** Why the buyer cannot request a refund of the purchase; undefined if they can. */
export async function findRefundRequestProblem(
  db: Db,
  { id, state, amount, created_at }: PurchaseRow,
  now: string,
): Promise<ErrorCode | undefined> {
  if (state !== 'active') return 'refund.already_refunded'
  if (amount === 0) return 'refund.nothing_paid'
  if (await hasQueuedRefund(db, id)) return 'refund.in_progress'
  return now > refundDeadline(created_at) ? 'refund.too_late' : undefined
}

/**
 * Records a customer's refund request, raises an alarm for staff, and emails the customer, which also warns
 * them if someone else is signed in to their account. Idempotent.
 */
export async function createCustomerRefundRequest(
  site: Site,
  { userId, purchaseId, reason }: { userId: string; purchaseId: string; reason: string },
): Promise<void> {
  await site.db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, purchaseId)
    if (!purchase || purchase.customer_id !== userId) throw new AppError('refund.payment_not_found')
    const earlier = await findCustomerRefundRequest(trx, purchaseId)
    if (earlier && earlier.state !== 'withdrawn') return
    const problem = await findRefundRequestProblem(trx, purchase, nowIso(site.clock))
    if (problem) throw new AppError(problem)
    const request = { purchase_id: purchaseId, user_id: userId, reason }
    if (!(await insertCustomerRefundRequest(trx, site.clock, request))) return
    const detail = orderNumberOf(purchase)
    await raiseAlarm(trx, site, { kind: 'refund.asked', subject: purchaseId, detail })
    await mailCustomer(trx, site, purchase, { kind: 'refund-asked', text: copy.refundRequested })
  })
  triggerDelivery(site)
  triggerAlarmAnnouncement(site)
}

/**
 * Withdraws an undecided request and emails the customer. If staff decide it at the same time, only one of
 * the two takes effect.
 */
export async function withdrawCustomerRefundRequest(
  site: Site,
  { userId, purchaseId }: { userId: string; purchaseId: string },
): Promise<void> {
  await site.db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, purchaseId)
    const refundRequest = await findCustomerRefundRequest(trx, purchaseId)
    if (!purchase || purchase.customer_id !== userId || !refundRequest)
      throw new AppError('refund.payment_not_found')
    if (refundRequest.state === 'withdrawn') return
    const decision = { state: 'withdrawn', answer: '' } as const
    if (!(await closeCustomerRefundRequest(trx, site.clock, purchaseId, decision)))
      throw new AppError('refund.request_not_found')
    await resolveRequestAlarm(trx, site, purchaseId)
    await mailCustomer(trx, site, purchase, { kind: 'refund-withdrawn', text: copy.refundWithdrawn })
  })
  triggerDelivery(site)
}

/** Marks an open request as granted and resolves its alarm. Called for every refund, however it was made. */
export async function grantCustomerRefundRequest(
  trx: Tx,
  site: Pick<Site, 'clock'>,
  purchaseId: string,
  by?: string,
) {
  const decision = { state: 'granted', answer: '' } as const
  if (await closeCustomerRefundRequest(trx, site.clock, purchaseId, decision))
    await resolveRequestAlarm(trx, site, purchaseId, by)
}

/**
 * Declines the request and emails the staff member's message to the customer; call `lockRefundable` first in the
 * same transaction.
 */
export async function declineCustomerRefundRequest(
  trx: Tx,
  site: Site,
  purchase: PurchaseRow,
  { answer, by }: { answer: string; by: string },
): Promise<void> {
  const decision = { state: 'declined', answer } as const
  if (!(await closeCustomerRefundRequest(trx, site.clock, purchase.id, decision)))
    throw new AppError('refund.request_not_found')
  await resolveRequestAlarm(trx, site, purchase.id, by)
  await mailCustomer(trx, site, purchase, {
    kind: 'refund-declined',
    text: (order) => copy.refundDeclined({ ...order, answer }),
  })
}

const resolveRequestAlarm = (trx: Tx, site: Pick<Site, 'clock'>, subject: string, by?: string) =>
  resolveAlarm(trx, site, { kind: 'refund.asked', subject }, by, by ? 'repaired' : undefined)
