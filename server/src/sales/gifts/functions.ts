import { siteContent } from '@course/content/site/content'
import { paperNames } from '@course/contract/certificates/certificate-drawing'
import { z } from 'zod'
import { sendAttachment } from '../../http/attachment.ts'
import { serverFunction } from '../../http/functions.ts'
import { AppError } from '../../platform/errors.ts'
import { perAccount, perHour, perMinute } from '../../platform/rate-limits.ts'
import type { WorkerThread } from '../../platform/worker-thread.ts'
import { listPurchases } from '../own-purchases.ts'
import { changeGift } from './change-gift.ts'
import type { GiftCard } from './draw-gift-card.ts'
import { giftInvitation } from './gift-link.ts'
import { lockOpenGift } from './open-gift.ts'
import { requireGift } from './require-gift.ts'
import { findSenderName } from './send-gift.ts'

/** Corrects a gift, and sends it again. */
const changeGiftFunction = serverFunction(
  'change-gift',
  {
    access: 'user',
    // Each change may send an email to anyone.
    rateLimit: perAccount(perHour(20)),
    body: z.object({ purchaseId: z.uuid(), gift: z.unknown() }),
  },
  async (site, { caller: { userId }, body: { purchaseId, gift } }) => {
    await changeGift(site, { userId, purchaseId, details: requireGift(site, gift) })
    return listPurchases(site, userId)
  },
)

/** The printable card of a gift that can still be accepted, for its buyer. */
const giftCardFunction = (renderer: WorkerThread<GiftCard>) =>
  serverFunction(
    'gift-card',
    {
      access: 'user',
      rateLimit: perAccount(perMinute(20)),
      body: z.object({ purchaseId: z.uuid(), paper: z.enum(paperNames).default('a4') }),
    },
    async (site, { caller: { userId }, body: { purchaseId, paper }, reply }) => {
      const open = await site.db.transaction().execute((trx) => lockOpenGift(trx, site, purchaseId))
      if (open?.purchase.customer_id !== userId) throw new AppError('gift.closed')
      const { gift, purchase } = open
      const file = await renderer.run({
        course: siteContent().site.name,
        sender: await findSenderName(site.db, gift, purchase),
        message: gift.message,
        url: giftInvitation(site, gift).link,
        paper,
      })
      return sendAttachment(reply, 'gift-card.pdf', file)
    },
  )

export const giftFunctions = (renderer: WorkerThread<GiftCard>) => [
  changeGiftFunction,
  giftCardFunction(renderer),
]
