import type { RefundAccess } from '@course/contract/sales/payments'
import { type Clock, nowMillis } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { defineQueue } from '../../platform/queue.ts'
import { CARD_QUEUE } from './card-queue.ts'

export type QueuedRefundRow = {
  /** Also sent to the provider as metadata and idempotency key. */
  id: string
  purchase_id: string
  amount: number
  cause: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null
  note: string
  /** What staff chose for access; see `refundAccesses`. */
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
    queued_refunds: QueuedRefundRow
  }
}

export const findQueuedRefund = (db: Db, id: string): Promise<QueuedRefundRow | undefined> =>
  db.selectFrom('queued_refunds').selectAll().where('id', '=', id).executeTakeFirst()

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
    .insertInto('queued_refunds')
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
    .selectFrom('queued_refunds')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'wanted')
    .executeTakeFirst()) !== undefined

export const refundQueue = defineQueue({
  ...CARD_QUEUE,
  table: 'queued_refunds',
  waiting: 'wanted',
  enqueuedAt: 'requested_at',
  concurrency: 1,
})

export const listRefusedQueuedRefunds = (trx: Tx, purchaseId: string) =>
  trx
    .selectFrom('queued_refunds')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'refused')
    .execute()
