import { tableMoney } from '@course/contract/selling/payments'
import { CLAIM_MAX_CHARACTERS } from '@course/contract/selling/purchases'
import { z } from 'zod'
import { claimOf, declineClaim, lockRefundable, REFUNDS_JOB, requestRefund } from '../checkout/index.ts'
import { AppError } from '../platform/errors.ts'
import { customerTarget } from './customer-target.ts'
import { officeAct } from './declare.ts'

/** Gives the customer who asked everything back that is left; access ends with it, as with every full refund. */
export const grantClaim = officeAct(
  'office-grant-claim',
  {
    right: 'money',
    action: 'claim.grant',
    reason: 'optional',
    fields: { purchaseId: z.uuid() },
    afterwards: (site) => site.jobs.trigger(REFUNDS_JOB),
  },
  async (trx, site, { body: { purchaseId, operationId, reason }, staff }) => {
    const { purchase, left } = await lockRefundable(trx, purchaseId)
    if (purchase.customer_id) await customerTarget(trx, site, staff, purchase.customer_id)
    if (left <= 0) throw new AppError('refund.already_returned')
    if ((await claimOf(trx, purchaseId))?.state !== 'open') throw new AppError('refund.no_claim')
    const asked = { id: operationId, purchase_id: purchaseId, amount: left, note: reason }
    const how = { cause: 'requested_by_customer', access: 'follows' } as const
    await requestRefund(trx, site, { ...asked, ...how, requested_by: staff.accountId }, purchase.customer_id)
    return {
      subject: { type: 'payment', id: purchase.customer_id ?? purchase.id, label: purchase.email },
      change: { refund: { old: 'asked for', new: tableMoney(left, purchase.currency) } },
      outcome: { requestId: operationId },
    }
  },
)

export const declineRefundClaim = officeAct(
  'office-decline-claim',
  {
    right: 'money',
    action: 'claim.decline',
    reason: 'optional',
    fields: {
      purchaseId: z.uuid(),
      /** What the customer is told. */
      answer: z.string().trim().min(1, 'Please say why').max(CLAIM_MAX_CHARACTERS),
    },
  },
  async (trx, site, { body: { purchaseId, answer }, staff }) => {
    const purchase = await declineClaim(trx, site, purchaseId, { answer, by: staff.accountId })
    return {
      subject: { type: 'payment', id: purchase.customer_id ?? purchase.id, label: purchase.email },
      change: { refund: { old: 'asked for', new: 'declined' } },
      outcome: { purchaseId },
    }
  },
)
