import { purchaseKindLabels } from '@course/contract/sales/payments'
import type { ServerFunction } from '../http/functions.ts'
import { dayFields } from '../platform/days.ts'
import { type Cards, fetchBalanceEntries, orderNumberOf } from '../sales/index.ts'
import { adminExport, type CsvColumns, csvAmount, csvOf } from './define-function.ts'
import { requestedRevenueDays } from './revenue.ts'

/** What the card provider booked, for the accountant: its sums are those of the provider. */
export const exportAccounting = (cards: Cards): ServerFunction =>
  adminExport(
    'admin-accounting-csv',
    { permission: 'money', action: 'payment.export', subject: 'accounting', fields: dayFields },
    async (site, request) => {
      const days = requestedRevenueDays(site.clock, request)
      const pages = fetchBalanceEntries(cards, site.db, days)
      // Fetched before the response begins, so that a failure is reported.
      const first = await pages.next()
      async function* allPages() {
        if (!first.done) yield first.value
        yield* pages
      }
      return { label: `accounting, ${days.from} to ${days.to}`, ...csvOf(allPages(), COLUMNS) }
    },
  )

type Entry =
  Awaited<ReturnType<typeof fetchBalanceEntries>> extends AsyncGenerator<(infer Row)[]> ? Row : never

/** The column of each category; any other amount is in “other”. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  charge: 'gross',
  refund: 'refund',
  refund_failure: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
}

const LABELS: Readonly<Record<string, string>> = {
  charge: 'Payment',
  refund: 'Refund',
  refund_failure: 'Failed refund',
  dispute: 'Dispute',
  dispute_reversal: 'Dispute won',
}

const amountIn =
  (column: string) =>
  ({ category, amount, currency }: Entry) =>
    csvAmount((COLUMN_OF[category] ?? 'other') === column ? amount : 0, currency)

const COLUMNS: CsvColumns<Entry> = {
  time: ({ at }) => at,
  type: ({ category }) => LABELS[category] ?? category.replaceAll('_', ' '),
  'order number': ({ purchase }) => (purchase ? orderNumberOf(purchase) : null),
  customer: ({ purchase }) => purchase?.email ?? null,
  country: ({ purchase }) => purchase?.country ?? null,
  kind: ({ purchase }) => (purchase ? purchaseKindLabels[purchase.kind] : null),
  code: ({ purchase }) => purchase?.code ?? null,
  gross: amountIn('gross'),
  refund: amountIn('refund'),
  dispute: amountIn('dispute'),
  other: amountIn('other'),
  // The checkout accepts no payment with tax.
  tax: ({ currency }) => csvAmount(0, currency),
  fee: ({ fee, currency }) => csvAmount(fee, currency),
  net: ({ net, currency }) => csvAmount(net, currency),
  currency: ({ currency }) => currency.toUpperCase(),
  'payment id': ({ paymentId }) => paymentId,
  'transaction id': ({ id }) => id,
}
