import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'

/** In the card provider's words. The last two gave nothing back. */
export type RefundState = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled'

export type RefundRow = {
  /** The card provider's. */
  id: string
  purchase_id: string
  /** Of this refund alone. */
  amount: number
  currency: string
  state: RefundState
  pending_reason: string | null
  failure_reason: string | null
  /** The request of staff that it came from; null when it was made at the card provider. */
  request_id: string | null
  /** By the card provider's clock. */
  made_at: string
}

declare module '../../platform/database.ts' {
  interface Tables {
    refunds: RefundRow
  }
}

/** States in which the money has been returned or is being returned. */
export const nonFailedRefundStates: readonly RefundState[] = ['pending', 'requires_action', 'succeeded']

/** Writes a refund down as the provider has it now. What was paid, when, and on whose request does not change. */
export const saveRefund = (trx: Tx, refund: RefundRow) =>
  trx
    .insertInto('refunds')
    .values(refund)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        state: refund.state,
        pending_reason: refund.pending_reason,
        failure_reason: refund.failure_reason,
      }),
    )
    .execute()

/** Oldest first. */
export const refundsOf = (db: Db, purchaseId: string): Promise<RefundRow[]> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .orderBy('made_at')
    .orderBy('id')
    .execute()

/** Refunds that went through or are on their way, by the day or month they were made in. */
export const refundsBetween = (
  db: Db,
  range: { from: string; before: string; length: 7 | 10; currency: string },
) => {
  const at = sql<string>`substr(made_at, 1, ${sql.lit(range.length)})`
  return db
    .selectFrom('refunds')
    .select((eb) => [
      at.as('at'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('amount').as('sum'),
    ])
    .where('made_at', '>=', range.from)
    .where('made_at', '<', range.before)
    .where('currency', '=', range.currency)
    .where('state', 'in', nonFailedRefundStates)
    .groupBy(at)
    .execute()
}
