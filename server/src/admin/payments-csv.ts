import { siteContent } from '@course/content/site/content'
import {
  type Money,
  type PaymentEntries,
  type PaymentList,
  paymentLists,
  paymentStateLabel,
  purchaseKindLabels,
} from '@course/contract/sales/payments'
import type { PurchaseKind } from '@course/contract/sales/seats'
import { z } from 'zod'
import type { Site } from '../platform/site.ts'
import { adminExport, type CsvColumns, csvAmount, csvOf, csvOfList } from './define-function.ts'
import { listPayments, paymentFilterFields } from './payments.ts'
import { getRevenue, listRevenueReport, revenueFields } from './revenue.ts'

/** Exports the filtered list, the revenue table with totals, or the report with each group of sales. */
export const exportPayments = adminExport(
  'admin-payments-csv',
  {
    permission: 'money',
    action: 'payment.export',
    subject: 'payments',
    fields: {
      ...paymentFilterFields,
      ...revenueFields,
      list: z.enum([...paymentLists, 'revenue', 'report']),
    },
  },
  (site, { unit, list, ...filters }) => ({
    name: list,
    label: [list, ...Object.keys(filters)].join(', '),
    ...(list === 'revenue'
      ? csvOf(revenueRows(site, { ...filters, unit }), REVENUE_COLUMNS)
      : list === 'report'
        ? csvOf(reportRows(site, filters), REPORT_COLUMNS)
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

const moneyColumns: CsvColumns<Money & { currency: string }> = {
  sales: ({ sales }) => sales,
  gross: ({ gross, currency }) => csvAmount(gross, currency),
  refunds: ({ refunds }) => refunds,
  refunded: ({ refunded, currency }) => csvAmount(refunded, currency),
  'net before card fees': ({ gross, refunded, currency }) => csvAmount(gross - refunded, currency),
  currency: ({ currency }) => currency,
}

const REVENUE_COLUMNS: CsvColumns<Money & { at: string; currency: string }> = {
  'day or month': ({ at }) => at,
  ...moneyColumns,
}

type ReportRow = Awaited<ReturnType<typeof listRevenueReport>>[number] & { currency: string }

const REPORT_COLUMNS: CsvColumns<ReportRow> = {
  month: ({ month }) => month,
  code: ({ code }) => code,
  kind: ({ kind }) => purchaseKindLabels[kind as PurchaseKind],
  country: ({ country }) => country,
  discounts: ({ discount, currency }) => csvAmount(discount, currency),
  ...moneyColumns,
}

async function* reportRows(site: Site, request: Parameters<typeof listRevenueReport>[1]) {
  const { currency } = siteContent().offer
  yield (await listRevenueReport(site, request)).map((row) => ({ ...row, currency }))
}

async function* revenueRows(site: Site, request: Parameters<typeof getRevenue>[1]) {
  const { points, total, currency } = await getRevenue(site, request)
  yield [...points, { at: 'total', ...total }].map((point) => ({ ...point, currency }))
}
