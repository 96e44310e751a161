import type { PurchaseEntry } from '@course/contract/billing/payments'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useToast } from '../../ui/status/toast.tsx'
import { DataTable } from '../data-table.tsx'
import { usePolling } from '../use-polling.ts'
import { purchaseColumns } from './columns.tsx'
import { RefundDialog } from './refund-dialog.tsx'

type PurchasesProps = { rows: readonly PurchaseEntry[]; isPending: boolean }

/** Purchases, each with its refund; while one is on its way to the card provider, the page looks again. */
export function Purchases({ rows, isPending }: PurchasesProps) {
  const [pendingAction, setAsked] = useState<PurchaseEntry>()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const isUnderWay = rows.some(({ request }) => request?.state === 'wanted')
  const startLooking = usePolling(isUnderWay)
  return (
    <>
      <DataTable
        caption="Purchases"
        columns={purchaseColumns(setAsked)}
        rows={rows}
        keyOf={({ id }) => id}
        isPending={isPending && !isUnderWay}
      />
      {pendingAction && (
        <RefundDialog
          payment={pendingAction}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined)
            startLooking()
            toast('The refund is asked for. The list shows how it goes on.')
            void revalidate()
          }}
        />
      )}
    </>
  )
}
