import type { OnePayment } from '@course/contract/selling/payments'
import { z } from 'zod'
import { claimOf, orderNumberOf } from '../checkout/index.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { ledgerTexts } from './customers/story-texts.ts'
import { officeRead } from './declare.ts'
import { toEntry } from './log.ts'
import { readPayments } from './payments.ts'

const MOST = 100

/** Whatever stands in the address: what is no id is no payment. */
export const payment = officeRead(
  'office-payment',
  { right: 'money', body: z.object({ id: z.string().max(100) }) },
  async (site, { body: { id } }): Promise<OnePayment> => {
    const { db } = site
    const row = await db
      .selectFrom('purchases')
      .select(['id', 'payment_intent', 'session_id'])
      .where('id', '=', id)
      .executeTakeFirst()
    const { rows } = await readPayments.purchases(db, { list: 'purchases', purchase: id }, undefined)
    if (!row || !rows[0]) throw new AppError('refund.no_such_payment')
    const claim = await claimOf(db, id)
    const [refunds, disputes, events, acts] = await Promise.all([
      readPayments.refunds(db, { list: 'refunds', purchase: id }, undefined, MOST),
      readPayments.disputes(db, { list: 'disputes', purchase: id }, undefined, MOST),
      readEvents(db, row.session_id),
      readActs(db, id),
    ])
    return {
      payment: {
        ...rows[0],
        orderNumber: orderNumberOf(row),
        paymentId: row.payment_intent,
        sessionId: row.session_id,
      },
      refunds: refunds.rows,
      claim: claim
        ? { state: claim.state, askedAt: claim.asked_at, reason: claim.reason, answer: claim.answer }
        : null,
      disputes: disputes.rows,
      events,
      acts,
    }
  },
)

async function readEvents(db: Db, sessionId: string) {
  const rows = await db
    .selectFrom('payment_events')
    .select(['id', 'created_at', 'kind', 'amount', 'currency'])
    .where('session_id', '=', sessionId)
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ id: row.id, at: row.created_at, text: ledgerTexts(row) }))
}

/** A refund that staff asked for has the id of the act by which they did. */
async function readActs(db: Db, purchaseId: string) {
  const rows = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('operation_id', 'in', (eb) =>
      eb.selectFrom('refund_requests').select('id').where('purchase_id', '=', purchaseId),
    )
    .orderBy('at', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(toEntry)
}
