import { auditActionLabels } from '@course/contract/admin/admin'
import { formatAmount, type PaymentDetails, purchaseKindLabels } from '@course/contract/sales/payments'
import type { ReactNode } from 'react'
import { DetailRow } from '../../ui/detail-row.tsx'
import { Activity } from '../kit/activity.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { RecordScreen } from '../kit/record-screen.tsx'
import { callAdmin } from '../kit/requests.ts'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { sourceName } from '../kit/source-name.ts'
import { disputeColumns, purchaseColumns, refundColumns } from './columns.tsx'
import { Purchases } from './purchases.tsx'
import { RefundRequestCard } from './refund-request-card.tsx'
import { SeatTable } from './seat-table.tsx'

export const loader = screenLoader((_url, { id }) => callAdmin<PaymentDetails>('admin-payment', { id }))

export function Component() {
  const { payment, refunds, disputes, refundRequest, events, auditLog } = useScreenData(loader).data
  return (
    <RecordScreen title="Payment" list={{ path: '/admin/payments', label: 'All payments' }}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        {refundRequest && <RefundRequestCard refundRequest={refundRequest} payment={payment} />}
        <Purchases columns={purchaseColumns} page={{ rows: [payment] }} empty="No payment" />
        <dl className="grid text-sm">
          <DetailRow name="Paid">{formatAmount(payment.amount, payment.currency)}</DetailRow>
          {payment.discount > 0 && (
            <DetailRow name="Discount">
              {formatAmount(payment.discount, payment.currency)}
              {payment.code && ` with ${payment.code}`}
            </DetailRow>
          )}
          {payment.kind === 'gift' && <DetailRow name="Kind">{purchaseKindLabels.gift}</DetailRow>}
          {payment.kind === 'team' && <DetailRow name="Seats sold">{payment.seats}</DetailRow>}
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
          {payment.termsVersion !== null && (
            <DetailRow name="Accepted terms">Version {payment.termsVersion}</DetailRow>
          )}
          {payment.source !== null && <DetailRow name="Source">{sourceName(payment.source)}</DetailRow>}
        </dl>
        {payment.seatList.length > 0 && (
          <PaymentSection title="Seats" isEmpty={false} empty="">
            <SeatTable seats={payment.seatList} />
          </PaymentSection>
        )}
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
              <Activity key={id} at={at}>
                {text}
              </Activity>
            ))}
          </ol>
        </PaymentSection>
        <PaymentSection title="Staff activity" isEmpty={auditLog.length === 0} empty="No staff activity">
          <ol>
            {auditLog.map(({ id, at, action, actorLabel, reason, change }) => (
              <Activity key={id} at={at} by={actorLabel} reason={reason} change={change}>
                {auditActionLabels[action]}
              </Activity>
            ))}
          </ol>
        </PaymentSection>
      </div>
    </RecordScreen>
  )
}

type PaymentSectionProps = { title: string; isEmpty: boolean; empty: string; children: ReactNode }

const PaymentSection = ({ title, isEmpty, empty, children }: PaymentSectionProps) => (
  <section>
    <h2 className="mb-3 text-xl">{title}</h2>
    {isEmpty ? <p className="text-sm text-muted">{empty}</p> : children}
  </section>
)
