import { accountsPendingDeletion } from '../customers/index.ts'
import type { Db, Tx } from '../platform/database.ts'

/** A deletion request that has neither been executed nor canceled. */
type DeletionRequestRow = { account_id: string; requested_at: string; due_at: string }

declare module '../platform/database.ts' {
  interface Tables {
    deletion_requests: DeletionRequestRow
  }
}

/** A repeated request restarts the grace period. */
export const saveDeletionRequest = (trx: Tx, row: DeletionRequestRow) =>
  trx
    .insertInto('deletion_requests')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ requested_at: row.requested_at, due_at: row.due_at }),
    )
    .execute()

export const findDeletionRequest = (db: Db, accountId: string): Promise<DeletionRequestRow | undefined> =>
  db.selectFrom('deletion_requests').selectAll().where('account_id', '=', accountId).executeTakeFirst()

export const findPendingDeletion = (db: Db, accountId: string) =>
  accountsPendingDeletion(db).select('due_at').where('account_id', '=', accountId).executeTakeFirst()

/** Without pending ones, so that the job does not lock their accounts each time. `deletionState` decides. */
export const listDueOrCanceledRequests = (db: Db, now: string) =>
  db
    .selectFrom('deletion_requests')
    .select('account_id')
    .where((eb) => eb.or([eb('due_at', '<=', now), eb('account_id', 'not in', accountsPendingDeletion(db))]))
    .orderBy('due_at')
    .execute()

export const removeDeletionRequest = (trx: Tx, accountId: string) =>
  trx.deleteFrom('deletion_requests').where('account_id', '=', accountId).execute()

export async function findLastPurchaseAt(db: Db, customerId: string): Promise<string | null> {
  const { last } = await db
    .selectFrom('purchases')
    .select((eb) => eb.fn.max('created_at').as('last'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return last ?? null
}
