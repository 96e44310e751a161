import {
  type DisputeEntry,
  formatAmount,
  type PaymentList,
  type PurchaseEntry,
  paymentStateLabel,
  type RefundEntry,
  refundDelayMessage,
  refundRefusalMessage,
} from '@course/contract/billing/payments'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import type { Column } from '../data-table.tsx'
import { Time } from '../time.tsx'

type Row = {
  at: string
  email: string
  customerId: string | null
  amount: number
  currency: string
  state: string
}

const customerColumn: Column<Row> = {
  label: 'Customer',
  cell: ({ email, customerId }) =>
    customerId ? (
      <Link to={`/admin/customers/${customerId}`} className="text-link">
        {email}
      </Link>
    ) : (
      email
    ),
}
const timeColumn = <Entry extends Row>(purchaseOf: (row: Entry) => string): Column<Entry> => ({
  label: 'Time',
  cell: (row) => (
    <Link to={`/admin/payments/${purchaseOf(row)}`} className="text-link">
      <Time at={row.at} />
      <span className="sr-only">: payment by {row.email}</span>
    </Link>
  ),
})
const amountColumn: Column<Row> = {
  label: 'Amount',
  isNumber: true,
  cell: ({ amount, currency }) => formatAmount(amount, currency),
}

const tones = {
  active: 'success',
  won: 'success',
  succeeded: 'success',
  failed: 'warning',
  lost: 'warning',
  disputed: 'warning',
  needs_response: 'warning',
  warning_needs_response: 'warning',
} as const

const State = ({ list, state }: { list: PaymentList; state: string }) => (
  <Badge tone={tones[state as keyof typeof tones] ?? 'neutral'}>{paymentStateLabel(list, state)}</Badge>
)

type Columns<Entry> = readonly [Column<Entry>, ...Column<Entry>[]]

export const purchaseColumns = (onRefund: (payment: PurchaseEntry) => void): Columns<PurchaseEntry> => [
  customerColumn,
  timeColumn(({ id }) => id),
  amountColumn,
  {
    label: 'Refunded',
    isNumber: true,
    cell: ({ refunded, currency }) => (refunded === 0 ? '–' : formatAmount(refunded, currency)),
  },
  {
    label: 'Status',
    cell: ({ state, request, currency }) => (
      <span className="grid justify-items-start gap-1">
        <State list="purchases" state={state} />
        {request && (
          <span role="status" className="text-xs text-muted">
            {request.state === 'wanted'
              ? `Refund of ${formatAmount(request.amount, currency)}: waiting for the card provider`
              : `Refund of ${formatAmount(request.amount, currency)} rejected. ${refundRefusalMessage(request.refusal ?? '')}`}
          </span>
        )}
      </span>
    ),
  },
  {
    label: 'Actions',
    isTools: true,
    cell: (payment) =>
      payment.left > 0 &&
      payment.request?.state !== 'wanted' && (
        <Button
          variant="secondary"
          size="small"
          className="whitespace-nowrap"
          onClick={() => onRefund(payment)}
        >
          Refund<span className="sr-only"> the payment by {payment.email}</span>
        </Button>
      ),
  },
]

export const refundColumns: Columns<RefundEntry> = [
  customerColumn,
  timeColumn(({ purchaseId }) => purchaseId),
  amountColumn,
  {
    label: 'Status',
    cell: ({ state, detail }) => (
      <span className="grid justify-items-start gap-1">
        <State list="refunds" state={state} />
        {detail && <span className="text-xs text-muted">{refundDelayMessage(detail)}</span>}
      </span>
    ),
  },
  { label: 'By', cell: ({ by }) => by ?? 'Via card provider' },
  { label: 'Reason', cell: ({ note }) => note || '–' },
]

export const disputeColumns: Columns<DisputeEntry> = [
  customerColumn,
  timeColumn(({ purchaseId }) => purchaseId),
  amountColumn,
  { label: 'Status', cell: ({ state }) => <State list="disputes" state={state} /> },
  { label: 'Reason', cell: ({ reason }) => reason.replaceAll('_', ' ') },
  {
    label: 'Respond by',
    cell: ({ dueBy, state }) =>
      dueBy && state.endsWith('needs_response') ? (
        <>
          <Time at={dueBy} />
          <span className="block text-xs text-muted">Respond in your card provider's dashboard.</span>
        </>
      ) : (
        '–'
      ),
  },
]
