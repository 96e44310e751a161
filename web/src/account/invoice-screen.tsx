import { accountCopy } from '@course/content/site/pages/account'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PageTitle } from '../ui/page.tsx'
import { ErrorAlert } from '../ui/states.tsx'
import { openInvoice } from './purchase-requests.ts'

const { invoice: copy, receipt: receiptCopy } = accountCopy

/** Opens the invoice of a purchase at once, for the link in the order confirmation. */
export function InvoiceScreen({ purchaseId }: { purchaseId: string }) {
  const isUnavailable = useSearchParams()[0].has('unavailable')
  const { run, isPending, error } = useMutation(openInvoice)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens it once, because the page stays during the download
  useEffect(() => {
    if (!isUnavailable) void run({ purchaseId })
  }, [purchaseId, isUnavailable])
  return (
    <>
      <Link to="/account#purchases" className="text-link inline-flex min-h-10 items-center rounded-sm">
        {receiptCopy.back}
      </Link>
      <PageTitle intro={isUnavailable || error ? undefined : copy.intro}>{copy.title}</PageTitle>
      <div className="mt-8 grid max-w-reading justify-items-start gap-5">
        {isUnavailable && <Alert>{copy.unavailable}</Alert>}
        <ErrorAlert error={error} />
        <Button busy={isPending} onClick={() => run({ purchaseId })}>
          {copy.open}
        </Button>
      </div>
    </>
  )
}
