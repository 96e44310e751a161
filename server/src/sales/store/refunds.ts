import type { Db, Tx } from '../../platform/database.ts'

/** Stripe's refund status. `failed` and `canceled` returned no money. */
export type RefundState = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled'

export type RefundRow = {
  /** Provider id. */
  id: string
  purchase_id: string
  amount: number
  currency: string
  state: RefundState
  pending_reason: string | null
  failure_reason: string | null
  /** The queued refund it came from, named as in earlier versions; null if it was made at the card provider. */
  request_id: string | null
  /** The provider's timestamp. */
  made_at: string
}

declare module '../../platform/database.ts' {
  interface Tables {
    refunds: RefundRow
  }
}

/** States in which the money has been returned or is being returned. */
export const nonFailedRefundStates: readonly RefundState[] = ['pending', 'requires_action', 'succeeded']

export const isNonFailed = ({ state }: Pick<RefundRow, 'state'>) => nonFailedRefundStates.includes(state)

export const leftToRefund = ({ amount }: { amount: number }, refunds: readonly RefundRow[]): number =>
  refunds.filter(isNonFailed).reduce((left, refund) => left - refund.amount, amount)

/** Inserts a refund or updates its state. Amount, time and origin never change. */
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
export const listRefunds = (db: Db, purchaseId: string): Promise<RefundRow[]> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
