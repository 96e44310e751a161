import { paperNames } from '@course/contract/certificates/certificate-drawing'
import { z } from 'zod'
import { sendAttachment } from '../../http/attachment.ts'
import { serverFunction } from '../../http/functions.ts'
import { perAccount, perHour, perMinute } from '../../platform/rate-limits.ts'
import { listPurchases } from '../own-purchases.ts'
import { changeGift } from './change-gift.ts'
import { type GiftCardRenderer, renderGiftCard } from './gift-card.ts'
import { requireGift } from './require-gift.ts'

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

const giftCardFunction = (renderer: GiftCardRenderer) =>
  serverFunction(
    'gift-card',
    {
      access: 'user',
      rateLimit: perAccount(perMinute(20)),
      body: z.object({ purchaseId: z.uuid(), paper: z.enum(paperNames).default('a4') }),
    },
    async (site, { caller: { userId }, body, reply }) => {
      const file = await renderGiftCard(renderer, site, { userId, ...body })
      return sendAttachment(reply, 'gift-card.pdf', file)
    },
  )

export const giftFunctions = (renderer: GiftCardRenderer) => [changeGiftFunction, giftCardFunction(renderer)]
