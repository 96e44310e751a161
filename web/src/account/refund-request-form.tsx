import { accountCopy } from '@course/content/site/pages/account'
import { REFUND_REASON_MAX_CHARACTERS } from '@course/contract/sales/purchases'
import { useEffect, useRef, useState } from 'react'
import { useReload } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { useToast } from '../ui/toast.tsx'
import { requestRefund } from './purchase-requests.ts'
import { useReturnFocus } from './use-return-focus.ts'

const { requestRefund: copy } = accountCopy.purchases

type RefundRequestFormProps = { purchaseId: string; onRequested: () => void; children: string }

/** The refund deadline with a link that opens the form. */
export function RefundRequestForm({ purchaseId, onRequested, children }: RefundRequestFormProps) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const openerRef = useReturnFocus(isOpen ? 'request' : undefined)
  const reload = useReload()
  const toast = useToast()
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  async function send() {
    setBusy(true)
    setProblem(undefined)
    try {
      await requestRefund(purchaseId, reason)
      onRequested()
      toast(copy.requestSent)
      await reload()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setBusy(false)
  }

  if (!isOpen) {
    return (
      <p className="text-sm text-muted">
        {children}{' '}
        <button
          ref={openerRef('request')}
          type="button"
          onClick={() => setOpen(true)}
          className="text-link inline-flex min-h-10 items-center rounded-sm"
        >
          Request a refund
        </button>
      </p>
    )
  }
  return (
    <form
      noValidate
      className="grid gap-4 border-t border-hairline pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      <p className="text-sm text-muted">{copy.intro}</p>
      <TextArea
        ref={field}
        label={copy.reason}
        maxLength={REFUND_REASON_MAX_CHARACTERS}
        readOnly={isBusy}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" wide busy={isBusy}>
          Request refund
        </Button>
        <Button
          variant="quiet"
          wide
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && setOpen(false)}
        >
          Keep the course
        </Button>
      </div>
    </form>
  )
}
