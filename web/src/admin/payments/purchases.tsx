import type { CursorPage } from '@course/contract/admin/admin'
import type { PurchaseEntry } from '@course/contract/sales/payments'
import type { ComponentProps } from 'react'
import { RecordList } from '../kit/record-list.tsx'
import { usePolling } from '../kit/use-polling.ts'

type PurchasesProps<Row> = Omit<ComponentProps<typeof RecordList<Row>>, 'caption' | 'keyOf' | 'page'> & {
  page: Pick<CursorPage<Row>, 'rows'> & Partial<CursorPage<Row>>
}

/** Loads the screen again while a refund is waiting for the card provider. */
export function Purchases<Row extends PurchaseEntry>({ page, ...list }: PurchasesProps<Row>) {
  usePolling(page.rows.some(({ request }) => request?.state === 'wanted'))
  return <RecordList {...list} caption="Purchases" page={page} keyOf={({ id }) => id} />
}
