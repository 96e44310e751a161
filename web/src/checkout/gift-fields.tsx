import { giftFieldsCopy as copy, giftCheckoutCopy } from '@course/content/site/pages/gifts'
import { EMAIL_MAX_CHARACTERS } from '@course/contract/accounts'
import {
  GIFT_MESSAGE_MAX_CHARACTERS,
  GIFT_SENDER_MAX_CHARACTERS,
  type GiftDetails,
  type GiftFields as Typed,
} from '@course/contract/sales/gifts'
import { Field, TextArea } from '../ui/field.tsx'

type GiftFieldsProps = {
  gift: Partial<GiftDetails | Typed> | undefined
  sendOnHint?: string
}

/** Who gets a gift, what they read, and when. Their names are those of `GiftDetails`. */
export const GiftFields = ({ gift = {}, sendOnHint = copy.sendOnHint }: GiftFieldsProps) => (
  <>
    <Field
      label={copy.recipient}
      name="recipient"
      type="email"
      autoComplete="off"
      maxLength={EMAIL_MAX_CHARACTERS}
      hint={copy.recipientHint}
      defaultValue={gift.recipient ?? ''}
    />
    <Field
      label={copy.sender}
      name="sender"
      autoComplete="name"
      maxLength={GIFT_SENDER_MAX_CHARACTERS}
      defaultValue={gift.sender}
    />
    <TextArea
      label={copy.message}
      name="message"
      rows={4}
      maxLength={GIFT_MESSAGE_MAX_CHARACTERS}
      defaultValue={gift.message}
    />
    <Field label={copy.sendOn} name="sendOn" type="date" hint={sendOnHint} defaultValue={gift.sendOn ?? ''} />
  </>
)

/** The gift in the payment section, beside the buyer's own email. */
export const GiftFieldset = (props: Pick<GiftFieldsProps, 'gift'>) => (
  <fieldset className="grid gap-4 rounded-md border border-hairline bg-wash p-4">
    <legend className="sr-only">{giftCheckoutCopy.title}</legend>
    <GiftFields {...props} />
  </fieldset>
)

/** What was typed about a gift. */
export function readGift(form: FormData): Typed {
  const textOf = (name: keyof Typed) => String(form.get(name) ?? '')
  return {
    recipient: textOf('recipient'),
    sender: textOf('sender'),
    message: textOf('message'),
    sendOn: textOf('sendOn'),
  }
}
