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
  /** What happens to access, as whoever asked for it chose. */
  access: RefundAccess
  /** The account of whoever asked for it. */
  requested_by: string
  requested_at: string
  /** `wanted` until the provider has made the refund (`sent`) or refused it (`refused`). */
  state: 'wanted' | 'sent' | 'refused'
  refund_id: string | null
  /** The provider's code for why not. */
  refusal: string | null
  attempts: number
  /** Grows when the provider has failed under a key: it would repeat that failure for a day. */
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

type NewRequest = Pick<
  QueuedRefundRow,
  'id' | 'purchase_id' | 'amount' | 'cause' | 'note' | 'access' | 'requested_by' | 'requested_at'
>

/** Undefined when one is under way for the same purchase. */
export const insertQueuedRefund = (
  trx: Tx,
  clock: Clock,
  request: NewRequest,
): Promise<QueuedRefundRow | undefined> =>
  trx
    .insertInto('refund_requests')
    .values({
      ...request,
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

/** Takes a request for this process until `until`; false when another one has it. */
export async function claimQueuedRefund(db: Db, request: QueuedRefundRow, until: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refund_requests')
    .set({ due_at: until, attempts: request.attempts + 1 })
    .where('id', '=', request.id)
    .where('state', '=', 'wanted')
    .where('attempts', '=', request.attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when it has ended already. */
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
