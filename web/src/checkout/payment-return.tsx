import { siteContent } from '@course/content/site/content'
import { PASSWORD_MIN_CHARACTERS, validatePassword } from '@course/contract/auth/passwords'
import type { UnverifiedState } from '@course/contract/sales/checkout'
import type { SubmitEvent } from 'react'
import { useRef, useState } from 'react'
import { loadAuthClient } from '../app/clients/auth.ts'
import { loadModule } from '../app/load-module.ts'
import { requestSetPasswordMail } from '../auth/request-set-password-mail.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { type ReturnState, returnCopy } from './return-state.ts'

type PaymentReturnProps = {
  outcome: ReturnState
  onCheck: () => void
  /** Called with the notice to show once the customer is signed in. */
  onSignedIn: (notice: string) => void
}

/** Shows the result of the payment and the next step, above the sign-in form. */
export function PaymentReturn({ outcome, onCheck, onSignedIn }: PaymentReturnProps) {
  switch (outcome.step) {
    case 'verifying':
      return <Waiting className="mb-8">Verifying your payment…</Waiting>
    case 'verified':
      return <Verified {...outcome} onSignedIn={onSignedIn} />
    case 'unverified':
      return <Unverified {...outcome} />
    case 'unreachable':
      return (
        <div className="mb-8 grid gap-4">
          <Alert tone="info">We couldn't reach the server to verify your payment.</Alert>
          <AwaitedPayment>Trying again…</AwaitedPayment>
        </div>
      )
    case 'failed':
      return (
        <div className="mb-8 grid gap-4">
          <Alert tone="error">{outcome.text}</Alert>
          <p className="text-sm text-muted">
            If you paid, don't worry: we'll email you a link to your course as soon as the payment is
            confirmed.
          </p>
          <Button variant="secondary" onClick={onCheck}>
            Check again
          </Button>
        </div>
      )
  }
}

/** `passwordProblem` is shown at the password field, `problem` above the form. */
type SignInState = { isBusy: boolean; passwordProblem?: string; problem?: string }

type VerifiedProps = Pick<PaymentReturnProps, 'onSignedIn'> & { email: string; tempPassword?: string }

function Verified({ email, tempPassword, onSignedIn }: VerifiedProps) {
  const [signInState, setSignInState] = useState<SignInState>({ isBusy: false })
  const [newPassword, setNewPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)

  const signIn = async (temporaryPassword: string) => {
    setSignInState({ isBusy: true })
    // Validated before signing in, because signing in unmounts this form.
    const passwordProblem = newPassword ? await findPasswordProblem(newPassword) : undefined
    if (passwordProblem) {
      setSignInState({ isBusy: false, passwordProblem })
      return field.current?.focus()
    }
    try {
      const auth = await loadAuthClient()
      const { error } = await auth.signInWithPassword({ email, password: temporaryPassword })
      if (error) throw error
    } catch (error) {
      console.warn('Could not sign in with the temporary password', error)
      return setSignInState({ isBusy: false, problem: returnCopy.signInFailed })
    }
    if (newPassword && (await replacePassword(newPassword, temporaryPassword)))
      return onSignedIn(returnCopy.passwordSet)
    onSignedIn(returnCopy.signedIn)
    await requestSetPasswordMail().catch((error: unknown) =>
      console.warn('No set-password email was sent', error),
    )
  }

  return (
    <div className="mb-8 grid grid-cols-1 gap-4">
      <Alert tone="success">
        <p className="text-base font-semibold">{returnCopy.verified}</p>
        <p className="mt-1 wrap-anywhere">
          {tempPassword ? newAccountText(email) : existingAccountText(email)}
        </p>
      </Alert>
      {signInState.problem && <Alert tone="error">{signInState.problem}</Alert>}
      {tempPassword && (
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault()
            if (!signInState.isBusy) signIn(tempPassword)
          }}
        >
          <PasswordField
            ref={field}
            label="Choose a password"
            name="own-password"
            autoComplete="new-password"
            readOnly={signInState.isBusy}
            hint={`At least ${PASSWORD_MIN_CHARACTERS} characters. Or leave it empty and set one later with the link in your email.`}
            value={newPassword}
            onChange={(event) => setNewPassword(event.target.value)}
            error={signInState.passwordProblem}
          />
          <Button type="submit" busy={signInState.isBusy} className="w-full">
            {signInState.isBusy ? 'Signing in...' : 'Sign In & Set Password'}
          </Button>
        </form>
      )}
    </div>
  )
}

/** The list of common passwords is large, so it loads only when a password is set here. */
async function findPasswordProblem(password: string): Promise<string | undefined> {
  const problem = validatePassword(password)
  if (problem) return problem
  try {
    const common = await loadModule(() => import('@course/contract/account/common-passwords'))
    return common.isCommonPassword(password) ? common.commonPasswordMessage : undefined
  } catch {
    return undefined
  }
}

/** Returns false on failure; the customer can still use the emailed link. */
async function replacePassword(newPassword: string, temporaryPassword: string): Promise<boolean> {
  const auth = await loadAuthClient()
  const { error } = await auth.updateUser({ password: newPassword, current_password: temporaryPassword })
  if (error) console.warn('Could not set the password', error)
  return !error
}

const newAccountText = (email: string) =>
  `Your account is ready. We've sent a link to set your password to ${email}.`
const existingAccountText = (email: string) =>
  `The course has been added to ${email}. Sign in, or use the link in the email we sent you.`

function Unverified({ state, text }: { state: UnverifiedState; text: string }) {
  return (
    <div className="mb-8 grid gap-4">
      <Alert tone={state === 'processing' ? 'info' : 'warning'}>{text}</Alert>
      <NextStep state={state} />
    </div>
  )
}

function AwaitedPayment({ children }: { children: string }) {
  return (
    <>
      <Waiting>{children}</Waiting>
      <p className="text-sm text-muted">
        You can close this page. We'll email you as soon as the payment is confirmed.
      </p>
    </>
  )
}

function NextStep({ state }: { state: UnverifiedState }) {
  switch (state) {
    case 'processing':
      return <AwaitedPayment>Waiting for your bank…</AwaitedPayment>
    case 'open':
    case 'failed':
    case 'expired':
      return (
        <ButtonLink to="/" state={{ scrollTo: 'payment' }}>
          {state === 'open' ? 'Back to payment' : 'Start over'}
        </ButtonLink>
      )
    case 'ended':
    case 'refused':
      return (
        <a
          href={`mailto:${siteContent().footer.contact.email}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          Email {siteContent().footer.contact.email}
        </a>
      )
  }
}
