import { type RefundCause, refundAccesses, refundCauses, tableMoney } from '@course/contract/selling/payments'
import { z } from 'zod'
import { lockRefundable, REFUNDS_JOB, requestRefund } from '../checkout/index.ts'
import { AppError } from '../platform/errors.ts'
import { requireUnchanged } from '../staff/index.ts'
import { customerTarget } from './customer-target.ts'
import { officeAct } from './declare.ts'

/**
 * Gives money back through the card provider. The operation is also the request's id and the provider's idempotency
 * key, so that a second click, a lost answer and a killed process are one refund. Access follows from what the provider
 * says: a full refund ends it, a part leaves it, unless whoever refunds chooses otherwise.
 */
export const refundPayment = officeAct(
  'office-refund',
  {
    right: 'money',
    action: 'payment.refund',
    fields: {
      purchaseId: z.uuid(),
      amount: z.number().int().min(1),
      cause: z.enum(Object.keys(refundCauses) as [RefundCause, ...RefundCause[]]).nullable(),
      access: z.enum(refundAccesses).default('follows'),
      /** What was left to refund when whoever decides looked. */
      expected: z.number().int(),
    },
    afterwards: (site) => site.jobs.trigger(REFUNDS_JOB),
  },
  async (trx, site, { body, staff }) => {
    const { purchaseId, amount, cause, operationId, reason } = body
    const { purchase, left } = await lockRefundable(trx, purchaseId)
    const customer = purchase.customer_id
      ? await customerTarget(trx, site, staff, purchase.customer_id)
      : undefined
    requireUnchanged(body.expected, left)
    if (amount > left) throw new AppError('refund.too_much')
    const asked = {
      id: operationId,
      purchase_id: purchaseId,
      amount,
      cause,
      note: reason,
      access: body.access,
    }
    await requestRefund(trx, site, { ...asked, requested_by: staff.accountId }, purchase.customer_id)
    const text = (cents: number) => tableMoney(cents, purchase.currency)
    return {
      subject: { type: 'payment', id: purchase.customer_id ?? purchase.id, label: purchase.email },
      change: {
        'left to refund': { old: text(left), new: text(left - amount) },
        ...(customer && body.access !== 'follows' && { access: { old: customer.access, new: body.access } }),
      },
      outcome: { requestId: operationId },
    }
  },
)
