import type { Tx } from '../../platform/database.ts'

type DisputeRow = {
  /** Provider id. */
  id: string
  purchase_id: string
  amount: number
  currency: string
  /** Provider status. */
  state: string
  reason: string
  /** Deadline for the response to the bank. */
  due_by: string | null
  opened_at: string
}

declare module '../../platform/database.ts' {
  interface Tables {
    disputes: DisputeRow
  }
}

export const saveDispute = (trx: Tx, dispute: DisputeRow) =>
  trx
    .insertInto('disputes')
    .values(dispute)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ amount: dispute.amount, state: dispute.state, due_by: dispute.due_by }),
    )
    .execute()
