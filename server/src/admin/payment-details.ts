import type { PaymentDetails } from '@course/contract/sales/payments'
import { z } from 'zod'
import { ledgerEventText } from '../customers/index.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { findCustomerRefundRequest, toCustomerRefundRequest } from '../sales/index.ts'
import { toAuditLogEntry } from './audit-log.ts'
import { adminRead } from './define-function.ts'
import { listPayments } from './payments.ts'

const MAX_EVENTS = 100

/** Any string from the URL; an invalid id simply matches no payment. */
export const payment = adminRead(
  'admin-payment',
  { permission: 'money', fields: { id: z.string().max(100) } },
  async (site, { body: { id } }): Promise<PaymentDetails> => {
    const { db } = site
    const row = await db
      .selectFrom('purchases')
      .select(['session_id', 'terms_version', 'source'])
      .where('id', '=', id)
      .executeTakeFirst()
    const { rows } = await listPayments.purchases(db, { purchase: id }, {})
    if (!row || !rows[0]) throw new AppError('refund.payment_not_found')
    const refundRequest = await findCustomerRefundRequest(db, id)
    const [refunds, disputes, events, auditLog] = await Promise.all([
      listPayments.refunds(db, { purchase: id }, { limit: MAX_EVENTS }),
      listPayments.disputes(db, { purchase: id }, { limit: MAX_EVENTS }),
      listEvents(db, row.session_id),
      listActions(db, id),
    ])
    return {
      payment: {
        ...rows[0],
        sessionId: row.session_id,
        termsVersion: row.terms_version,
        source: row.source,
      },
      refunds: refunds.rows,
      refundRequest: refundRequest ? toCustomerRefundRequest(refundRequest) : null,
      disputes: disputes.rows,
      events,
      auditLog,
    }
  },
)

async function listEvents(db: Db, sessionId: string) {
  const rows = await db
    .selectFrom('payment_events')
    .select(['id', 'created_at', 'kind', 'amount', 'currency'])
    .where('session_id', '=', sessionId)
    .orderBy('created_at', 'desc')
    .limit(MAX_EVENTS)
    .execute()
  return rows.map((row) => ({ id: row.id, at: row.created_at, text: ledgerEventText(row) }))
}

/**
 * A queued refund has the id of the admin action that created it. Declining a request queues none; the outcome of
 * that action names the purchase.
 */
async function listActions(db: Db, purchaseId: string) {
  const rows = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('operation_id', 'in', (eb) =>
          eb.selectFrom('queued_refunds').select('id').where('purchase_id', '=', purchaseId),
        ),
        eb.and([eb('action', '=', 'claim.decline'), eb('outcome', '=', JSON.stringify({ purchaseId }))]),
      ]),
    )
    .orderBy('at', 'desc')
    .limit(MAX_EVENTS)
    .execute()
  return rows.map(toAuditLogEntry)
}
