import { type PurchaseEntry, tableMoney } from '@course/contract/selling/payments'
import { CLAIM_MAX_CHARACTERS, type RefundClaim } from '@course/contract/selling/purchases'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useToast } from '../../ui/status/toast.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { Time } from '../time.tsx'

type ClaimProps = { claim: RefundClaim; payment: PurchaseEntry }

const states = {
  open: 'waits for an answer',
  granted: 'granted',
  declined: 'declined',
  withdrawn: 'taken back by the customer',
}

/** What the customer asks for, with the two answers there are. */
export function Claim({ claim, payment }: ClaimProps) {
  const [asked, setAsked] = useState<'grant' | 'decline'>()
  const [answer, setAnswer] = useState('')
  const [problem, setProblem] = useState<string>()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const money = tableMoney(payment.left, payment.currency)
  const close = () => setAsked(undefined)
  const done = (text: string) => () => {
    close()
    toast(text)
    void revalidate()
  }
  return (
    <Card>
      <h2 className="text-xl">The customer {claim.state === 'open' ? 'asks' : 'asked'} for a refund</h2>
      <p className="mt-1 text-sm text-muted">
        <Time at={claim.askedAt} />, {states[claim.state]}
      </p>
      <p className="mt-4 max-w-reading whitespace-pre-line wrap-anywhere">
        {claim.reason || 'No reason was given.'}
      </p>
      {claim.answer && <p className="mt-3 text-sm text-muted wrap-anywhere">Your answer: {claim.answer}</p>}
      {claim.state === 'open' && (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={() => setAsked('grant')}>Grant {money}</Button>
          <Button variant="secondary" onClick={() => setAsked('decline')}>
            Decline
          </Button>
        </div>
      )}
      {asked === 'grant' && (
        <ActDialog
          title="Grant the refund"
          name="office-grant-claim"
          body={{ purchaseId: payment.id }}
          reason="optional"
          confirm={`Refund ${money}`}
          onClose={close}
          onDone={done('The refund is asked for. The list shows how it goes on.')}
        >
          <p>
            {payment.email} gets {money} back, and access to the course ends. The customer is told by mail.
          </p>
        </ActDialog>
      )}
      {asked === 'decline' && (
        <ActDialog
          title="Decline the refund"
          name="office-decline-claim"
          body={{ purchaseId: payment.id, answer }}
          reason="none"
          confirm="Decline and send"
          check={() => {
            setProblem(answer.trim() === '' ? 'Please say why' : undefined)
            return answer.trim() !== ''
          }}
          onClose={close}
          onDone={done('The customer is told by mail')}
        >
          <TextArea
            label="What the customer is told"
            maxLength={CLAIM_MAX_CHARACTERS}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
            error={problem}
          />
        </ActDialog>
      )}
    </Card>
  )
}
