import { giftFieldsCopy as copy } from '@course/content/site/pages/gifts'
import { EMAIL_MAX_CHARACTERS } from '@course/contract/accounts'
import {
  GIFT_MESSAGE_MAX_CHARACTERS,
  GIFT_SENDER_MAX_CHARACTERS,
  type GiftDetails,
  type GiftFields as Typed,
} from '@course/contract/sales/gifts'
import { Field, TextArea } from '../ui/field.tsx'
import { useFormField } from '../ui/form-context.ts'

type GiftFieldsProps = {
  gift: Partial<GiftDetails | Typed> | undefined
  sendOnHint?: string
}

/** Who gets a gift, what they read, and when. Their names are those of `GiftDetails`. */
export const GiftFields = ({ gift = {}, sendOnHint = copy.sendOnHint }: GiftFieldsProps) => {
  const problems = [useFormField('message').error, useFormField('sendOn').error]
  return (
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
      <details open={Boolean(gift.message || gift.sendOn || problems.some(Boolean))}>
        <summary className="min-h-11 rounded-sm text-sm font-semibold text-brand">{copy.more}</summary>
        <div className="mt-2 grid gap-4">
          <TextArea
            label={copy.message}
            name="message"
            rows={4}
            maxLength={GIFT_MESSAGE_MAX_CHARACTERS}
            defaultValue={gift.message}
          />
          <Field
            label={copy.sendOn}
            name="sendOn"
            type="date"
            hint={sendOnHint}
            defaultValue={gift.sendOn ?? ''}
          />
        </div>
      </details>
    </>
  )
}

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
