import type { ReactNode } from 'react'
import type { AuthResult } from '../app/clients/run-auth-call.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { AuthCard } from './auth-card.tsx'
import { SendAgain } from './send-again.tsx'

type MailSentProps = {
  children: ReactNode
  onResend: () => Promise<AuthResult>
  /** Used on the sign-in page itself; elsewhere a link leads there. */
  onBack?: () => void
}

export function MailSent({ children, onResend, onBack }: MailSentProps) {
  const backLabel = 'Back to sign in'
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
            {backLabel}
          </Button>
        ) : (
          <ButtonLink to="/welcome" variant="quiet" className="w-full">
            {backLabel}
          </ButtonLink>
        )}
      </div>
    </AuthCard>
  )
}
