import { formatAmount, type PurchaseEntry } from '@course/contract/sales/payments'
import { type CustomerRefundRequest, REFUND_REASON_MAX_CHARACTERS } from '@course/contract/sales/purchases'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Actions } from '../kit/actions.tsx'
import { Time } from '../kit/time.tsx'

type RefundRequestCardProps = { refundRequest: CustomerRefundRequest; payment: PurchaseEntry }

const stateLabels = {
  open: 'pending',
  granted: 'approved',
  declined: 'declined',
  withdrawn: 'withdrawn by the customer',
}

export function RefundRequestCard({ refundRequest, payment }: RefundRequestCardProps) {
  const money = formatAmount(payment.left, payment.currency)
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
        <div className="mt-5">
          <Actions
            items={[
              {
                label: `Approve refund of ${money}`,
                isPrimary: true,
                title: 'Approve refund',
                confirmLabel: `Refund ${money}`,
                name: 'admin-refund-request-approve',
                body: { purchaseId: payment.id },
                reason: 'optional',
                isIrreversible: true,
                effect: (
                  <p>
                    {payment.email} gets {money} back and loses access to the course. We'll email the
                    customer.
                  </p>
                ),
                done: 'Refund started',
              },
              {
                label: 'Decline',
                title: 'Decline refund',
                confirmLabel: 'Decline and send',
                name: 'admin-refund-request-decline',
                body: { purchaseId: payment.id },
                effect: null,
                fields: (
                  <TextArea
                    label="Message to the customer"
                    name="answer"
                    maxLength={REFUND_REASON_MAX_CHARACTERS}
                  />
                ),
                rules: {
                  answer: (text) => (text.trim() === '' ? 'Please enter a message' : undefined),
                },
                done: 'Customer notified',
              },
            ]}
          />
        </div>
      )}
    </Card>
  )
}
