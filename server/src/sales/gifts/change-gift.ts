import type { GiftDetails } from '@course/contract/sales/gifts'
import { triggerDelivery } from '../../mail/index.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { addGift, updateGift } from '../store/gifts.ts'
import type { PurchaseRow } from '../store/purchases.ts'
import { listSeats, updateSeat } from '../store/seats.ts'
import { giftInvitation } from './gift-link.ts'
import { lockOpenGift } from './open-gift.ts'
import { sendGift, unclaimedNoticeAt } from './send-gift.ts'

/** Used when the checkout attempt was deleted. The buyer fills in the details in their account. */
const EMPTY_GIFT_DETAILS: GiftDetails = { recipient: null, sender: '', message: '', sendOn: null }

const giftColumns = (site: Pick<Site, 'clock'>, { sendOn, ...details }: GiftDetails) => ({
  ...details,
  send_on: sendOn,
  sent_at: null,
  // Without a recipient, the buyer hands over the card, so no reminder is needed.
  notify_at: details.recipient === null ? null : unclaimedNoticeAt(site.clock, sendOn),
})

/** Adds the gift of a new purchase, in the transaction that records it. `sendGift` sends it. */
export async function createGift(
  trx: Tx,
  site: Site,
  { id }: PurchaseRow,
  details: GiftDetails = EMPTY_GIFT_DETAILS,
): Promise<void> {
  const gift = { purchase_id: id, link_number: 1, ...giftColumns(site, details) }
  await addGift(trx, gift)
  const [seat] = await listSeats(trx, [id])
  await updateSeat(trx, seat!, giftInvitation(site, gift).seatChange)
}

/** Replaces what the buyer decided, until the gift is accepted. Links that were sent or printed before stop working. */
export async function changeGift(
  site: Site,
  { userId, purchaseId, details }: { userId: string; purchaseId: string; details: GiftDetails },
): Promise<void> {
  await site.db.transaction().execute(async (trx) => {
    const open = await lockOpenGift(trx, site, purchaseId)
    if (open?.purchase.customer_id !== userId) throw new AppError('gift.closed')
    const link_number = open.gift.link_number + 1
    const { seatChange } = giftInvitation(site, {
      purchase_id: purchaseId,
      link_number,
      send_on: details.sendOn,
    })
    if (!(await updateSeat(trx, open.seat, seatChange))) throw new AppError('gift.closed')
    await updateGift(trx, purchaseId, { link_number, ...giftColumns(site, details) })
    await sendGift(trx, site, purchaseId)
  })
  triggerDelivery(site)
}
