import { type GiftDetails, parseGift } from '@course/contract/sales/gifts'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { todayAtSite } from './send-gift.ts'

const giftSchema = z.object({
  recipient: z.string().max(1000).default(''),
  sender: z.string().max(1000).default(''),
  message: z.string().max(5000).default(''),
  sendOn: z.string().max(20).default(''),
})

/** The details of a gift that a browser sent. */
export function requireGift(site: Pick<Site, 'clock'>, sent: unknown): GiftDetails {
  const { data } = giftSchema.safeParse(sent)
  const { gift, problems } = data ? parseGift(data, todayAtSite(site.clock)) : {}
  const [text] = Object.values(problems ?? {})
  if (!gift) throw new AppError('gift.invalid', text === undefined ? {} : { text })
  return gift
}
