import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Outcome } from '../api/auth-attempt.ts'
import type { Problem } from '../api/auth-problem.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { AuthCard } from './auth-card.tsx'

type MailSentProps = {
  children: ReactNode
  onResend: () => Promise<Outcome>
  /** How to get back when this stands on the sign-in page already; otherwise a link leads there. */
  onBack?: () => void
}

type Resend = { step: 'ready' | 'busy' | 'sent' } | { step: 'refused'; problem: Problem }

/** What to do after a mail went out, and what to do when it does not come. */
export function MailSent({ children, onResend, onBack }: MailSentProps) {
  const [resend, setResend] = useState<Resend>({ step: 'ready' })
  const sendAgain = async () => {
    setResend({ step: 'busy' })
    const { problem } = await onResend()
    setResend(problem ? { step: 'refused', problem } : { step: 'sent' })
  }
  const back = 'Back to sign in'
  return (
    <AuthCard
      takesFocus
      title="Check your email"
      intro={
        <>
          <p className="wrap-anywhere">{children}</p>
          <p className="mt-3">Nothing there after a few minutes? Look in your spam folder.</p>
        </>
      }
    >
      <div className="grid gap-4">
        {resend.step === 'sent' && <Alert tone="success">We sent it again.</Alert>}
        {resend.step === 'refused' && <Alert tone="error">{resend.problem.text}</Alert>}
        <Button variant="secondary" busy={resend.step === 'busy'} onClick={sendAgain} className="w-full">
          {resend.step === 'busy' ? 'Please wait...' : 'Send it again'}
        </Button>
        {onBack ? (
          <Button variant="quiet" onClick={onBack} className="w-full">
            {back}
          </Button>
        ) : (
          <ButtonLink to="/welcome" variant="quiet" className="w-full">
            {back}
          </ButtonLink>
        )}
      </div>
    </AuthCard>
  )
}
