import { formatAmount, type RefundCause, refundAccesses, refundCauses } from '@course/contract/sales/payments'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import { lockRefundable, queueRefund, REFUNDS_JOB } from '../sales/index.ts'
import { requireUnchanged } from '../staff/index.ts'
import { customerTarget } from './define-customer-function.ts'
import { adminAction } from './define-function.ts'

/**
 * Refunds through the card provider. The operation id is also the queued refund's id and the idempotency key,
 * so a double click, a lost response or a killed process still makes only one refund. A full refund ends
 * access and a partial one does not, unless `access` says otherwise.
 */
export const refundPayment = adminAction(
  'admin-refund',
  {
    permission: 'money',
    action: 'payment.refund',
    fields: {
      purchaseId: z.uuid(),
      amount: z.number().int().min(1),
      cause: z.enum(Object.keys(refundCauses) as [RefundCause, ...RefundCause[]]).nullable(),
      access: z.enum(refundAccesses).default('follows'),
      /** The refundable amount the caller saw (optimistic check). */
      expected: z.number().int(),
    },
    afterCommit: (site) => site.jobs.trigger(REFUNDS_JOB),
  },
  async (trx, site, { body, staff }) => {
    const { purchaseId, amount, cause, operationId, reason } = body
    const { purchase, left } = await lockRefundable(trx, purchaseId)
    const customer = purchase.customer_id ? await customerTarget(trx, staff, purchase.customer_id) : undefined
    requireUnchanged(body.expected, left)
    if (amount > left) throw new AppError('refund.amount_too_large')
    const refund = {
      id: operationId,
      purchase_id: purchaseId,
      amount,
      cause,
      note: reason,
      access: body.access,
      requested_by: staff.accountId,
    }
    await queueRefund(trx, site, refund, purchase.customer_id)
    const format = (cents: number) => formatAmount(cents, purchase.currency)
    return {
      subject: { type: 'payment', id: purchase.customer_id ?? purchase.id, label: purchase.email },
      change: {
        'left to refund': { old: format(left), new: format(left - amount) },
        ...(customer && body.access !== 'follows' && { access: { old: customer.access, new: body.access } }),
      },
      outcome: { requestId: operationId },
    }
  },
)
