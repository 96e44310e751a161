import { type Clock, nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'

/** What somebody of the team decided about a customer's access, whatever was paid until then. */
export type AccessOverrideRow = {
  customer_id: string
  /** `ended` takes away what purchases up to its moment gave; one that is made later gives access again. */
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

export const accessOverrideOf = (db: Db, customerId: string): Promise<AccessOverrideRow | undefined> =>
  db.selectFrom('access_overrides').selectAll().where('customer_id', '=', customerId).executeTakeFirst()

/** Puts a decision in the place of the last one. Call `decideAccess` in the same transaction. */
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

/** Lets the purchases decide again. Call `decideAccess` in the same transaction. */
export const withdrawOverride = (trx: Tx, customerId: string) =>
  trx.deleteFrom('access_overrides').where('customer_id', '=', customerId).execute()
