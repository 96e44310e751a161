import type { GiftFields } from '@course/contract/sales/gifts'

/** What was typed about a gift. */
export function readGift(form: FormData): GiftFields {
  const textOf = (name: keyof GiftFields) => String(form.get(name) ?? '')
  return {
    recipient: textOf('recipient'),
    sender: textOf('sender'),
    message: textOf('message'),
    sendOn: textOf('sendOn'),
  }
}
