import { formatAmount } from '@course/contract/sales/payments'
import { REFUND_REASON_MAX_CHARACTERS } from '@course/contract/sales/purchases'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import {
  customerRefundRequestOf,
  declineCustomerRefundRequest,
  lockRefundable,
  queueRefund,
  REFUNDS_JOB,
} from '../sales/index.ts'
import { customerTarget } from './define-customer-function.ts'
import { adminAction } from './define-function.ts'

/** Refunds the remaining amount. Access ends, as with any full refund. */
export const approveRefundRequestAction = adminAction(
  'admin-refund-request-approve',
  {
    permission: 'money',
    action: 'claim.grant',
    reason: 'optional',
    fields: { purchaseId: z.uuid() },
    afterCommit: (site) => site.jobs.trigger(REFUNDS_JOB),
  },
  async (trx, site, { body: { purchaseId, operationId, reason }, staff }) => {
    const { purchase, left } = await lockRefundable(trx, purchaseId)
    if (purchase.customer_id) await customerTarget(trx, staff, purchase.customer_id)
    if (left <= 0) throw new AppError('refund.already_refunded')
    if ((await customerRefundRequestOf(trx, purchaseId))?.state !== 'open')
      throw new AppError('refund.request_not_found')
    const refund = {
      id: operationId,
      purchase_id: purchaseId,
      amount: left,
      note: reason,
      cause: 'requested_by_customer',
      access: 'follows',
      requested_by: staff.accountId,
    } as const
    await queueRefund(trx, site, refund, purchase.customer_id)
    return {
      subject: { type: 'payment', id: purchase.customer_id ?? purchase.id, label: purchase.email },
      change: { refund: { old: 'requested', new: formatAmount(left, purchase.currency) } },
      outcome: { requestId: operationId },
    }
  },
)

export const declineRefundRequestAction = adminAction(
  'admin-refund-request-decline',
  {
    permission: 'money',
    action: 'claim.decline',
    reason: 'optional',
    fields: {
      purchaseId: z.uuid(),
      /** The message to the customer. */
      answer: z.string().trim().min(1, 'Please enter a message').max(REFUND_REASON_MAX_CHARACTERS),
    },
  },
  async (trx, site, { body: { purchaseId, answer }, staff }) => {
    const purchase = await declineCustomerRefundRequest(trx, site, purchaseId, {
      answer,
      by: staff.accountId,
    })
    return {
      subject: { type: 'payment', id: purchase.customer_id ?? purchase.id, label: purchase.email },
      change: { refund: { old: 'requested', new: 'declined' } },
      outcome: { purchaseId },
    }
  },
)
