import { useMutation } from '../app/saving/use-mutation.tsx'
import { Button } from '../ui/button.tsx'
import { openInvoice } from './purchase-requests.ts'

type DocumentButtonProps = {
  purchaseId: string
  /** Opens the credit note of this refund instead of the invoice. */
  refundId?: string
  children: string
}

/** Downloads an invoice or a credit note. */
export function DocumentButton({ purchaseId, refundId, children }: DocumentButtonProps) {
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
