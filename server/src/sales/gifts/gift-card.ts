import { siteContent } from '@course/content/site/content'
import type { Paper } from '@course/contract/certificates/certificate-drawing'
import { AppError } from '../../platform/errors.ts'
import type { RenderingThread } from '../../platform/rendering/thread.ts'
import type { Site } from '../../platform/site.ts'
import { giftOf } from '../store/gifts.ts'
import { purchaseById } from '../store/purchases.ts'
import type { GiftCard } from './draw-gift-card.ts'
import { giftInvitation } from './gift-link.ts'
import { senderName } from './gift-sender.ts'
import { findOwnGift } from './own-gift.ts'

export type GiftCardRenderer = RenderingThread<GiftCard>

type CardRequest = { userId: string; purchaseId: string; paper: Paper }

/** The printable card of a gift that can still be accepted, for its buyer. */
export async function renderGiftCard(
  renderer: GiftCardRenderer,
  site: Site,
  { userId, purchaseId, paper }: CardRequest,
): Promise<Buffer> {
  const purchase = await purchaseById(site.db, purchaseId)
  const own = purchase?.customer_id === userId ? await findOwnGift(site.db, purchase) : null
  const gift = own && (await giftOf(site.db, purchaseId))
  if (!purchase || !gift || own?.state === 'claimed' || own?.state === 'ended')
    throw new AppError('gift.closed')
  return renderer.render({
    course: siteContent().site.name,
    sender: await senderName(site.db, gift, purchase),
    message: gift.message,
    url: giftInvitation(site, gift).link,
    paper,
  })
}
