import type { CursorPage } from '@course/contract/admin/admin'
import {
  type PaymentEntries,
  type PaymentList,
  type PurchaseEntry,
  paymentLists,
  paymentStates,
  type Revenue,
} from '@course/contract/sales/payments'
import { Link, useSearchParams } from 'react-router'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { DataTable } from '../data-table.tsx'
import { type Filter, FilterBar } from '../filter-bar.tsx'
import { Pager } from '../pager.tsx'
import { fetchPayments } from '../requests.ts'
import { AdminScreen, EmptyState } from '../screen.tsx'
import { screenLoader, useScreenData } from '../screen-loader.ts'
import { disputeColumns, refundColumns } from './columns.tsx'
import { ExportPayments } from './export-payments.tsx'
import { Purchases } from './purchases.tsx'
import { RevenueSection } from './revenue-section.tsx'

type PaymentListData = {
  revenue: Revenue
  list: PaymentList
  page: CursorPage<PaymentEntries[PaymentList]>
}

const lists: Record<PaymentList, { label: string; empty: string }> = {
  purchases: {
    label: 'Purchases',
    empty: 'No purchases in this period.',
  },
  refunds: { label: 'Refunds', empty: 'No refunds in this period.' },
  disputes: {
    label: 'Disputes',
    empty: 'No disputes in this period.',
  },
}

export const loader = screenLoader(({ searchParams }) => fetchPayments(searchParams))

export function Component() {
  const {
    data: { revenue, list, page },
  } = useScreenData(loader)
  const filters: readonly Filter[] = [
    { name: 'state', label: 'Status', kind: 'choice', options: Object.entries(paymentStates[list]) },
    { name: 'from', label: 'From', kind: 'day' },
    { name: 'to', label: 'To', kind: 'day' },
  ]
  return (
    <AdminScreen title="Payments" intro="Sales and refunds before card fees. Dates are in UTC.">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <RevenueSection revenue={revenue} />
        <section aria-label={lists[list].label}>
          <Tabs current={list} />
          <div className="my-6 flex flex-wrap items-end justify-between gap-4">
            <FilterBar filters={filters} />
            <ExportPayments list={list} label="Export" />
          </div>
          <CustomerFilterNotice />
          {page.rows.length === 0 ? (
            <EmptyState>{lists[list].empty}</EmptyState>
          ) : (
            <List list={list} page={page} />
          )}
          <Pager page={page} />
        </section>
      </div>
    </AdminScreen>
  )
}

/** Shown for `?customer=`, which links in alarms use. */
function CustomerFilterNotice() {
  const [searchParams] = useSearchParams()
  if (!searchParams.has('customer')) return null
  return (
    <p className="mb-4 text-sm">
      Showing one customer.{' '}
      <Link to="/admin/payments" className="text-link">
        Show all payments
      </Link>
    </p>
  )
}

/** Keeps the dates but drops the status filter, because each list has its own statuses. */
function Tabs({ current }: { current: PaymentList }) {
  const [searchParams] = useSearchParams()
  const pathTo = (list: PaymentList) => {
    const params = [...searchParams].filter(([name]) => !['list', 'state', 'cursor'].includes(name))
    return `?${new URLSearchParams([...params, ...(list === 'purchases' ? [] : [['list', list]])] as string[][])}`
  }
  return (
    <LinkTabs
      label="Payment lists"
      tabs={paymentLists.map((list) => ({
        to: pathTo(list),
        label: lists[list].label,
        isCurrent: list === current,
      }))}
    />
  )
}

type ListProps = { list: PaymentList; page: PaymentListData['page'] }

function List({ list, page }: ListProps) {
  const table = { isWide: true, keyOf: ({ id }: { id: string }) => id }
  if (list === 'refunds') {
    const rows = page.rows as readonly PaymentEntries['refunds'][]
    return <DataTable {...table} caption="Refunds" columns={refundColumns} rows={rows} />
  }
  if (list === 'disputes') {
    const rows = page.rows as readonly PaymentEntries['disputes'][]
    return <DataTable {...table} caption="Disputes" columns={disputeColumns} rows={rows} />
  }
  return <Purchases rows={page.rows as readonly PurchaseEntry[]} />
}
