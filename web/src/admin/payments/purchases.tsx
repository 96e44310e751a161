import type { PurchaseEntry } from '@course/contract/billing/payments'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useToast } from '../../ui/status/toast.tsx'
import { DataTable } from '../data-table.tsx'
import { usePolling } from '../use-polling.ts'
import { purchaseColumns } from './columns.tsx'
import { RefundDialog } from './refund-dialog.tsx'

type PurchasesProps = { rows: readonly PurchaseEntry[]; isPending: boolean }

/** Polls while a refund is waiting for the card provider. */
export function Purchases({ rows, isPending }: PurchasesProps) {
  const [paymentToRefund, setPaymentToRefund] = useState<PurchaseEntry>()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const isRefundPending = rows.some(({ request }) => request?.state === 'wanted')
  const restartPolling = usePolling(isRefundPending)
  return (
    <>
      <DataTable
        caption="Purchases"
        columns={purchaseColumns(setPaymentToRefund)}
        rows={rows}
        keyOf={({ id }) => id}
        isPending={isPending && !isRefundPending}
      />
      {paymentToRefund && (
        <RefundDialog
          payment={paymentToRefund}
          onClose={() => setPaymentToRefund(undefined)}
          onDone={() => {
            setPaymentToRefund(undefined)
            restartPolling()
            toast('Refund requested. Its status appears in the list.')
            void revalidate()
          }}
        />
      )}
    </>
  )
}
