import type { PurchaseEntry } from '@course/contract/payments'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useToast } from '../../ui/toast.tsx'
import { DataTable } from '../data-table.tsx'
import { purchaseColumns } from './columns.tsx'
import { RefundDialog } from './refund-dialog.tsx'

const LOOK_AGAIN_MS = 1500
const LOOKS = 20

type PurchasesProps = { rows: readonly PurchaseEntry[]; isPending: boolean }

/** Purchases, each with its refund; while one is on its way to the card provider, the page looks again. */
export function Purchases({ rows, isPending }: PurchasesProps) {
  const [asked, setAsked] = useState<PurchaseEntry>()
  const { revalidate, state } = useRevalidator()
  const [looks, setLooks] = useState(0)
  const toast = useToast()
  const isUnderWay = rows.some(({ request }) => request?.state === 'wanted')
  // The provider answers within seconds; whoever waits longer looks again by hand.
  useEffect(() => {
    if (!isUnderWay || looks >= LOOKS || state !== 'idle') return
    const timer = setTimeout(() => {
      setLooks(looks + 1)
      void revalidate()
    }, LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isUnderWay, looks, state, revalidate])
  return (
    <>
      <DataTable
        caption="Purchases"
        columns={purchaseColumns(setAsked)}
        rows={rows}
        keyOf={({ id }) => id}
        isPending={isPending && !isUnderWay}
      />
      {asked && (
        <RefundDialog
          payment={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined)
            setLooks(0)
            toast('The refund is asked for. The list shows how it goes on.')
            void revalidate()
          }}
        />
      )}
    </>
  )
}
