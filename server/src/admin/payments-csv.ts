import { majorUnits } from '@course/content/site/money'
import { paymentLists, paymentStateLabel } from '@course/contract/billing/payments'
import { z } from 'zod'
import { nowIso } from '../platform/clock.ts'
import { type CsvValue, sendCsv } from '../platform/csv.ts'
import { serverFunction } from '../platform/functions.ts'
import { allKeysetPages } from '../platform/keyset.ts'
import { perMinute } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import { runAuditedAction } from '../staff/index.ts'
import { listPayments, type PaymentFilters, paymentFilterFields } from './payments.ts'
import { getRevenue, revenueFields } from './revenue.ts'

type CsvFile = { header: readonly string[]; batches: AsyncGenerator<readonly (readonly CsvValue[])[]> }

/** Exports the filtered list, or the revenue table with totals, as CSV. Recorded in the audit log. */
export const exportPayments = serverFunction(
  'admin-payments-csv',
  {
    access: { staff: 'money' },
    rateLimit: perMinute(10),
    body: z.object({
      ...paymentFilterFields,
      ...revenueFields,
      list: z.enum([...paymentLists, 'revenue']),
      operationId: z.uuid(),
    }),
  },
  async (site, { staff, body: { operationId, unit, list, ...filters }, request, reply }) => {
    const usedFilters = Object.keys(filters).filter(
      (name) => filters[name as keyof typeof filters] !== undefined,
    )
    const label = [list, ...usedFilters].join(', ')
    await runAuditedAction(
      site,
      {
        actor: staff!,
        action: 'payment.export',
        source: 'page',
        operationId,
        requestId: request.id,
        reason: '',
      },
      async () => ({ subject: { type: 'file', id: 'payments', label }, outcome: {} }),
    )
    const { header, batches } =
      list === 'revenue'
        ? revenueFile(site, { ...filters, unit })
        : csvFiles[list](site, { ...filters, list })
    return sendCsv(reply, {
      name: `${[list, nowIso(site.clock).slice(0, 10), filters.state].filter(Boolean).join('-')}.csv`,
      header,
      batches,
    })
  },
)

const BATCH_SIZE = 500

const amountOf = ({ amount, currency }: { amount: number; currency: string }) =>
  majorUnits(amount, currency).toFixed(2)

const csvFiles = {
  purchases: (site: Site, filters: PaymentFilters): CsvFile => ({
    header: ['time', 'customer', 'amount', 'refunded', 'currency', 'state', 'payment id', 'customer id'],
    batches: csvBatches(
      (cursor) => listPayments.purchases(site.db, filters, cursor, BATCH_SIZE),
      (row) => [
        row.at,
        row.email,
        amountOf(row),
        amountOf({ amount: row.refunded, currency: row.currency }),
        row.currency,
        paymentStateLabel('purchases', row.state),
        row.id,
        row.customerId,
      ],
    ),
  }),
  refunds: (site: Site, filters: PaymentFilters): CsvFile => ({
    header: [
      'time',
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
        row.email,
        amountOf(row),
        row.currency,
        paymentStateLabel('refunds', row.state),
        row.detail,
        row.by,
        row.note,
        row.id,
        row.purchaseId,
      ],
    ),
  }),
  disputes: (site: Site, filters: PaymentFilters): CsvFile => ({
    header: ['time', 'customer', 'amount', 'currency', 'state', 'reason', 'response due', 'dispute id'],
    batches: csvBatches(
      (cursor) => listPayments.disputes(site.db, filters, cursor, BATCH_SIZE),
      (row) => [
        row.at,
        row.email,
        amountOf(row),
        row.currency,
        paymentStateLabel('disputes', row.state),
        row.reason,
        row.dueBy,
        row.id,
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
