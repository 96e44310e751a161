import { formatAmount, type RefundCause, refundAccesses, refundCauses } from '@course/contract/sales/payments'
import { REFUND_REASON_MAX_CHARACTERS } from '@course/contract/sales/purchases'
import { MAX_TEAM_SEATS } from '@course/contract/sales/seats'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { storedText } from '../platform/stored-text.ts'
import {
  declineCustomerRefundRequest,
  findCustomerRefundRequest,
  lockRefundable,
  type PurchaseRow,
  queueRefund,
  REFUNDS_JOB,
  requireRefundableSeats,
} from '../sales/index.ts'
import { requireUnchanged } from '../staff/index.ts'
import { requireTargetCustomer } from './define-customer-function.ts'
import { adminAction } from './define-function.ts'

const purchaseField = { purchaseId: z.uuid() }
const afterCommit = (site: Site) => site.jobs.trigger(REFUNDS_JOB)

/** The customer, because their timeline finds the entries by it. */
const subjectOf = ({ id, customer_id, email }: PurchaseRow) => ({
  type: customer_id ? 'customer' : 'payment',
  id: customer_id ?? id,
  label: email,
})

/**
 * Refunds through the card provider. The operation id is also the queued refund's id and the idempotency key,
 * so a double click, a lost response or a killed process still makes only one refund. A full refund ends
 * access and a partial one does not, unless `access` says otherwise.
 */
const refundPayment = adminAction(
  'admin-refund',
  {
    permission: 'money',
    action: 'payment.refund',
    fields: {
      ...purchaseField,
      amount: z.number().int().min(1),
      /** Of a purchase with seats: the chosen ones. The amount follows from them. */
      seats: z.array(z.uuid()).max(MAX_TEAM_SEATS).optional(),
      cause: z.enum(Object.keys(refundCauses) as [RefundCause, ...RefundCause[]]).nullable(),
      access: z.enum(refundAccesses).default('follows'),
      /** The refundable amount the caller saw (optimistic check). */
      expected: z.number().int(),
    },
    afterCommit,
  },
  async (trx, site, { body, staff }) => {
    const { purchaseId, amount, cause, operationId, reason } = body
    const { purchase, left } = await lockRefundable(trx, purchaseId)
    const customer = purchase.customer_id
      ? await requireTargetCustomer(trx, staff, purchase.customer_id)
      : undefined
    requireUnchanged(body.expected, left)
    if (amount > left) throw new AppError('refund.amount_too_large')
    const isTeam = purchase.kind === 'team'
    const access = purchase.kind === 'self' ? body.access : 'follows'
    const chosen = isTeam
      ? await requireRefundableSeats(trx, purchase, { seatIds: body.seats ?? [], left })
      : undefined
    if (chosen) requireUnchanged(amount, chosen.amount)
    const refund = { id: operationId, amount, cause, note: reason, access, requested_by: staff.accountId }
    await queueRefund(trx, site, purchase, refund, { seats: chosen?.seats })
    const format = (cents: number) => formatAmount(cents, purchase.currency)
    return {
      subject: subjectOf(purchase),
      change: {
        'left to refund': { old: format(left), new: format(left - amount) },
        ...(chosen && { seats: { old: null, new: String(chosen.seats.length) } }),
        ...(customer && access !== 'follows' && { access: { old: customer.access, new: access } }),
      },
      outcome: { requestId: operationId },
    }
  },
)

/** Refunds the remaining amount. Access ends, as with any full refund. */
const approveRefundRequestAction = adminAction(
  'admin-refund-request-approve',
  { permission: 'money', action: 'claim.grant', reason: 'optional', fields: purchaseField, afterCommit },
  async (trx, site, { body: { purchaseId, operationId, reason }, staff }) => {
    const { purchase, left } = await lockRefundable(trx, purchaseId)
    if (purchase.customer_id) await requireTargetCustomer(trx, staff, purchase.customer_id)
    if (left <= 0) throw new AppError('refund.already_refunded')
    if ((await findCustomerRefundRequest(trx, purchaseId))?.state !== 'open')
      throw new AppError('refund.request_not_found')
    const choice = { cause: 'requested_by_customer', access: 'follows' } as const
    const refund = { ...choice, id: operationId, amount: left, note: reason, requested_by: staff.accountId }
    await queueRefund(trx, site, purchase, refund)
    return {
      subject: subjectOf(purchase),
      change: { refund: { old: 'requested', new: formatAmount(left, purchase.currency) } },
      outcome: { requestId: operationId },
    }
  },
)

const declineRefundRequestAction = adminAction(
  'admin-refund-request-decline',
  {
    permission: 'money',
    action: 'claim.decline',
    reason: 'optional',
    fields: {
      ...purchaseField,
      /** The message to the customer. */
      answer: storedText(REFUND_REASON_MAX_CHARACTERS).min(1, 'Please enter a message'),
    },
  },
  async (trx, site, { body: { purchaseId, answer }, staff }) => {
    const { purchase } = await lockRefundable(trx, purchaseId)
    if (purchase.customer_id) await requireTargetCustomer(trx, staff, purchase.customer_id)
    await declineCustomerRefundRequest(trx, site, purchase, { answer, by: staff.accountId })
    return {
      subject: subjectOf(purchase),
      change: { refund: { old: 'requested', new: 'declined' } },
      outcome: { purchaseId },
    }
  },
)

export const refundActions = [refundPayment, approveRefundRequestAction, declineRefundRequestAction]
