import type { Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { findGift, type GiftRow, updateGift } from '../store/gifts.ts'
import { lockActivePurchase, type PurchaseRow } from '../store/purchases.ts'
import { listSeats, type SeatRow, updateSeat } from '../store/seats.ts'
import { giftInvitation } from './gift-link.ts'

type OpenGift = { gift: GiftRow; seat: SeatRow; purchase: PurchaseRow }

/** A gift that can still be accepted. Its purchase is locked, so that it stays so until the transaction ends. */
export async function lockOpenGift(
  trx: Tx,
  site: Pick<Site, 'config' | 'clock' | 'secrets'>,
  purchaseId: string,
): Promise<OpenGift | undefined> {
  const purchase = await lockActivePurchase(trx, purchaseId)
  if (purchase?.kind !== 'gift') return undefined
  const gift = await findGift(trx, purchaseId)
  const [seat] = await listSeats(trx, [purchaseId])
  if (!gift || !seat) return undefined
  if (seat.state === 'invited') return { gift, seat, purchase }
  if (seat.state !== 'free') return undefined
  // The recipient gave the seat up: for example, they were erased during a refund that failed. It can be given again.
  const link_number = gift.link_number + 1
  const change = { link_number, recipient: null, send_on: null, sent_at: null, notify_at: null }
  await updateGift(trx, purchaseId, change)
  const reopened = { ...gift, ...change }
  const invited = await updateSeat(trx, seat, giftInvitation(site, reopened).seatChange)
  return invited && { gift: reopened, seat: invited, purchase }
}
