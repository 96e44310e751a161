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
import { type PaymentFilters, paymentFilterFields, readPayments } from './payments.ts'
import { readRevenue, revenueFields } from './revenue.ts'

type File = { head: readonly string[]; lines: AsyncGenerator<readonly (readonly CsvValue[])[]> }

/** Exactly what is filtered, or the table of revenue with its totals; that it was taken is in the log. */
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
    const used = Object.keys(filters).filter((name) => filters[name as keyof typeof filters] !== undefined)
    const label = [list, ...used].join(', ')
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
    const { head, lines } =
      list === 'revenue' ? revenueFile(site, { ...filters, unit }) : files[list](site, { ...filters, list })
    return sendCsv(reply, {
      name: `${[list, nowIso(site.clock).slice(0, 10), filters.state].filter(Boolean).join('-')}.csv`,
      head,
      batches: lines,
    })
  },
)

const BATCH = 500

const amountOf = ({ amount, currency }: { amount: number; currency: string }) =>
  majorUnits(amount, currency).toFixed(2)

const files = {
  purchases: (site: Site, filters: PaymentFilters): File => ({
    head: ['time', 'customer', 'amount', 'refunded', 'currency', 'state', 'payment id', 'customer id'],
    lines: each(
      (cursor) => readPayments.purchases(site.db, filters, cursor, BATCH),
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
  refunds: (site: Site, filters: PaymentFilters): File => ({
    head: [
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
    lines: each(
      (cursor) => readPayments.refunds(site.db, filters, cursor, BATCH),
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
  disputes: (site: Site, filters: PaymentFilters): File => ({
    head: ['time', 'customer', 'amount', 'currency', 'state', 'reason', 'answer due', 'dispute id'],
    lines: each(
      (cursor) => readPayments.disputes(site.db, filters, cursor, BATCH),
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

async function* each<Row>(
  readPage: Parameters<typeof allKeysetPages<Row>>[0],
  toLine: (row: Row) => readonly CsvValue[],
) {
  for await (const rows of allKeysetPages(readPage)) yield rows.map(toLine)
}

function revenueFile(site: Site, pendingAction: Parameters<typeof readRevenue>[1]): File {
  async function* lines() {
    const { points, total, currency } = await readRevenue(site, pendingAction)
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
    head: ['day or month', 'sales', 'gross', 'refunds', 'refunded', 'net before card fees', 'currency'],
    lines: lines(),
  }
}
