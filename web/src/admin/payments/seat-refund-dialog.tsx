import {
  formatAmount,
  type PurchaseEntry,
  type RefundCause,
  type SeatEntry,
  seatStateLabels,
} from '@course/contract/sales/payments'
import { seatsRefund } from '@course/contract/sales/seats'
import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ActionDialog } from '../kit/action-dialog.tsx'
import { RefundCauseSelect } from './refund-cause-select.tsx'

type SeatRefundDialogProps = { payment: PurchaseEntry; onDone?: () => void; onClose: () => void }

/** Free seats first, then invited ones: they hurt no one. */
const SEAT_STATE_ORDER: readonly SeatEntry['state'][] = ['free', 'invited', 'claimed']

/** Staff choose the seats of a team, and the amount follows. */
export function SeatRefundDialog({ payment, onDone, onClose }: SeatRefundDialogProps) {
  const { left, currency, seatList } = payment
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [cause, setCause] = useState<RefundCause>('requested_by_customer')
  const refundable = SEAT_STATE_ORDER.flatMap((state) => seatList.filter((seat) => seat.state === state))
  const refunded = seatList.filter(({ state }) => state === 'refunded').length
  const amount = Math.min(left, seatsRefund(payment, { refunded, chosen: chosen.length }))
  const money = (cents: number) => formatAmount(cents, currency)
  const inUse = refundable.filter(({ id, state }) => state === 'claimed' && chosen.includes(id)).length
  return (
    <ActionDialog
      onClose={onClose}
      action={{
        label: 'Refund',
        title: 'Refund seats',
        confirmLabel: chosen.length > 0 ? `Refund ${money(amount)}` : 'Refund',
        name: 'admin-refund',
        body: { purchaseId: payment.id, amount, seats: chosen, cause, expected: left },
        reason: 'required',
        isIrreversible: true,
        done: 'Refund requested. Its status appears in the list.',
        onDone,
        effect: (
          <p>
            Paid by <strong className="wrap-anywhere">{payment.email}</strong>: {money(payment.amount)} for{' '}
            {payment.seats} seats, {money(payment.refunded)} refunded so far.
          </p>
        ),
        rules: { seats: () => (chosen.length === 0 ? 'Choose at least one seat' : undefined) },
        fields: (
          <>
            <fieldset>
              <legend className="mb-1.5 text-sm font-semibold">Seats to refund</legend>
              <div className="grid max-h-60 overflow-y-auto rounded-md border border-outline p-3">
                {refundable.map(({ id, state, email }) => (
                  <Checkbox
                    key={id}
                    className="text-sm wrap-anywhere"
                    label={
                      <>
                        {seatStateLabels[state]}
                        {email && `: ${email}`}
                      </>
                    }
                    checked={chosen.includes(id)}
                    onChange={({ target }) =>
                      setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                    }
                  />
                ))}
              </div>
            </fieldset>
            <RefundCauseSelect cause={cause} onChange={setCause} />
            <p aria-live="polite" className="text-sm">
              {chosen.length === 0
                ? 'Choose at least one seat. '
                : inUse > 0
                  ? `${inUse === 1 ? '1 member loses' : `${inUse} members lose`} access at once. `
                  : 'No one loses access. '}
              We'll email the buyer. Refunds take 5–10 business days, can't be undone, and don't include card
              fees.
            </p>
          </>
        ),
      }}
    />
  )
}
