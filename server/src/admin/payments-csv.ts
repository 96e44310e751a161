import {
  type Money,
  type PaymentEntries,
  type PaymentList,
  paymentLists,
  paymentStateLabel,
} from '@course/contract/sales/payments'
import { z } from 'zod'
import type { Site } from '../platform/site.ts'
import { adminExport, type CsvColumns, csvAmount, csvOf, csvOfList } from './define-function.ts'
import { listPayments, paymentFilterFields } from './payments.ts'
import { getRevenue, revenueFields } from './revenue.ts'

/** Exports the filtered list, or the revenue table with totals. */
export const exportPayments = adminExport(
  'admin-payments-csv',
  {
    permission: 'money',
    action: 'payment.export',
    subject: 'payments',
    fields: { ...paymentFilterFields, ...revenueFields, list: z.enum([...paymentLists, 'revenue']) },
  },
  (site, { unit, list, ...filters }) => ({
    name: list,
    label: [list, ...Object.keys(filters)].join(', '),
    ...(list === 'revenue'
      ? csvOf(revenueRows(site, { ...filters, unit }), REVENUE_COLUMNS)
      : csvOfPayments(list, (page) => listPayments[list](site.db, filters, page))),
  }),
)

const csvOfPayments = <List extends PaymentList>(
  list: List,
  listPage: Parameters<typeof csvOfList<PaymentEntries[List]>>[0],
) => csvOfList(listPage, PAYMENT_COLUMNS[list])

const sharedColumns = {
  time: ({ at }) => at,
  'order number': ({ orderNumber }) => orderNumber,
  customer: ({ email }) => email,
  amount: ({ amount, currency }) => csvAmount(amount, currency),
} satisfies CsvColumns<PaymentEntries[PaymentList]>

const PAYMENT_COLUMNS: { [List in PaymentList]: CsvColumns<PaymentEntries[List]> } = {
  purchases: {
    ...sharedColumns,
    refunded: ({ refunded, currency }) => csvAmount(refunded, currency),
    code: ({ code }) => code,
    discount: ({ discount, currency }) => csvAmount(discount, currency),
    currency: ({ currency }) => currency,
    state: ({ state }) => paymentStateLabel('purchases', state),
    'payment id': ({ paymentId }) => paymentId,
    'customer id': ({ customerId }) => customerId,
  },
  refunds: {
    ...sharedColumns,
    currency: ({ currency }) => currency,
    state: ({ state }) => paymentStateLabel('refunds', state),
    detail: ({ detail }) => detail,
    by: ({ by }) => by,
    note: ({ note }) => note,
    'refund id': ({ id }) => id,
    'payment id': ({ paymentId }) => paymentId,
  },
  disputes: {
    ...sharedColumns,
    currency: ({ currency }) => currency,
    state: ({ state }) => paymentStateLabel('disputes', state),
    reason: ({ reason }) => reason,
    'response due': ({ dueBy }) => dueBy,
    'dispute id': ({ id }) => id,
    'payment id': ({ paymentId }) => paymentId,
  },
}

const REVENUE_COLUMNS: CsvColumns<Money & { at: string; currency: string }> = {
  'day or month': ({ at }) => at,
  sales: ({ sales }) => sales,
  gross: ({ gross, currency }) => csvAmount(gross, currency),
  refunds: ({ refunds }) => refunds,
  refunded: ({ refunded, currency }) => csvAmount(refunded, currency),
  'net before card fees': ({ gross, refunded, currency }) => csvAmount(gross - refunded, currency),
  currency: ({ currency }) => currency,
}

async function* revenueRows(site: Site, request: Parameters<typeof getRevenue>[1]) {
  const { points, total, currency } = await getRevenue(site, request)
  yield [...points, { at: 'total', ...total }].map((point) => ({ ...point, currency }))
}
