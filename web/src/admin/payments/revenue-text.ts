import { formatName, formatUtcDay, formatUtcMonth } from '@course/content/site/format'
import {
  formatAmount,
  purchaseKindLabels,
  type Revenue,
  type RevenueGrouping,
} from '@course/contract/sales/payments'
import type { PurchaseKind } from '@course/contract/sales/seats'
import { changeText } from '../kit/number-text.ts'

/** `2026-11-15` becomes “Nov 15” and `2026-11` “Nov 2026”. */
export const pointName = (at: string): string => (at.length === 7 ? formatUtcMonth(at) : formatUtcDay(at))

export function revenueSummary({ total, before, currency, points, unit }: Revenue): string {
  if (total.sales === 0 && total.refunds === 0) return 'No sales or refunds in this period.'
  const money = (cents: number) => formatAmount(cents, currency)
  const sales = `${total.sales} ${total.sales === 1 ? 'sale' : 'sales'} for ${money(total.gross)}`
  const refunds =
    total.refunds === 0
      ? 'no refunds'
      : `${total.refunds} ${total.refunds === 1 ? 'refund' : 'refunds'} for ${money(total.refunded)}`
  const best = points.reduce((highest, point) => (point.gross > highest.gross ? point : highest))
  const bestText =
    best.gross > 0 ? ` The best ${unit} was ${pointName(best.at)} with ${money(best.gross)}.` : ''
  const net = total.gross - total.refunded
  return `${sales}, ${refunds}: ${money(net)} net, ${changeText(net, before.gross - before.refunded)}.${bestText}`
}

export const groupingLabels: Record<RevenueGrouping, { title: string; column: string }> = {
  code: { title: 'By code', column: 'Code' },
  kind: { title: 'By kind', column: 'Kind' },
  country: { title: 'By country', column: 'Country' },
}

/** The name of a code, kind of purchase or country; of sales without one if `value` is null. */
export function groupName(grouping: RevenueGrouping, value: string | null): string {
  if (value === null) return grouping === 'code' ? 'No code' : 'Unknown'
  if (grouping === 'kind') return purchaseKindLabels[value as PurchaseKind]
  return grouping === 'country' ? formatName('region', value) : value
}
