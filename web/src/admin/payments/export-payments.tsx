import type { PaymentList } from '@course/contract/sales/payments'
import { useSearchParams } from 'react-router'
import { ExportButton } from '../export-button.tsx'
import { pickParams } from '../requests.ts'

export function ExportPayments({ list, label }: { list: PaymentList | 'revenue'; label: string }) {
  const [searchParams] = useSearchParams()
  const names =
    list === 'revenue' ? (['from', 'to', 'unit'] as const) : (['state', 'customer', 'from', 'to'] as const)
  const filters = { ...pickParams<string>(searchParams, names), list }
  return <ExportButton name="admin-payments-csv" filters={filters} label={label} size="small" />
}
