import { footer } from '@course/content/site/footer'
import type { UnverifiedState } from '@course/contract/checkout'
import { useEffect, useState } from 'react'
import { loadAuth } from '../app/auth.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { verifyPayment } from './api.ts'
import { keptEmail } from './kept-email.ts'
import { afterAnswer, type Return, returnTexts, waitSeconds } from './return-state.ts'

type PaymentReturnProps = {
  sessionId: string
  /** The address of whoever is signed in. */
  signedInAs: string | undefined
  /** Called with what to say once the temporary password has signed the customer in. */
  onSignedIn: (notice: string) => void
}

/** What became of the payment that led here, and the next step. Stands above the sign-in form or the dashboard. */
export function PaymentReturn({ sessionId, signedInAs, onSignedIn }: PaymentReturnProps) {
  const [outcome, check] = useVerification(sessionId)
  switch (outcome.step) {
    case 'verifying':
      return <Waiting className="mb-8">Verifying your payment…</Waiting>
    case 'verified':
      return <Verified {...outcome} signedInAs={signedInAs} onSignedIn={onSignedIn} />
    case 'unverified':
      return <Unverified {...outcome} />
    case 'failed':
      return (
        <div className="mb-8 grid gap-4">
          <Alert tone="error">{outcome.text}</Alert>
          <p className="text-sm text-muted">
            If you have paid, nothing is lost: as soon as the payment is confirmed, you get an e-mail with a
            link to your course.
          </p>
          <Button variant="secondary" onClick={check}>
            Check again
          </Button>
        </div>
      )
  }
}

/** Asks the server about the payment, and again while it is being processed. */
function useVerification(sessionId: string): [Return, check: () => void] {
  const [outcome, setOutcome] = useState<Return>({ step: 'verifying', tries: 0 })
  const tries = outcome.step === 'verifying' ? outcome.tries : undefined
  const processed =
    outcome.step === 'unverified' && outcome.state === 'processing' ? outcome.tries : undefined

  useEffect(() => {
    if (tries === undefined) return
    let isCurrent = true
    const settle = (result: Return) => isCurrent && setOutcome(result)
    verifyPayment(sessionId).then(
      (answer) => {
        // Another visit to the front page must not go on with a payment that is done.
        if (answer.success) keptEmail.forget()
        settle(afterAnswer(answer, tries))
      },
      (error: unknown) => {
        console.warn('The payment could not be verified', error)
        settle({ step: 'failed', text: returnTexts.failed })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [sessionId, tries])

  useEffect(() => {
    if (processed === undefined) return
    const timer = setTimeout(
      () => setOutcome({ step: 'verifying', tries: processed }),
      waitSeconds(processed) * 1000,
    )
    return () => clearTimeout(timer)
  }, [processed])

  return [outcome, () => setOutcome({ step: 'verifying', tries: 0 })]
}

type VerifiedProps = Omit<PaymentReturnProps, 'sessionId'> & { email: string; tempPassword?: string }

function Verified({ email, tempPassword, signedInAs, onSignedIn }: VerifiedProps) {
  const [attempt, setAttempt] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false })

  const signIn = async (password: string) => {
    setAttempt({ isBusy: true })
    try {
      const auth = await loadAuth()
      const { error } = await auth.signInWithPassword({ email, password })
      if (error) throw error
    } catch (error) {
      console.warn('The temporary password did not sign in', error)
      return setAttempt({ isBusy: false, problem: returnTexts.signInFailed })
    }
    onSignedIn(returnTexts.signedIn)
    await askForOwnPassword(email)
  }

  return (
    <div className="mb-8 grid gap-4">
      <Alert tone="success">
        <p className="text-base font-semibold">{returnTexts.verified}</p>
        {signedInAs !== email && (
          <p className="mt-1">{tempPassword ? newAccount(email) : ownAccount(email)}</p>
        )}
      </Alert>
      {attempt.problem && <Alert tone="error">{attempt.problem}</Alert>}
      {tempPassword && !signedInAs && (
        <Button busy={attempt.isBusy} onClick={() => signIn(tempPassword)} className="w-full">
          {attempt.isBusy ? 'Signing in...' : 'Sign In & Set Password'}
        </Button>
      )}
    </div>
  )
}

/** The mail with the link to set a password went out with the payment; asked for too soon, there is no second one. */
async function askForOwnPassword(email: string): Promise<void> {
  const auth = await loadAuth()
  const redirectTo = `${window.location.origin}/reset-password`
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo })
  if (error) console.warn('No further mail was sent to set a password', error)
}

const newAccount = (email: string) =>
  `Your account is ready, and a link to set your own password is on its way to ${email}.`
const ownAccount = (email: string) =>
  `The course is open for ${email}. Sign in with that address, or use the link in the e-mail we have sent there.`

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
          <Waiting>Waiting for the bank to confirm it…</Waiting>
          <p className="text-sm text-muted">
            You can close this page. You get an e-mail as soon as the payment is confirmed.
          </p>
        </>
      )
    case 'open':
    case 'expired':
      return (
        <ButtonLink to="/" state={{ scrollTo: 'payment' }}>
          {state === 'open' ? 'Return to the payment' : 'Start over'}
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
