import { authCopy } from '@course/content/site/auth/sign-in'
import { Button, ButtonLink } from '../ui/button.tsx'
import { AuthCard } from './auth-card.tsx'
import { SendAgain } from './send-again.tsx'

type MailSentProps = {
  children: string
  onResend: () => Promise<unknown>
  /** Used on the sign-in page itself; elsewhere a link leads there. */
  onBack?: () => void
}

export const MailSent = ({ children, onResend, onBack }: MailSentProps) => (
  <AuthCard
    takesFocus
    title={authCopy.mailSent.title}
    intro={
      <>
        <p className="wrap-anywhere">{children}</p>
        <p className="mt-3">{authCopy.mailSent.hint}</p>
      </>
    }
  >
    <div className="grid gap-4">
      <SendAgain onResend={onResend} />
      {onBack ? (
        <Button variant="quiet" onClick={onBack} className="w-full">
          {authCopy.backToSignIn}
        </Button>
      ) : (
        <BackToSignIn />
      )}
    </div>
  </AuthCard>
)

export const BackToSignIn = () => (
  <ButtonLink to="/welcome" variant="quiet" className="w-full">
    {authCopy.backToSignIn}
  </ButtonLink>
)
