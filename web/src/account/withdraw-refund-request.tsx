import { accountCopy } from '@course/content/site/pages/account'
import { useState } from 'react'
import { useReload } from '../app/use-page-data.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { withdrawRefundRequest } from './purchase-requests.ts'
import { useReturnFocus } from './use-return-focus.ts'

const { withdraw: copy } = accountCopy.purchases

type WithdrawRefundRequestProps = { purchaseId: string; until: string | undefined; onWithdrawn: () => void }

/** `until` is the last day to request a refund again; undefined if it has passed. */
export function WithdrawRefundRequest({ purchaseId, until, onWithdrawn }: WithdrawRefundRequestProps) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const openerRef = useReturnFocus(isOpen ? 'withdraw' : undefined)
  const reload = useReload()
  const toast = useToast()

  async function withdraw() {
    setBusy(true)
    setProblem(undefined)
    try {
      await withdrawRefundRequest(purchaseId)
      onWithdrawn()
      toast(copy.done)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    // Reload after an error too: staff may have decided in the meantime.
    await reload()
    setBusy(false)
  }

  if (!isOpen) {
    return (
      <div>
        <Button ref={openerRef('withdraw')} variant="secondary" size="small" onClick={() => setOpen(true)}>
          Withdraw request
        </Button>
      </div>
    )
  }
  return (
    <ConfirmRemoval
      text={until ? copy.again(until) : copy.last}
      confirmLabel="Withdraw request"
      isBusy={isBusy}
      problem={problem}
      onConfirm={withdraw}
      onCancel={() => setOpen(false)}
    />
  )
}
