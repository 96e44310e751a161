import {
  formatAmount,
  type PurchaseEntry,
  parseAmount,
  type RefundAccess,
  type RefundCause,
} from '@course/contract/sales/payments'
import { useState } from 'react'
import { BreakableEmail } from '../../ui/breakable-email.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { ActionDialog } from '../kit/action-dialog.tsx'
import { RefundCauseSelect } from './refund-cause-select.tsx'
import { SeatRefundDialog } from './seat-refund-dialog.tsx'

type RefundDialogProps = {
  payment: PurchaseEntry
  onDone?: () => void
  onClose: () => void
}

/** Of a team, staff choose seats; of any other purchase, an amount. */
export const RefundDialog = (props: RefundDialogProps) =>
  props.payment.kind === 'team' ? <SeatRefundDialog {...props} /> : <AmountRefundDialog {...props} />

/** A full refund ends access and a partial one does not, unless staff choose otherwise. The access of a gift follows. */
function AmountRefundDialog({ payment, onDone, onClose }: RefundDialogProps) {
  const { currency, left } = payment
  const money = (cents: number) => formatAmount(cents, currency)
  const [typed, setTyped] = useState(() => money(left).replace(/[^\d.]/g, ''))
  const [cause, setCause] = useState<RefundCause>('requested_by_customer')
  const amount = parseAmount(typed, currency)
  const isFull = amount === left
  // A choice made for a full refund does not apply to a partial one.
  const [chosenAccess, setChosenAccess] = useState<RefundAccess>('follows')
  const alternative = isFull ? 'stays' : 'ends'
  const access = chosenAccess === alternative ? alternative : 'follows'
  return (
    <ActionDialog
      onClose={onClose}
      action={{
        label: 'Refund',
        confirmLabel: amount ? `Refund ${money(amount)}` : 'Refund',
        name: 'admin-refund',
        body: { purchaseId: payment.id, amount, cause, access, expected: left },
        reason: 'required',
        isIrreversible: true,
        done: 'Refund requested. Its status appears in the list.',
        onDone,
        effect: (
          <p>
            <strong className="wrap-anywhere">
              <BreakableEmail text={payment.email} />
            </strong>{' '}
            paid {money(payment.amount)}; {money(payment.refunded)} refunded so far.
          </p>
        ),
        rules: { amount: validateAmount },
        fields: (
          <>
            <Field
              label={`Amount (${currency.toUpperCase()})`}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <RefundCauseSelect cause={cause} onChange={setCause} />
            {payment.kind === 'self' && (
              <Select
                label="Access"
                value={access}
                onChange={(event) => setChosenAccess(event.target.value as RefundAccess)}
              >
                <option value="follows">{isFull ? 'Ends after refund' : 'Stays'}</option>
                <option value={alternative}>{isFull ? 'Keep access' : 'End access'}</option>
              </Select>
            )}
            <p aria-live="polite" className="text-sm">
              {accessEffectText(access, isFull)} We'll email the customer. Refunds take 5–10 business days,
              can't be undone, and don't include card fees.
            </p>
          </>
        ),
      }}
    />
  )

  function validateAmount(): string | undefined {
    if (amount === undefined || amount < 1) return 'Enter an amount such as 299.00'
    return amount > left ? `You can refund up to ${money(left)}` : undefined
  }
}

function accessEffectText(access: RefundAccess, isFull: boolean): string {
  if (access === 'stays') return 'The customer keeps complimentary access.'
  if (access === 'ends') return 'Access ends; progress and certificate are kept.'
  return isFull
    ? 'Access through this payment ends; progress and certificate are kept.'
    : 'Access stays. Only a full refund ends it.'
}
