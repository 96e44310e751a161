import { siteContent } from '@course/content/site/content'
import type { Paper } from '@course/contract/certificates/certificate-drawing'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import type { WorkerThread } from '../../platform/worker-thread.ts'
import type { GiftCard } from './draw-gift-card.ts'
import { giftInvitation } from './gift-link.ts'
import { senderName } from './gift-sender.ts'
import { lockOpenGift } from './open-gift.ts'

export type GiftCardRenderer = WorkerThread<GiftCard>

type CardRequest = { userId: string; purchaseId: string; paper: Paper }

/** The printable card of a gift that can still be accepted, for its buyer. */
export async function renderGiftCard(
  renderer: GiftCardRenderer,
  site: Site,
  { userId, purchaseId, paper }: CardRequest,
): Promise<Buffer> {
  const open = await site.db.transaction().execute((trx) => lockOpenGift(trx, site, purchaseId))
  if (open?.purchase.customer_id !== userId) throw new AppError('gift.closed')
  const { gift, purchase } = open
  return renderer.run({
    course: siteContent().site.name,
    sender: await senderName(site.db, gift, purchase),
    message: gift.message,
    url: giftInvitation(site, gift).link,
    paper,
  })
}
