import type { ReactNode } from 'react'
import type { AuthResult } from '../api/run-auth-call.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { AuthCard } from './auth-card.tsx'
import { SendAgain } from './send-again.tsx'

type MailSentProps = {
  children: ReactNode
  onResend: () => Promise<AuthResult>
  /** How to get back when this stands on the sign-in page already; otherwise a link leads there. */
  onBack?: () => void
}

/** What to do after a mail went out, and what to do when it does not come. */
export function MailSent({ children, onResend, onBack }: MailSentProps) {
  const back = 'Back to sign in'
  return (
    <AuthCard
      takesFocus
      title="Check your email"
      intro={
        <>
          <p className="wrap-anywhere">{children}</p>
          <p className="mt-3">Didn't get it? Check your spam folder.</p>
        </>
      }
    >
      <div className="grid gap-4">
        <SendAgain onResend={onResend} />
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
