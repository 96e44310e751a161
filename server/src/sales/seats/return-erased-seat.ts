import { accountById } from '../../auth/index.ts'
import type { Tx } from '../../platform/database.ts'
import { lockActivePurchase } from '../store/purchases.ts'
import { claimedSeatOf, FREE_SEAT, replaceSeat, updateSeat } from '../store/seats.ts'
import { hasPassedQuiz } from './team.ts'

/**
 * Gives the seat of an account that is about to be erased back to its buyer: if its purchase is refunded or disputed, because
 * that may fail; in a team, as if the buyer had taken it back. An accepted gift is otherwise used.
 */
export async function returnErasedSeat(trx: Tx, userId: string): Promise<void> {
  const [account, seat] = [await accountById(trx, userId), await claimedSeatOf(trx, userId)]
  if (!account || !seat) return
  const purchase = await lockActivePurchase(trx, seat.purchase_id)
  if (!purchase) await updateSeat(trx, seat, FREE_SEAT)
  else if (purchase.kind === 'team' && !hasPassedQuiz(account)) await replaceSeat(trx, purchase.id)
}
