import { type Clock, nowIso } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'

/** A customer's wish to have the money back; one for each purchase. */
export type RefundClaimRow = {
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
    refund_claims: RefundClaimRow
  }
}

export const claimOf = (db: Db, purchaseId: string): Promise<RefundClaimRow | undefined> =>
  db.selectFrom('refund_claims').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst()

export const claimsOf = (db: Db, userId: string): Promise<RefundClaimRow[]> =>
  db.selectFrom('refund_claims').selectAll().where('user_id', '=', userId).execute()

/** False when there is one already. One that was taken back gives its place. */
export async function addClaim(
  trx: Tx,
  clock: Clock,
  claim: Pick<RefundClaimRow, 'purchase_id' | 'user_id' | 'reason'>,
): Promise<boolean> {
  const row = { ...claim, state: 'open', answer: '', asked_at: nowIso(clock), decided_at: null } as const
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('refund_claims')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('purchase_id').doUpdateSet(row).where('refund_claims.state', '=', 'withdrawn'),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Of two decisions at once one counts: undefined when it is no longer open. */
export const decideClaim = (
  trx: Tx,
  clock: Clock,
  purchaseId: string,
  decision: Pick<RefundClaimRow, 'state' | 'answer'>,
): Promise<RefundClaimRow | undefined> =>
  trx
    .updateTable('refund_claims')
    .set({ ...decision, decided_at: nowIso(clock) })
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()
