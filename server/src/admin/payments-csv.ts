import { majorUnits } from '@course/content/site/money'
import { paymentLists, paymentStateLabel } from '@course/contract/sales/payments'
import { z } from 'zod'
import type { CsvFile, CsvValue } from '../http/csv.ts'
import { allKeysetPages } from '../platform/keyset.ts'
import type { Site } from '../platform/site.ts'
import { adminExport } from './define-function.ts'
import { listPayments, type PaymentFilters, paymentFilterFields } from './payments.ts'
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
  async (site, { unit, list, ...filters }) => {
    const usedFilters = Object.keys(filters).filter(
      (name) => filters[name as keyof typeof filters] !== undefined,
    )
    return {
      name: list,
      label: [list, ...usedFilters].join(', '),
      ...(list === 'revenue'
        ? revenueFile(site, { ...filters, unit })
        : csvFiles[list](site, { ...filters, list })),
    }
  },
)

const BATCH_SIZE = 500

const amountOf = ({ amount, currency }: { amount: number; currency: string }) =>
  majorUnits(amount, currency).toFixed(2)

const csvFiles = {
  purchases: (site: Site, filters: PaymentFilters): CsvFile => ({
    header: [
      'time',
      'order number',
      'customer',
      'amount',
      'refunded',
      'currency',
      'state',
      'payment id',
      'customer id',
    ],
    batches: csvBatches(
      (cursor) => listPayments.purchases(site.db, filters, cursor, BATCH_SIZE),
      (row) => [
        row.at,
        row.orderNumber,
        row.email,
        amountOf(row),
        amountOf({ amount: row.refunded, currency: row.currency }),
        row.currency,
        paymentStateLabel('purchases', row.state),
        row.paymentId,
        row.customerId,
      ],
    ),
  }),
  refunds: (site: Site, filters: PaymentFilters): CsvFile => ({
    header: [
      'time',
      'order number',
      'customer',
      'amount',
      'currency',
      'state',
      'detail',
      'by',
      'note',
      'refund id',
      'payment id',
    ],
    batches: csvBatches(
      (cursor) => listPayments.refunds(site.db, filters, cursor, BATCH_SIZE),
      (row) => [
        row.at,
        row.orderNumber,
        row.email,
        amountOf(row),
        row.currency,
        paymentStateLabel('refunds', row.state),
        row.detail,
        row.by,
        row.note,
        row.id,
        row.paymentId,
      ],
    ),
  }),
  disputes: (site: Site, filters: PaymentFilters): CsvFile => ({
    header: [
      'time',
      'order number',
      'customer',
      'amount',
      'currency',
      'state',
      'reason',
      'response due',
      'dispute id',
      'payment id',
    ],
    batches: csvBatches(
      (cursor) => listPayments.disputes(site.db, filters, cursor, BATCH_SIZE),
      (row) => [
        row.at,
        row.orderNumber,
        row.email,
        amountOf(row),
        row.currency,
        paymentStateLabel('disputes', row.state),
        row.reason,
        row.dueBy,
        row.id,
        row.paymentId,
      ],
    ),
  }),
}

async function* csvBatches<Row>(
  listPage: Parameters<typeof allKeysetPages<Row>>[0],
  toCsvRow: (row: Row) => readonly CsvValue[],
) {
  for await (const rows of allKeysetPages(listPage)) yield rows.map(toCsvRow)
}

function revenueFile(site: Site, input: Parameters<typeof getRevenue>[1]): CsvFile {
  async function* batches() {
    const { points, total, currency } = await getRevenue(site, input)
    yield [...points, { at: 'total', ...total }].map((point) => [
      point.at,
      point.sales,
      amountOf({ amount: point.gross, currency }),
      point.refunds,
      amountOf({ amount: point.refunded, currency }),
      amountOf({ amount: point.gross - point.refunded, currency }),
      currency,
    ])
  }
  return {
    header: ['day or month', 'sales', 'gross', 'refunds', 'refunded', 'net before card fees', 'currency'],
    batches: batches(),
  }
}
