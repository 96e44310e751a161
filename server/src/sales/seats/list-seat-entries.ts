import type { SeatEntry } from '@course/contract/sales/payments'
import type { Db } from '../../platform/database.ts'
import { listTeamPurchases } from './team.ts'

/** The seats of these purchases as staff see them, by purchase and position. */
export async function listSeatEntries(
  db: Db,
  purchaseIds: readonly string[],
): Promise<(SeatEntry & { purchaseId: string })[]> {
  if (purchaseIds.length === 0) return []
  return db
    .selectFrom('seats')
    .leftJoin('users', 'users.id', 'seats.account_id')
    .select((eb) => [
      'seats.id',
      'seats.purchase_id as purchaseId',
      'seats.position',
      'seats.state',
      eb.fn.coalesce('users.email', 'seats.email').as('email'),
      'seats.account_id as customerId',
      'users.stage',
    ])
    .where('seats.purchase_id', 'in', purchaseIds)
    .orderBy('seats.purchase_id')
    .orderBy('seats.position')
    .execute()
}

/** The seats that a customer bought for a team. */
export async function listTeamSeats(db: Db, customerId: string): Promise<SeatEntry[]> {
  const purchases = await listTeamPurchases(db, customerId)
  return listSeatEntries(
    db,
    purchases.map(({ id }) => id),
  )
}

/** Who bought the seat that a customer holds. */
export const findSeatBuyer = (
  db: Db,
  customerId: string,
): Promise<{ id: string; email: string } | undefined> =>
  db
    .selectFrom('seats')
    .innerJoin('purchases', 'purchases.id', 'seats.purchase_id')
    .innerJoin('users', 'users.id', 'purchases.customer_id')
    .select(['users.id', 'users.email'])
    .where('seats.account_id', '=', customerId)
    .where('seats.state', '=', 'claimed')
    .executeTakeFirst()
