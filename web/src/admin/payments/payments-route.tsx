import type { CursorPage } from '@course/contract/admin/admin'
import {
  type PaymentEntries,
  type PaymentList,
  paymentLists,
  paymentStates,
} from '@course/contract/sales/payments'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ExportButton } from '../kit/export-button.tsx'
import { RecordList } from '../kit/record-list.tsx'
import { callAdmin, pickParams } from '../kit/requests.ts'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { Tabs } from '../kit/tabs.tsx'
import { disputeColumns, purchaseColumns, refundColumns } from './columns.tsx'
import { Purchases } from './purchases.tsx'
import { RevenueSection } from './revenue-section.tsx'

const lists: Record<PaymentList, { label: string; empty: string }> = {
  purchases: { label: 'Purchases', empty: 'No purchases in this period.' },
  refunds: { label: 'Refunds', empty: 'No refunds in this period.' },
  disputes: { label: 'Disputes', empty: 'No disputes in this period.' },
}

const revenueParams = ['from', 'to', 'unit'] as const
const paymentParams = ['state', 'customer', 'from', 'to'] as const

export const loader = screenLoader(async ({ searchParams }) => {
  const list = paymentLists.find((known) => known === searchParams.get('list')) ?? 'purchases'
  const [revenue, page] = await Promise.all([
    callAdmin('admin-revenue', pickParams(searchParams, revenueParams)),
    callAdmin('admin-payments', {
      list,
      ...pickParams(searchParams, [...paymentParams, 'cursor']),
    }),
  ])
  return { revenue, list, page }
})

export function Component() {
  const {
    data: { revenue, list, page },
    searchParams,
  } = useScreenData(loader)
  return (
    <AdminScreen title="Payments" intro="Sales and refunds before card fees. Dates are in UTC.">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <RevenueSection revenue={revenue} exportFilters={pickParams(searchParams, revenueParams)} />
        <section aria-label={lists[list].label} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {/* Without the status, because each list has its own. */}
          <div className="flex flex-wrap items-end justify-between gap-3 border-b border-hairline">
            <Tabs
              label="Payment lists"
              param="list"
              tabs={{ purchases: 'Purchases', refunds: 'Refunds', disputes: 'Disputes' }}
              current={list}
              keeps={['customer', 'from', 'to', 'unit']}
            />
            <div className="pb-2">
              <ExportButton
                name="admin-payments-csv"
                filters={{ ...pickParams(searchParams, paymentParams), list }}
              />
            </div>
          </div>
          <PaymentRows
            list={list}
            page={page}
            empty={lists[list].empty}
            filters={[
              {
                name: 'state',
                label: 'Status',
                kind: 'choice',
                options: Object.entries(paymentStates[list]),
              },
              { name: 'from', label: 'From', kind: 'day' },
              { name: 'to', label: 'To', kind: 'day' },
            ]}
            summary={searchParams.has('customer') && <CustomerFilterNotice />}
          />
        </section>
      </div>
    </AdminScreen>
  )
}

/** Shown for `?customer=`, which links in alarms use. */
const CustomerFilterNotice = () => (
  <p className="text-sm">
    Showing one customer.{' '}
    <Link to="/admin/payments" className="text-link">
      Show all payments
    </Link>
  </p>
)

type PaymentRowsProps = Pick<ComponentProps<typeof RecordList>, 'empty' | 'filters' | 'summary'> & {
  list: PaymentList
  page: CursorPage<PaymentEntries[PaymentList]>
}

function PaymentRows({ list, page, ...shared }: PaymentRowsProps) {
  const keyOf = ({ id }: { id: string }) => id
  if (list === 'refunds') {
    const refunds = page as CursorPage<PaymentEntries['refunds']>
    return <RecordList {...shared} caption="Refunds" keyOf={keyOf} columns={refundColumns} page={refunds} />
  }
  if (list === 'disputes') {
    const disputes = page as CursorPage<PaymentEntries['disputes']>
    return (
      <RecordList {...shared} caption="Disputes" keyOf={keyOf} columns={disputeColumns} page={disputes} />
    )
  }
  return (
    <Purchases {...shared} columns={purchaseColumns} page={page as CursorPage<PaymentEntries['purchases']>} />
  )
}
