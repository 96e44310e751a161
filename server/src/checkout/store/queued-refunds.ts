import type { RefundAccess } from '@course/contract/billing/payments'
import { type Clock, nowMillis } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'

export type QueuedRefundRow = {
  /** Also sent to the provider as metadata and idempotency key. */
  id: string
  purchase_id: string
  amount: number
  cause: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null
  note: string
  /** What staff chose to happen to access. */
  access: RefundAccess
  /** Account id of the staff member. */
  requested_by: string
  requested_at: string
  /** `wanted` until the provider has made the refund (`sent`) or refused it (`refused`). */
  state: 'wanted' | 'sent' | 'refused'
  refund_id: string | null
  /** The provider's refusal code. */
  refusal: string | null
  attempts: number
  /** Incremented after a provider error, because the provider repeats a stored error for a day per key. */
  key_number: number
  due_at: number
}

declare module '../../platform/database.ts' {
  interface Tables {
    refund_requests: QueuedRefundRow
  }
}

export const queuedRefundById = (db: Db, id: string): Promise<QueuedRefundRow | undefined> =>
  db.selectFrom('refund_requests').selectAll().where('id', '=', id).executeTakeFirst()

type NewQueuedRefund = Pick<
  QueuedRefundRow,
  'id' | 'purchase_id' | 'amount' | 'cause' | 'note' | 'access' | 'requested_by' | 'requested_at'
>

/** Returns undefined if the purchase already has a queued refund. */
export const insertQueuedRefund = (
  trx: Tx,
  clock: Clock,
  queuedRefund: NewQueuedRefund,
): Promise<QueuedRefundRow | undefined> =>
  trx
    .insertInto('refund_requests')
    .values({
      ...queuedRefund,
      state: 'wanted',
      refund_id: null,
      refusal: null,
      attempts: 0,
      key_number: 1,
      due_at: nowMillis(clock),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const hasQueuedRefund = async (db: Db, purchaseId: string): Promise<boolean> =>
  (await db
    .selectFrom('refund_requests')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'wanted')
    .executeTakeFirst()) !== undefined

export const dueQueuedRefunds = (db: Db, clock: Clock, limit: number): Promise<QueuedRefundRow[]> =>
  db
    .selectFrom('refund_requests')
    .selectAll()
    .where('state', '=', 'wanted')
    .where('due_at', '<=', nowMillis(clock))
    .orderBy('due_at')
    .limit(limit)
    .execute()

/** Claims a queued refund for this process until `until`; returns false if another process has claimed it. */
export async function claimQueuedRefund(
  db: Db,
  queuedRefund: QueuedRefundRow,
  until: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refund_requests')
    .set({ due_at: until, attempts: queuedRefund.attempts + 1 })
    .where('id', '=', queuedRefund.id)
    .where('state', '=', 'wanted')
    .where('attempts', '=', queuedRefund.attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns false if it is already finished. */
export async function finishQueuedRefund(
  trx: Tx,
  id: string,
  end: { state: 'sent'; refund_id: string } | { state: 'refused'; refusal: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refund_requests')
    .set(end)
    .where('id', '=', id)
    .where('state', '=', 'wanted')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const postponeQueuedRefund = (db: Db, id: string, later: { due_at: number; key_number: number }) =>
  db.updateTable('refund_requests').set(later).where('id', '=', id).where('state', '=', 'wanted').execute()

export const refusedRefundsOf = (trx: Tx, purchaseId: string) =>
  trx
    .selectFrom('refund_requests')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'refused')
    .execute()
