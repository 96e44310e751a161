import { accountCopy } from '@course/content/site/pages/account'
import { REFUND_REASON_MAX_CHARACTERS } from '@course/contract/sales/purchases'
import { useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { TextArea } from '../ui/field.tsx'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { Form } from '../ui/form.tsx'
import { useReturnFocus } from '../ui/use-return-focus.ts'
import { requestRefund } from './purchase-requests.ts'

const { requestRefund: copy } = accountCopy.purchases

type RefundRequestFormProps = { purchaseId: string; onRequested: () => void; children: string }

/** The refund deadline with a link that opens the form. */
export function RefundRequestForm({ purchaseId, onRequested, children }: RefundRequestFormProps) {
  const [isOpen, setOpen] = useState(false)
  const openerRef = useReturnFocus(isOpen ? 'request' : undefined)
  const request = useMutation(({ reason }: { reason: string }) => requestRefund(purchaseId, reason), {
    success: copy.requestSent,
    onSuccess: onRequested,
    revalidates: true,
  })
  if (isOpen) {
    return (
      <Form
        mutation={request}
        submitLabel={copy.submit}
        onCancel={() => setOpen(false)}
        cancelLabel={copy.cancel}
        cancelVariant="quiet"
        className="border-t border-hairline pt-4"
      >
        <p className="text-sm text-muted">{copy.intro}</p>
        <TextArea
          ref={focusOnMount}
          label={copy.reason}
          name="reason"
          maxLength={REFUND_REASON_MAX_CHARACTERS}
        />
      </Form>
    )
  }
  return (
    <p className="text-sm text-muted">
      {children}{' '}
      <button
        ref={openerRef('request')}
        type="button"
        onClick={() => setOpen(true)}
        className="text-link inline-flex min-h-10 items-center rounded-sm"
      >
        {copy.open}
      </button>
    </p>
  )
}
