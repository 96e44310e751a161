import { accountCopy } from '@course/content/site/pages/account'
import { useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Button } from '../ui/button.tsx'
import { useReturnFocus } from '../ui/use-return-focus.ts'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { withdrawRefundRequest } from './purchase-requests.ts'

const { withdraw: copy } = accountCopy.purchases

type WithdrawRefundRequestProps = { purchaseId: string; until: string | undefined; onWithdrawn: () => void }

/** `until` is the last day to request a refund again; undefined if it has passed. */
export function WithdrawRefundRequest({ purchaseId, until, onWithdrawn }: WithdrawRefundRequestProps) {
  const [isOpen, setOpen] = useState(false)
  const openerRef = useReturnFocus(isOpen ? 'withdraw' : undefined)
  const withdraw = useMutation(() => withdrawRefundRequest(purchaseId), {
    success: copy.done,
    onSuccess: onWithdrawn,
    revalidates: true,
  })
  if (isOpen) {
    return (
      <ConfirmRemoval
        text={until ? copy.again(until) : copy.last}
        confirmLabel={copy.submit}
        mutation={withdraw}
        onCancel={() => setOpen(false)}
      />
    )
  }
  return (
    <div>
      <Button ref={openerRef('withdraw')} variant="secondary" size="small" onClick={() => setOpen(true)}>
        {copy.submit}
      </Button>
    </div>
  )
}
