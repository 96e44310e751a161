import { useMutation } from '../app/saving/use-mutation.ts'
import { Button } from '../ui/button.tsx'
import { openInvoice } from './purchase-requests.ts'

type InvoiceButtonProps = {
  purchaseId: string
  /** Opens the credit note of this refund instead of the invoice. */
  refundId?: string
  children: string
}

/** Downloads an invoice or a credit note. */
export function InvoiceButton({ purchaseId, refundId, children }: InvoiceButtonProps) {
  const { run, isPending } = useMutation(openInvoice, { errors: 'toast' })
  return (
    <Button
      variant="secondary"
      size="small"
      busy={isPending}
      onClick={() => run({ purchaseId, ...(refundId !== undefined && { refundId }) })}
    >
      {children}
    </Button>
  )
}
