import { footer } from '@course/content/site/footer'
import { PASSWORD_MIN_CHARACTERS, validatePassword } from '@course/contract/auth/passwords'
import type { UnverifiedState } from '@course/contract/billing/checkout'
import type { SubmitEvent } from 'react'
import { useRef, useState } from 'react'
import { loadAuthClient } from '../entry/auth.ts'
import { loadModule } from '../entry/load-module.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { type Return, returnTexts } from './return-state.ts'

type PaymentReturnProps = {
  outcome: Return
  onCheck: () => void
  /** Called with what to say once the temporary password has signed the customer in. */
  onSignedIn: (notice: string) => void
}

/** What became of the payment that led here, and the next step. Stands above the sign-in form. */
export function PaymentReturn({ outcome, onCheck, onSignedIn }: PaymentReturnProps) {
  switch (outcome.step) {
    case 'verifying':
      return <Waiting className="mb-8">Verifying your payment…</Waiting>
    case 'verified':
      return <Verified {...outcome} onSignedIn={onSignedIn} />
    case 'unverified':
      return <Unverified {...outcome} />
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

/** `refusal` is about the password that was chosen, `problem` about the sign-in. */
type Attempt = { isBusy: boolean; refusal?: string; problem?: string }

type VerifiedProps = Pick<PaymentReturnProps, 'onSignedIn'> & { email: string; tempPassword?: string }

function Verified({ email, tempPassword, onSignedIn }: VerifiedProps) {
  const [attempt, setAttempt] = useState<Attempt>({ isBusy: false })
  const [chosen, setChosen] = useState('')
  const field = useRef<HTMLInputElement>(null)

  const signIn = async (password: string) => {
    setAttempt({ isBusy: true })
    // Validated before signing in, because signing in unmounts this form.
    const refusal = chosen ? await whyRefused(chosen) : undefined
    if (refusal) {
      setAttempt({ isBusy: false, refusal })
      return field.current?.focus()
    }
    try {
      const auth = await loadAuthClient()
      const { error } = await auth.signInWithPassword({ email, password })
      if (error) throw error
    } catch (error) {
      console.warn('The temporary password did not sign in', error)
      return setAttempt({ isBusy: false, problem: returnTexts.signInFailed })
    }
    if (chosen && (await setOwnPassword(chosen, password))) return onSignedIn(returnTexts.passwordSet)
    onSignedIn(returnTexts.requireSession)
    await requestPasswordMail(email)
  }

  return (
    <div className="mb-8 grid grid-cols-1 gap-4">
      <Alert tone="success">
        <p className="text-base font-semibold">{returnTexts.verified}</p>
        <p className="mt-1 wrap-anywhere">{tempPassword ? newAccount(email) : ownAccount(email)}</p>
      </Alert>
      {attempt.problem && <Alert tone="error">{attempt.problem}</Alert>}
      {tempPassword && (
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault()
            if (!attempt.isBusy) signIn(tempPassword)
          }}
        >
          <PasswordField
            ref={field}
            label="Choose a password"
            name="own-password"
            autoComplete="new-password"
            readOnly={attempt.isBusy}
            hint={`At least ${PASSWORD_MIN_CHARACTERS} characters. Or leave it empty and set one later with the link in your email.`}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            error={attempt.refusal}
          />
          <Button type="submit" busy={attempt.isBusy} className="w-full">
            {attempt.isBusy ? 'Signing in...' : 'Sign In & Set Password'}
          </Button>
        </form>
      )}
    </div>
  )
}

/** Why the server would not take this password. The list of common ones comes only to those who choose one here. */
async function whyRefused(password: string): Promise<string | undefined> {
  const problem = validatePassword(password)
  if (problem) return problem
  try {
    const common = await loadModule(() => import('@course/contract/account/common-passwords'))
    return common.isCommon(password) ? common.commonPasswordMessage : undefined
  } catch {
    return undefined
  }
}

/** Whether the account has this password now; if not, the link in the mail still sets one. */
async function setOwnPassword(password: string, temporary: string): Promise<boolean> {
  const auth = await loadAuthClient()
  const { error } = await auth.updateUser({ password, current_password: temporary })
  if (error) console.warn('The password could not be set', error)
  return !error
}

/** The mail with the link to set a password went out with the payment; asked for too soon, there is no second one. */
async function requestPasswordMail(email: string): Promise<void> {
  const auth = await loadAuthClient()
  const redirectTo = `${window.location.origin}/reset-password`
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo })
  if (error) console.warn('No further mail was sent to set a password', error)
}

const newAccount = (email: string) =>
  `Your account is ready. We've sent a link to set your password to ${email}.`
const ownAccount = (email: string) =>
  `The course has been added to ${email}. Sign in, or use the link in the email we sent you.`

function Unverified({ state, text }: { state: UnverifiedState; text: string }) {
  return (
    <div className="mb-8 grid gap-4">
      <Alert tone={state === 'processing' ? 'info' : 'warning'}>{text}</Alert>
      <NextStep state={state} />
    </div>
  )
}

function NextStep({ state }: { state: UnverifiedState }) {
  switch (state) {
    case 'processing':
      return (
        <>
          <Waiting>Waiting for your bank…</Waiting>
          <p className="text-sm text-muted">
            You can close this page. We'll email you as soon as the payment is confirmed.
          </p>
        </>
      )
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
        <a href={`mailto:${footer.contact.email}`} className={buttonClass({ variant: 'secondary' })}>
          Write to {footer.contact.email}
        </a>
      )
  }
}
