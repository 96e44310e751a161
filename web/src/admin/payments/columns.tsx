import type { CustomerPayment } from '@course/contract/admin/customers'
import {
  type DisputeEntry,
  formatAmount,
  isRefundable,
  type PaymentList,
  type PurchaseEntry,
  paymentStateLabel,
  type RefundEntry,
  refundDelayMessage,
  refundRefusalMessage,
} from '@course/contract/sales/payments'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { BreakableEmail } from '../../ui/breakable-email.tsx'
import { type ActionItems, Actions } from '../kit/actions.tsx'
import type { Column, Columns } from '../kit/data-table.tsx'
import { Time } from '../kit/time.tsx'
import { RefundDialog } from './refund-dialog.tsx'

type Row = {
  at: string
  orderNumber: string
  email: string
  customerId: string | null
  amount: number
  currency: string
  state: string
}

/** Links to the customer, unless their data was deleted. */
export const PaymentCustomer = ({ email, customerId }: Pick<Row, 'email' | 'customerId'>) =>
  customerId ? (
    <Link to={`/admin/customers/${customerId}`} className="text-link">
      <BreakableEmail text={email} />
    </Link>
  ) : (
    <BreakableEmail text={email} />
  )

const customerColumn: Column<Row> = {
  label: 'Customer',
  cell: (row) => <PaymentCustomer {...row} />,
}
const orderColumn = <Entry extends Row>(purchaseOf: (row: Entry) => string): Column<Entry> => ({
  label: 'Order',
  cell: (row) => (
    <Link to={`/admin/payments/${purchaseOf(row)}`} className="text-link font-mono text-xs whitespace-nowrap">
      {row.orderNumber}
    </Link>
  ),
})
const timeColumn: Column<Row> = { label: 'Time', cell: ({ at }) => <Time at={at} /> }
const amountColumn: Column<Row> = {
  label: 'Amount',
  isNumber: true,
  isKey: true,
  cell: ({ amount, currency }) => formatAmount(amount, currency),
}
const paidColumn: Column<Row & { code: string | null; discount: number }> = {
  ...amountColumn,
  cell: ({ amount, currency, code, discount }) => (
    <>
      {formatAmount(amount, currency)}
      {discount > 0 && (
        <span className="block text-xs whitespace-nowrap text-muted">{code ?? 'Discount'}</span>
      )}
    </>
  ),
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

const refundedColumn: Column<PurchaseEntry> = {
  label: 'Refunded',
  isNumber: true,
  cell: ({ refunded, currency }) => (refunded === 0 ? '–' : formatAmount(refunded, currency)),
}

export const PurchaseStatus = ({ state, request, currency }: PurchaseEntry) => (
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
)

const statusColumn: Column<PurchaseEntry> = {
  label: 'Status',
  isKey: true,
  cell: (payment) => <PurchaseStatus {...payment} />,
}

/** Nothing for a payment that cannot be refunded. */
export const refundAction = (payment: PurchaseEntry): ActionItems => [
  isRefundable(payment) && {
    label: 'Refund',
    isIrreversible: true,
    dialog: (onClose) => <RefundDialog payment={payment} onClose={onClose} />,
  },
]

const refundColumn: Column<PurchaseEntry> = {
  label: 'Actions',
  isTools: true,
  cell: (payment) =>
    isRefundable(payment) && (
      <Actions isInRow about={`the payment by ${payment.email}`} items={refundAction(payment)} />
    ),
}

export const purchaseColumns: Columns<PurchaseEntry> = [
  customerColumn,
  orderColumn(({ id }) => id),
  timeColumn,
  paidColumn,
  refundedColumn,
  statusColumn,
  refundColumn,
]

/** The payments of one customer, with links and refunds if the viewer may manage them. */
export const customerPaymentColumns = (canManage: boolean): Columns<CustomerPayment> => [
  {
    label: 'Order',
    cell: ({ id, orderNumber, paymentId }) => (
      <>
        {canManage ? (
          <Link to={`/admin/payments/${id}`} className="text-link font-mono text-xs whitespace-nowrap">
            {orderNumber}
          </Link>
        ) : (
          <span className="font-mono text-xs whitespace-nowrap">{orderNumber}</span>
        )}
        {paymentId && (
          <span className="block text-xs font-normal text-muted">
            Payment ID <span className="font-mono">{paymentId}</span>
          </span>
        )}
      </>
    ),
  },
  timeColumn,
  amountColumn,
  refundedColumn,
  statusColumn,
  {
    label: 'Activity',
    cell: ({ events }) => (
      <ul className="grid gap-1">
        {events.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    ),
  },
  ...(canManage ? [refundColumn] : []),
]

export const refundColumns: Columns<RefundEntry> = [
  customerColumn,
  orderColumn(({ purchaseId }) => purchaseId),
  timeColumn,
  amountColumn,
  {
    label: 'Status',
    isKey: true,
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
  orderColumn(({ purchaseId }) => purchaseId),
  timeColumn,
  amountColumn,
  { label: 'Status', isKey: true, cell: ({ state }) => <State list="disputes" state={state} /> },
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
