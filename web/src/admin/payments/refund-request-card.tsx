import { formatAmount, type PurchaseEntry } from '@course/contract/sales/payments'
import { type CustomerRefundRequest, REFUND_REASON_MAX_CHARACTERS } from '@course/contract/sales/purchases'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ActionDialog } from '../action-dialog.tsx'
import { Time } from '../time.tsx'

type RefundRequestCardProps = { refundRequest: CustomerRefundRequest; payment: PurchaseEntry }

const stateLabels = {
  open: 'pending',
  granted: 'approved',
  declined: 'declined',
  withdrawn: 'withdrawn by the customer',
}

export function RefundRequestCard({ refundRequest, payment }: RefundRequestCardProps) {
  const [pendingAction, setPendingAction] = useState<'approve' | 'decline'>()
  const [answer, setAnswer] = useState('')
  const [problem, setProblem] = useState<string>()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const money = formatAmount(payment.left, payment.currency)
  const close = () => setPendingAction(undefined)
  const done = (text: string) => () => {
    close()
    toast(text)
    void revalidate()
  }
  return (
    <Card>
      <h2 className="text-xl">Refund request</h2>
      <p className="mt-1 text-sm text-muted">
        <Time at={refundRequest.requestedAt} />, {stateLabels[refundRequest.state]}
      </p>
      <p className="mt-4 max-w-reading whitespace-pre-line wrap-anywhere">
        {refundRequest.reason || 'No reason given'}
      </p>
      {refundRequest.answer && (
        <p className="mt-3 text-sm text-muted wrap-anywhere">Your reply: {refundRequest.answer}</p>
      )}
      {refundRequest.state === 'open' && (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={() => setPendingAction('approve')}>Approve refund of {money}</Button>
          <Button variant="secondary" onClick={() => setPendingAction('decline')}>
            Decline
          </Button>
        </div>
      )}
      {pendingAction === 'approve' && (
        <ActionDialog
          title="Approve refund"
          name="admin-refund-request-approve"
          body={{ purchaseId: payment.id }}
          reason="optional"
          confirmLabel={`Refund ${money}`}
          onClose={close}
          onDone={done('Refund started')}
        >
          <p>
            {payment.email} gets {money} back and loses access to the course. We'll email the customer.
          </p>
        </ActionDialog>
      )}
      {pendingAction === 'decline' && (
        <ActionDialog
          title="Decline refund"
          name="admin-refund-request-decline"
          body={{ purchaseId: payment.id, answer }}
          reason="none"
          confirmLabel="Decline and send"
          validate={() => {
            setProblem(answer.trim() === '' ? 'Please enter a message' : undefined)
            return answer.trim() !== ''
          }}
          onClose={close}
          onDone={done('Customer notified')}
        >
          <TextArea
            label="Message to the customer"
            maxLength={REFUND_REASON_MAX_CHARACTERS}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
            error={problem}
          />
        </ActionDialog>
      )}
    </Card>
  )
}
