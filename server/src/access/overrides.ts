import { type Clock, nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'

/** A staff decision about a customer's access. It overrides purchases made before it. */
export type AccessOverrideRow = {
  customer_id: string
  /** `ended` revokes access from purchases made up to `decided_at`; a later purchase grants access again. */
  kind: 'given' | 'ended'
  reason: string
  decided_by: string
  decided_at: string
}

declare module '../platform/database.ts' {
  interface Tables {
    access_overrides: AccessOverrideRow
  }
}

export const findAccessOverride = (db: Db, customerId: string): Promise<AccessOverrideRow | undefined> =>
  db.selectFrom('access_overrides').selectAll().where('customer_id', '=', customerId).executeTakeFirst()

/** Replaces the customer's override. Call `decideAccess` in the same transaction. */
export async function overrideAccess(
  trx: Tx,
  clock: Clock,
  {
    customerId,
    ...decision
  }: { customerId: string } & Pick<AccessOverrideRow, 'kind' | 'reason' | 'decided_by'>,
): Promise<void> {
  const row = { ...decision, decided_at: nowIso(clock) }
  await trx
    .insertInto('access_overrides')
    .values({ customer_id: customerId, ...row })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute()
}

/** Removes the override, so that purchases determine access. Call `decideAccess` in the same transaction. */
export const withdrawOverride = (trx: Tx, customerId: string) =>
  trx.deleteFrom('access_overrides').where('customer_id', '=', customerId).execute()
