import { findAccount } from '../../auth/index.ts'
import type { Tx } from '../../platform/database.ts'
import { lockActivePurchase } from '../store/purchases.ts'
import { addReplacementSeat, FREE_SEAT, findClaimedSeat, updateSeat } from '../store/seats.ts'
import { hasPassedQuiz } from './team.ts'

/**
 * Gives the seat of an account that is about to be erased back to its buyer. If the purchase is refunded or disputed, the
 * seat becomes free, because the refund or the dispute may still fail. In an active team, a free seat replaces it unless its
 * holder has passed a quiz, as when the buyer releases it. The seat of an accepted gift stays used.
 */
export async function returnErasedSeat(trx: Tx, userId: string): Promise<void> {
  const [account, seat] = [await findAccount(trx, userId), await findClaimedSeat(trx, userId)]
  if (!account || !seat) return
  const purchase = await lockActivePurchase(trx, seat.purchase_id)
  if (!purchase) await updateSeat(trx, seat, FREE_SEAT)
  else if (purchase.kind === 'team' && !hasPassedQuiz(account)) await addReplacementSeat(trx, purchase.id)
}
