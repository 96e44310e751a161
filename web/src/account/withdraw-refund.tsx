import { accountTexts } from '@course/content/site/pages/account'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/status/toast.tsx'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { withdrawRefund } from './purchases-api.ts'
import { useOpener } from './use-opener.ts'

const { withdraw: texts } = accountTexts.purchases

type WithdrawRefundProps = { purchaseId: string; until: string | undefined; onWithdrawn: () => void }

/** Takes a request for a refund back. `until` is the last day on which it can be made again, if that is to come. */
export function WithdrawRefund({ purchaseId, until, onWithdrawn }: WithdrawRefundProps) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const opener = useOpener(isOpen ? 'withdraw' : undefined)
  const { revalidate } = useRevalidator()
  const toast = useToast()

  async function withdraw() {
    setBusy(true)
    setProblem(undefined)
    try {
      await withdrawRefund(purchaseId)
      onWithdrawn()
      toast(texts.done)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    // After a refusal too: then the team was faster, and the page shows what it decided.
    await revalidate()
    setBusy(false)
  }

  if (!isOpen) {
    return (
      <div>
        <Button ref={opener('withdraw')} variant="secondary" size="small" onClick={() => setOpen(true)}>
          Withdraw request
        </Button>
      </div>
    )
  }
  return (
    <ConfirmRemoval
      text={until ? texts.again(until) : texts.last}
      confirm="Withdraw request"
      isBusy={isBusy}
      problem={problem}
      onConfirm={withdraw}
      onCancel={() => setOpen(false)}
    />
  )
}
