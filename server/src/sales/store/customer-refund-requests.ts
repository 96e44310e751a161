import type { CustomerRefundRequest } from '@course/contract/sales/purchases'
import { type Clock, nowIso } from '../../platform/clock.ts'
import { type Db, hasChanged, type Tx } from '../../platform/database.ts'

/** A customer's refund request; one per purchase. */
export type CustomerRefundRequestRow = {
  purchase_id: string
  user_id: string
  reason: string
  state: 'open' | 'granted' | 'declined' | 'withdrawn'
  answer: string
  asked_at: string
  decided_at: string | null
}

declare module '../../platform/database.ts' {
  interface Tables {
    customer_refund_requests: CustomerRefundRequestRow
  }
}

export const findCustomerRefundRequest = (
  db: Db,
  purchaseId: string,
): Promise<CustomerRefundRequestRow | undefined> =>
  db
    .selectFrom('customer_refund_requests')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst()

export const listCustomerRefundRequests = (db: Db, userId: string): Promise<CustomerRefundRequestRow[]> =>
  db.selectFrom('customer_refund_requests').selectAll().where('user_id', '=', userId).execute()

/** Returns false if the purchase has a request. A withdrawn request is replaced. */
export async function insertCustomerRefundRequest(
  trx: Tx,
  clock: Clock,
  refundRequest: Pick<CustomerRefundRequestRow, 'purchase_id' | 'user_id' | 'reason'>,
): Promise<boolean> {
  const row = {
    ...refundRequest,
    state: 'open',
    answer: '',
    asked_at: nowIso(clock),
    decided_at: null,
  } as const
  return hasChanged(
    trx
      .insertInto('customer_refund_requests')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('purchase_id')
          .doUpdateSet(row)
          .where('customer_refund_requests.state', '=', 'withdrawn'),
      ),
  )
}

/** Returns false if the request is no longer open, so that only one of two concurrent decisions counts. */
export const closeCustomerRefundRequest = (
  trx: Tx,
  clock: Clock,
  purchaseId: string,
  decision: Pick<CustomerRefundRequestRow, 'state' | 'answer'>,
): Promise<boolean> =>
  hasChanged(
    trx
      .updateTable('customer_refund_requests')
      .set({ ...decision, decided_at: nowIso(clock) })
      .where('purchase_id', '=', purchaseId)
      .where('state', '=', 'open'),
  )

/** The request as the customer and staff see it. */
export const toCustomerRefundRequest = (row: CustomerRefundRequestRow): CustomerRefundRequest => ({
  state: row.state,
  requestedAt: row.asked_at,
  reason: row.reason,
  answer: row.answer,
})
