import type { Db, Tx } from '../platform/database.ts'

/** An account whose owner asked for its deletion, and has not been seen to stop it. */
type DeletionRequestRow = { account_id: string; requested_at: string; due_at: string }

declare module '../platform/database.ts' {
  interface Tables {
    deletion_requests: DeletionRequestRow
  }
}

/** Asking again begins the days anew. */
export const putDeletionRequest = (trx: Tx, row: DeletionRequestRow) =>
  trx
    .insertInto('deletion_requests')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ requested_at: row.requested_at, due_at: row.due_at }),
    )
    .execute()

export const deletionRequestOf = (db: Db, accountId: string): Promise<DeletionRequestRow | undefined> =>
  db.selectFrom('deletion_requests').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** Accounts pending deletion: those whose owner signed in since are already excluded, before the job runs. */
export const accountsPendingDeletion = (db: Db) =>
  db
    .selectFrom('deletion_requests')
    .innerJoin('users', 'users.id', 'deletion_requests.account_id')
    .select('account_id')
    .where((eb) =>
      eb.or([
        eb('users.last_sign_in_at', 'is', null),
        eb('users.last_sign_in_at', '<=', eb.ref('deletion_requests.requested_at')),
      ]),
    )

export const pendingDeletionOf = (db: Db, accountId: string) =>
  accountsPendingDeletion(db).select('due_at').where('account_id', '=', accountId).executeTakeFirst()

export const allDeletionRequests = (db: Db) =>
  db.selectFrom('deletion_requests').select('account_id').orderBy('due_at').execute()

export const removeDeletionRequest = (trx: Tx, accountId: string) =>
  trx.deleteFrom('deletion_requests').where('account_id', '=', accountId).execute()

/** When the customer bought last. */
export async function lastPurchaseAt(db: Db, customerId: string): Promise<string | null> {
  const { last } = await db
    .selectFrom('purchases')
    .select((eb) => eb.fn.max('created_at').as('last'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return last ?? null
}
