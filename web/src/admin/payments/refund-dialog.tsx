import {
  formatAmount,
  type PurchaseEntry,
  parseAmount,
  type RefundAccess,
  type RefundCause,
  refundCauses,
} from '@course/contract/sales/payments'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { controlClass, Field, FieldFrame } from '../../ui/field.tsx'
import { ActionDialog } from '../action-dialog.tsx'

type RefundDialogProps = {
  payment: Pick<PurchaseEntry, 'id' | 'email' | 'amount' | 'currency' | 'refunded' | 'left'>
  onDone: () => void
  onClose: () => void
}

/** A full refund ends access and a partial one does not, unless staff choose otherwise. */
export function RefundDialog({ payment, onDone, onClose }: RefundDialogProps) {
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
  const [problem, setProblem] = useState<string>()
  const validate = () => {
    const message =
      amount === undefined || amount < 1
        ? 'Enter an amount such as 299.00'
        : amount > left
          ? `You can refund up to ${money(left)}`
          : undefined
    setProblem(message)
    return message === undefined
  }
  return (
    <ActionDialog
      title="Refund"
      name="admin-refund"
      body={{ purchaseId: payment.id, amount, cause, access, expected: left }}
      validate={validate}
      confirmLabel={amount ? `Refund ${money(amount)}` : 'Refund'}
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
        label="Category"
        hint={cause === 'fraudulent' && 'Your card provider will block this card and email in the future.'}
      >
        {(controlProps) => (
          <select
            {...controlProps}
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
        {(controlProps) => (
          <select
            {...controlProps}
            value={access}
            onChange={(event) => setChosenAccess(event.target.value as RefundAccess)}
            className={classNames(controlClass, 'pr-8')}
          >
            <option value="follows">{isFull ? 'Ends after refund' : 'Stays'}</option>
            <option value={alternative}>{isFull ? 'Keep access' : 'End access'}</option>
          </select>
        )}
      </FieldFrame>
      <p aria-live="polite">
        {accessEffectText(access, isFull)} We'll email the customer. Refunds take 5–10 business days, can't be
        undone, and don't include card fees.
      </p>
    </ActionDialog>
  )
}

function accessEffectText(access: RefundAccess, isFull: boolean): string {
  if (access === 'stays') return 'The customer keeps complimentary access.'
  if (access === 'ends') return 'Access ends; progress and certificate are kept.'
  return isFull
    ? 'Access through this payment ends; progress and certificate are kept.'
    : 'Access stays. Only a full refund ends it.'
}
