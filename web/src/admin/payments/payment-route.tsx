import { auditActionLabels } from '@course/contract/admin/admin'
import { formatAmount, type PaymentDetails } from '@course/contract/sales/payments'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DetailRow } from '../../ui/detail-row.tsx'
import { Changes } from '../changes.tsx'
import { DataTable } from '../data-table.tsx'
import { callAdmin } from '../requests.ts'
import { AdminScreen } from '../screen.tsx'
import { screenLoader, useScreenData } from '../screen-loader.ts'
import { Time } from '../time.tsx'
import { disputeColumns, refundColumns } from './columns.tsx'
import { Purchases } from './purchases.tsx'
import { RefundRequestCard } from './refund-request-card.tsx'

export const loader = screenLoader((_url, { id }) => callAdmin<PaymentDetails>('admin-payment', { id }))

export function Component() {
  const { payment, refunds, disputes, refundRequest, events, auditLog } = useScreenData(loader).data
  return (
    <AdminScreen
      title="Payment"
      above={
        <Link to="/admin/payments" className="text-link">
          ← All payments
        </Link>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        {refundRequest && <RefundRequestCard refundRequest={refundRequest} payment={payment} />}
        <Purchases rows={[payment]} />
        <dl className="grid text-sm">
          <DetailRow name="Paid">{formatAmount(payment.amount, payment.currency)}</DetailRow>
          <DetailRow name="Left to refund">{formatAmount(payment.left, payment.currency)}</DetailRow>
          <DetailRow name="Order number">
            <span className="font-mono">{payment.orderNumber}</span>
          </DetailRow>
          <DetailRow name="Payment ID">
            <span className="font-mono">{payment.paymentId ?? '–'}</span>
          </DetailRow>
          <DetailRow name="Checkout ID">
            <span className="font-mono">{payment.sessionId}</span>
          </DetailRow>
        </dl>
        <PaymentSection title="Refunds" isEmpty={refunds.length === 0} empty="No refunds">
          <DataTable isWide caption="Refunds" columns={refundColumns} rows={refunds} keyOf={({ id }) => id} />
        </PaymentSection>
        <PaymentSection title="Disputes" isEmpty={disputes.length === 0} empty="No disputes">
          <DataTable
            isWide
            caption="Disputes"
            columns={disputeColumns}
            rows={disputes}
            keyOf={({ id }) => id}
          />
        </PaymentSection>
        <PaymentSection title="Activity" isEmpty={events.length === 0} empty="No activity">
          <ol>
            {events.map(({ id, at, text }) => (
              <ActivityItem key={id} at={at}>
                {text}
              </ActivityItem>
            ))}
          </ol>
        </PaymentSection>
        <PaymentSection title="Team activity" isEmpty={auditLog.length === 0} empty="No team activity">
          <ol>
            {auditLog.map(({ id, at, action, actorLabel, reason, change }) => (
              <ActivityItem key={id} at={at}>
                {auditActionLabels[action]}
                <span className="block text-xs text-muted">by {actorLabel}</span>
                {reason && <span className="block text-xs text-muted">Reason: {reason}</span>}
                <Changes change={change} />
              </ActivityItem>
            ))}
          </ol>
        </PaymentSection>
      </div>
    </AdminScreen>
  )
}

type PaymentSectionProps = { title: string; isEmpty: boolean; empty: string; children: ReactNode }

const PaymentSection = ({ title, isEmpty, empty, children }: PaymentSectionProps) => (
  <section>
    <h2 className="mb-3 text-xl">{title}</h2>
    {isEmpty ? <p className="text-sm text-muted">{empty}</p> : children}
  </section>
)

const ActivityItem = ({ at, children }: { at: string; children: ReactNode }) => (
  <li className="grid gap-x-4 gap-y-1 border-b border-hairline py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
    <span className="wrap-anywhere">{children}</span>
    <span className="text-xs text-muted">
      <Time at={at} />
    </span>
  </li>
)
