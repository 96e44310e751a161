import {
  centsOf,
  type PurchaseEntry,
  type RefundAccess,
  type RefundCause,
  refundCauses,
  tableMoney,
} from '@course/contract/selling/payments'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { controlClass, Field, FieldFrame } from '../../ui/field.tsx'
import { ActDialog } from '../act-dialog.tsx'

type RefundDialogProps = {
  payment: Pick<PurchaseEntry, 'id' | 'email' | 'amount' | 'currency' | 'refunded' | 'left'>
  onDone: () => void
  onClose: () => void
}

/** Gives a payment back, in full or in part. Full or part follows from the amount, and access from that, unless chosen. */
export function RefundDialog({ payment, onDone, onClose }: RefundDialogProps) {
  const { currency, left } = payment
  const money = (cents: number) => tableMoney(cents, currency)
  const [typed, setTyped] = useState(() => money(left).replace(/[^\d.]/g, ''))
  const [cause, setCause] = useState<RefundCause>('requested_by_customer')
  const amount = centsOf(typed, currency)
  const isFull = amount === left
  // A choice that is made for a full refund says nothing about a part.
  const [chosen, setChosen] = useState<RefundAccess>('follows')
  const otherwise = isFull ? 'stays' : 'ends'
  const access = chosen === otherwise ? otherwise : 'follows'
  const [problem, setProblem] = useState<string>()
  const check = () => {
    const wrong =
      amount === undefined || amount < 1
        ? 'Enter an amount such as 299.00'
        : amount > left
          ? `At most ${money(left)} is left to refund`
          : undefined
    setProblem(wrong)
    return wrong === undefined
  }
  return (
    <ActDialog
      title="Refund"
      name="office-refund"
      body={{ purchaseId: payment.id, amount, cause, access, expected: left }}
      check={check}
      confirm={amount ? `Refund ${money(amount)}` : 'Refund'}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        Paid by <strong className="wrap-anywhere">{payment.email}</strong>: {money(payment.amount)},{' '}
        {money(payment.refunded)} refunded so far.
      </p>
      <Field
        label={`Amount (${currency.toUpperCase()})`}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem(undefined)
        }}
        error={problem}
      />
      <FieldFrame
        label="Why"
        hint={
          cause === 'fraudulent' &&
          'The card provider will refuse this card and this address from now on, at every shop of yours.'
        }
      >
        {(tie) => (
          <select
            {...tie}
            value={cause}
            onChange={(event) => setCause(event.target.value as RefundCause)}
            className={classNames(controlClass, 'pr-8')}
          >
            {Object.entries(refundCauses).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame label="Access">
        {(tie) => (
          <select
            {...tie}
            value={access}
            onChange={(event) => setChosen(event.target.value as RefundAccess)}
            className={classNames(controlClass, 'pr-8')}
          >
            <option value="follows">{isFull ? 'Ends with the refund' : 'Stays'}</option>
            <option value={otherwise}>{isFull ? 'Keep access' : 'End access'}</option>
          </select>
        )}
      </FieldFrame>
      <p aria-live="polite">
        {effectOn(access, isFull)} The customer is told by mail. The money is with the customer in 5 to 10
        working days. A refund cannot be taken back, and card fees are not returned.
      </p>
    </ActDialog>
  )
}

/** What follows for access, by the size of the refund and what was chosen. */
function effectOn(access: RefundAccess, isFull: boolean): string {
  if (access === 'stays') return 'Access stays, as given by you; it is no sale any more.'
  if (access === 'ends') return 'Access ends; progress and certificate are kept.'
  return isFull
    ? 'Access through this payment ends; progress and certificate are kept.'
    : 'Access stays: only a full refund ends it.'
}
