import type { Gift, GiftState } from '@course/contract/sales/gifts'
import type { Db } from '../../platform/database.ts'
import { detailsOf, findGift, type GiftRow } from '../store/gifts.ts'
import type { PurchaseRow } from '../store/purchases.ts'
import { listSeats, type SeatRow } from '../store/seats.ts'

/** A gift as its buyer sees it. Null for other purchases. */
export async function findOwnGift(db: Db, purchase: PurchaseRow): Promise<Gift | null> {
  const gift = purchase.kind === 'gift' ? await findGift(db, purchase.id) : undefined
  if (!gift) return null
  const [seat] = await listSeats(db, [purchase.id])
  // A free seat was given up by its recipient, and is given again.
  const shown = seat?.state === 'free' ? { ...gift, recipient: null, sent_at: null } : gift
  return {
    ...detailsOf(shown),
    state: stateOf(shown, purchase, seat),
    sentAt: shown.sent_at,
    claimedAt: seat?.claimed_at ?? null,
  }
}

function stateOf(gift: GiftRow, purchase: PurchaseRow, seat: SeatRow | undefined): GiftState {
  if (purchase.state !== 'active' || seat?.state === 'refunded') return 'ended'
  if (seat?.state !== 'invited' && seat?.state !== 'free') return 'claimed'
  if (gift.recipient === null) return 'unsent'
  return gift.sent_at === null ? 'scheduled' : 'sent'
}
