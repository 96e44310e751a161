import { auditActionLabels } from '@course/contract/admin/admin'
import {
  formatAmount,
  type PaymentDetails,
  type PurchaseEntry,
  purchaseKindLabels,
} from '@course/contract/sales/payments'
import type { ReactNode } from 'react'
import { DetailRow } from '../../ui/detail-row.tsx'
import { Activity } from '../kit/activity.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { RecordScreen } from '../kit/record-screen.tsx'
import { callAdmin } from '../kit/requests.ts'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { sourceName } from '../kit/source-name.ts'
import { Time } from '../kit/time.tsx'
import { usePolling } from '../kit/use-polling.ts'
import { disputeColumns, PaymentCustomer, PurchaseStatus, refundAction, refundColumns } from './columns.tsx'
import { RefundRequestCard } from './refund-request-card.tsx'
import { SeatTable } from './seat-table.tsx'

export const loader = screenLoader((_url, { id }) => callAdmin('admin-payment', { id }))

export function Component() {
  const { payment, refunds, disputes, refundRequest, events, auditLog } = useScreenData(loader).data
  usePolling(payment.request?.state === 'wanted')
  return (
    <RecordScreen
      title="Payment"
      list={{ path: '/admin/payments', label: 'All payments' }}
      summary={<Summary payment={payment} />}
      actions={refundAction(payment)}
      aside={
        <section>
          <h2 className="text-xl">Details</h2>
          <Details payment={payment} />
        </section>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {refundRequest && <RefundRequestCard refundRequest={refundRequest} payment={payment} />}
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

const Summary = ({ payment }: { payment: PurchaseEntry }) => (
  <>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="tabular text-xl font-semibold">{formatAmount(payment.amount, payment.currency)}</span>
      <PurchaseStatus {...payment} />
    </p>
    <p className="text-sm text-muted">
      <PaymentCustomer {...payment} />, <Time at={payment.at} />
    </p>
  </>
)

const Details = ({ payment }: { payment: PaymentDetails['payment'] }) => {
  const money = (cents: number) => formatAmount(cents, payment.currency)
  return (
    <dl className="mt-3 grid text-sm">
      <DetailRow name="Paid">{money(payment.amount)}</DetailRow>
      {payment.discount > 0 && (
        <DetailRow name="Discount">
          {money(payment.discount)}
          {payment.code && ` with ${payment.code}`}
        </DetailRow>
      )}
      {payment.kind === 'gift' && <DetailRow name="Kind">{purchaseKindLabels.gift}</DetailRow>}
      {payment.kind === 'team' && <DetailRow name="Seats sold">{payment.seats}</DetailRow>}
      {payment.refunded > 0 && <DetailRow name="Refunded">{money(payment.refunded)}</DetailRow>}
      <DetailRow name="Left to refund">{money(payment.left)}</DetailRow>
      {payment.termsVersion !== null && (
        <DetailRow name="Accepted terms">Version {payment.termsVersion}</DetailRow>
      )}
      {payment.source !== null && <DetailRow name="Source">{sourceName(payment.source)}</DetailRow>}
      {Object.entries({
        'Order number': payment.orderNumber,
        'Payment ID': payment.paymentId,
        'Checkout ID': payment.sessionId,
      }).map(([name, id]) => (
        <DetailRow key={name} name={name}>
          <span className="font-mono text-xs">{id ?? '–'}</span>
        </DetailRow>
      ))}
    </dl>
  )
}

type PaymentSectionProps = { title: string; isEmpty: boolean; empty: string; children: ReactNode }

const PaymentSection = ({ title, isEmpty, empty, children }: PaymentSectionProps) => (
  <section>
    <h2 className="mb-3 text-xl">{title}</h2>
    {isEmpty ? <p className="text-sm text-muted">{empty}</p> : children}
  </section>
)
