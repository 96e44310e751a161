import type { Tx } from '../../platform/database.ts'
import { type GiftRow, giftOf } from '../store/gifts.ts'
import { lockActivePurchase, type PurchaseRow } from '../store/purchases.ts'
import { type SeatRow, seatsOf } from '../store/seats.ts'

type OpenGift = { gift: GiftRow; seat: SeatRow; purchase: PurchaseRow }

/** A gift that can still be accepted. Its purchase is locked, so that it stays so until the transaction ends. */
export async function lockOpenGift(trx: Tx, purchaseId: string): Promise<OpenGift | undefined> {
  const purchase = await lockActivePurchase(trx, purchaseId)
  if (purchase?.kind !== 'gift') return undefined
  const gift = await giftOf(trx, purchaseId)
  const [seat] = await seatsOf(trx, [purchaseId])
  return gift && seat?.state === 'invited' ? { gift, seat, purchase } : undefined
}
