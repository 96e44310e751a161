import * as copy from '@course/content/course/mail/checkout'
import type { MailCopy } from '@course/content/course/mail/mail-copy'
import { formatLongDate } from '@course/contract/certificates/certificates'
import { refundDeadline } from '@course/contract/sales/purchases'
import { raiseAlarm, resolveAlarm, triggerAlarmAnnouncement } from '../alarms/index.ts'
import { accountById, greetingName } from '../auth/index.ts'
import { enqueueMail, triggerDelivery } from '../mail/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { orderNumberOf } from './rules.ts'
import {
  type CustomerRefundRequestRow,
  closeCustomerRefundRequest,
  customerRefundRequestOf,
  insertCustomerRefundRequest,
} from './store/customer-refund-requests.ts'
import { lockPurchase, type PurchaseRow } from './store/purchases.ts'
import { hasQueuedRefund } from './store/queued-refunds.ts'

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
    const earlier = await customerRefundRequestOf(trx, purchaseId)
    if (earlier && earlier.state !== 'withdrawn') return
    if (purchase.state !== 'active') throw new AppError('refund.already_refunded')
    if (await hasQueuedRefund(trx, purchaseId)) throw new AppError('refund.in_progress')
    if (nowIso(site.clock) > refundDeadline(purchase.created_at)) throw new AppError('refund.too_late')
    if (
      !(await insertCustomerRefundRequest(trx, site.clock, {
        purchase_id: purchaseId,
        user_id: userId,
        reason,
      }))
    )
      return
    await raiseAlarm(trx, site, {
      kind: 'refund.asked',
      subject: purchaseId,
      detail: orderNumberOf(purchase),
    })
    await mailCustomer(trx, site, purchase, 'refund-asked', copy.refundRequested)
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
    const refundRequest = await customerRefundRequestOf(trx, purchaseId)
    if (!purchase || purchase.customer_id !== userId || !refundRequest)
      throw new AppError('refund.payment_not_found')
    if (refundRequest.state === 'withdrawn') return
    const withdrawn = await closeCustomerRefundRequest(trx, site.clock, purchaseId, {
      state: 'withdrawn',
      answer: '',
    })
    if (!withdrawn) throw new AppError('refund.request_not_found')
    await resolveRequestAlarm(trx, site, withdrawn)
    await mailCustomer(trx, site, purchase, 'refund-withdrawn', copy.refundWithdrawn)
  })
  triggerDelivery(site)
}

/** Marks an open request as granted and resolves its alarm. Called for every refund, however it was made. */
export async function resolveCustomerRefundRequest(
  trx: Tx,
  site: Pick<Site, 'clock'>,
  purchaseId: string,
  by?: string,
) {
  const resolved = await closeCustomerRefundRequest(trx, site.clock, purchaseId, {
    state: 'granted',
    answer: '',
  })
  if (resolved) await resolveRequestAlarm(trx, site, resolved, by)
}

/** Declines the request and emails the staff member's message to the customer. */
export async function declineCustomerRefundRequest(
  trx: Tx,
  site: Site,
  purchaseId: string,
  { answer, by }: { answer: string; by: string },
): Promise<PurchaseRow> {
  const purchase = await lockPurchase(trx, purchaseId)
  if (!purchase) throw new AppError('refund.payment_not_found')
  const declined = await closeCustomerRefundRequest(trx, site.clock, purchaseId, {
    state: 'declined',
    answer,
  })
  if (!declined) throw new AppError('refund.request_not_found')
  await resolveRequestAlarm(trx, site, declined, by)
  await mailCustomer(trx, site, purchase, 'refund-declined', (order) =>
    copy.refundDeclined({ ...order, answer }),
  )
  return purchase
}

const resolveRequestAlarm = (
  trx: Tx,
  site: Pick<Site, 'clock'>,
  refundRequest: CustomerRefundRequestRow,
  by?: string,
) =>
  resolveAlarm(
    trx,
    site,
    { kind: 'refund.asked', subject: refundRequest.purchase_id },
    by,
    by ? 'repaired' : undefined,
  )

async function mailCustomer(
  trx: Tx,
  site: Site,
  purchase: PurchaseRow,
  kind: string,
  text: (order: copy.Order) => MailCopy,
): Promise<void> {
  const customer = purchase.customer_id ? await accountById(trx, purchase.customer_id) : undefined
  if (!customer || customer.deleted_at !== null) return
  const { amount, currency, created_at } = purchase
  const paidOn = formatLongDate(created_at.slice(0, 10))
  const order = { number: orderNumberOf(purchase), paidOn, amount, currency }
  await enqueueMail(trx, site, { kind, to: customer.email, name: greetingName(customer), text: text(order) })
}
