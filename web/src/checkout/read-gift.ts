import { type GiftFields, type GiftProblems, parseGift } from '@course/contract/sales/gifts'

/** What was typed about a gift, and what is wrong with it. */
export function readGift(form: FormData): { gift: GiftFields; giftProblems: GiftProblems | undefined } {
  const textOf = (name: keyof GiftFields) => String(form.get(name) ?? '')
  const gift = {
    recipient: textOf('recipient'),
    sender: textOf('sender'),
    message: textOf('message'),
    sendOn: textOf('sendOn'),
  }
  return { gift, giftProblems: parseGift(gift, new Date().toISOString().slice(0, 10)).problems }
}
