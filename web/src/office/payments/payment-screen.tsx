import { actTexts } from '@course/contract/office/office'
import { type OnePayment, tableMoney } from '@course/contract/selling/payments'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Changes } from '../changes.tsx'
import { DataTable } from '../data-table.tsx'
import { OfficeScreen, type ScreenProps } from '../screen.tsx'
import { Time } from '../time.tsx'
import { Claim } from './claim.tsx'
import { disputeColumns, refundColumns } from './columns.tsx'
import { Purchases } from './purchases.tsx'

/** One payment with its refunds, its disputes, what the card provider told of it, and what the team did. */
export const PaymentScreen = ({ read }: ScreenProps<OnePayment>) => (
  <OfficeScreen
    title="Payment"
    read={read}
    above={
      <Link to="/admin/payments" className="text-link">
        ← All payments
      </Link>
    }
  >
    {({ payment, refunds, disputes, claim, events, acts }, { isPending }) => (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        {claim && <Claim claim={claim} payment={payment} />}
        <Purchases rows={[payment]} isPending={isPending} />
        <dl className="grid text-sm">
          <Fact name="Paid">{tableMoney(payment.amount, payment.currency)}</Fact>
          <Fact name="Left to refund">{tableMoney(payment.left, payment.currency)}</Fact>
          <Fact name="Order number">
            <span className="font-mono">{payment.orderNumber}</span>
          </Fact>
          <Fact name="Payment id">
            <span className="font-mono">{payment.paymentId ?? '–'}</span>
          </Fact>
          <Fact name="Checkout id">
            <span className="font-mono">{payment.sessionId}</span>
          </Fact>
        </dl>
        <Part title="Refunds" isEmpty={refunds.length === 0} empty="Nothing was refunded.">
          <DataTable caption="Refunds" columns={refundColumns} rows={refunds} keyOf={({ id }) => id} />
        </Part>
        <Part title="Disputes" isEmpty={disputes.length === 0} empty="No bank has disputed it.">
          <DataTable caption="Disputes" columns={disputeColumns} rows={disputes} keyOf={({ id }) => id} />
        </Part>
        <Part title="What happened" isEmpty={events.length === 0} empty="Nothing is recorded.">
          <ol>
            {events.map(({ id, at, text }) => (
              <Line key={id} at={at}>
                {text}
              </Line>
            ))}
          </ol>
        </Part>
        <Part title="What the team did" isEmpty={acts.length === 0} empty="Nobody has acted on it.">
          <ol>
            {acts.map(({ id, at, action, actorLabel, reason, change }) => (
              <Line key={id} at={at}>
                {actTexts[action]}
                <span className="block text-xs text-muted">by {actorLabel}</span>
                {reason && <span className="block text-xs text-muted">Reason: {reason}</span>}
                <Changes change={change} />
              </Line>
            ))}
          </ol>
        </Part>
      </div>
    )}
  </OfficeScreen>
)

type PartProps = { title: string; isEmpty: boolean; empty: string; children: ReactNode }

const Part = ({ title, isEmpty, empty, children }: PartProps) => (
  <section>
    <h2 className="mb-3 text-xl">{title}</h2>
    {isEmpty ? <p className="text-sm text-muted">{empty}</p> : children}
  </section>
)

const Line = ({ at, children }: { at: string; children: ReactNode }) => (
  <li className="grid gap-x-4 gap-y-1 border-b border-hairline py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
    <span className="wrap-anywhere">{children}</span>
    <span className="text-xs text-muted">
      <Time at={at} />
    </span>
  </li>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 border-b border-hairline py-2">
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
