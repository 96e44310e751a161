import type { PurchaseEntry } from '@course/contract/sales/payments'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useToast } from '../../ui/toast.tsx'
import { type Column, DataTable } from '../data-table.tsx'
import { usePolling } from '../use-polling.ts'
import { type OnRefund, purchaseColumns } from './columns.tsx'
import { RefundDialog } from './refund-dialog.tsx'

type PurchasesProps<Row> = {
  rows: readonly Row[]
  columns?: (onRefund: OnRefund) => readonly [Column<Row>, ...Column<Row>[]]
}

/** Polls while a refund is waiting for the card provider. */
export function Purchases<Row extends PurchaseEntry>({
  rows,
  columns = purchaseColumns,
}: PurchasesProps<Row>) {
  const [paymentToRefund, setPaymentToRefund] = useState<PurchaseEntry>()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const isRefundPending = rows.some(({ request }) => request?.state === 'wanted')
  const restartPolling = usePolling(isRefundPending)
  return (
    <>
      <DataTable
        isWide
        caption="Purchases"
        columns={columns(setPaymentToRefund)}
        rows={rows}
        keyOf={({ id }) => id}
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
