import { accountById } from '../../auth/index.ts'
import type { Tx } from '../../platform/database.ts'
import { lockActivePurchase } from '../store/purchases.ts'
import { claimedSeatOf, replaceSeat } from '../store/seats.ts'
import { hasPassedQuiz } from './team.ts'

/** Adds a free seat in place of that of a member who is about to be erased, as if the buyer had taken it back. */
export async function replaceErasedSeat(trx: Tx, userId: string): Promise<void> {
  const [account, seat] = [await accountById(trx, userId), await claimedSeatOf(trx, userId)]
  if (!account || !seat || hasPassedQuiz(account)) return
  const purchase = await lockActivePurchase(trx, seat.purchase_id)
  if (purchase?.kind === 'team') await replaceSeat(trx, purchase.id)
}
