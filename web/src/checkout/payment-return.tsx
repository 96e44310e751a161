import { siteContent } from '@course/content/site/content'
import { returnCopy } from '@course/content/site/pages/checkout'
import { giftCheckoutCopy } from '@course/content/site/pages/gifts'
import { PASSWORD_MIN_CHARACTERS, validatePassword } from '@course/contract/auth/passwords'
import type { UnverifiedState } from '@course/contract/sales/checkout'
import { callAuth } from '../app/clients/auth.ts'
import { RequestError } from '../app/clients/request-error.ts'
import { useMutation } from '../app/saving/use-mutation.ts'
import { loadModule } from '../app/starting/load-module.ts'
import { requestSetPasswordMail } from '../auth/requests.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Waiting } from '../ui/spinner.tsx'
import type { ReturnState } from './return-state.ts'

type PaymentReturnProps = {
  outcome: ReturnState
  onCheck: () => void
  /** Called with the notice to show once the customer is signed in. */
  onSignedIn: (notice: string) => void
  /** Called if the first sign-in fails, so that the sign-in form can be used. */
  onSignInFailed: () => void
}

/** Shows the result of the payment and the next step, above the sign-in form. */
export function PaymentReturn({ outcome, onCheck, onSignedIn, onSignInFailed }: PaymentReturnProps) {
  switch (outcome.step) {
    case 'verifying':
      return <Waiting>{returnCopy.verifying}</Waiting>
    case 'verified':
      return <Verified {...outcome} onSignedIn={onSignedIn} onSignInFailed={onSignInFailed} />
    case 'unverified':
      return <Unverified {...outcome} />
    case 'unreachable':
      return (
        <div className="grid gap-4">
          <Alert tone="info">{returnCopy.unreachable}</Alert>
          <PaymentWait>{returnCopy.tryingAgain}</PaymentWait>
        </div>
      )
    case 'failed':
      return (
        <div className="grid gap-4">
          <Alert tone="error">{outcome.text}</Alert>
          <p className="text-sm text-muted">{returnCopy.ifPaid}</p>
          <Button variant="secondary" onClick={onCheck}>
            {returnCopy.checkAgain}
          </Button>
        </div>
      )
  }
}

type VerifiedProps = Pick<PaymentReturnProps, 'onSignedIn' | 'onSignInFailed'> & {
  email: string
  kind?: 'team' | 'gift'
  tempPassword?: string
}

const Verified = ({ email, kind, tempPassword, onSignedIn, onSignInFailed }: VerifiedProps) => (
  <div className="grid grid-cols-1 gap-4">
    <Alert tone="success">{returnCopy.verified}</Alert>
    <p className="wrap-anywhere">
      {tempPassword
        ? returnCopy.newAccount(email)
        : kind === 'team'
          ? returnCopy.existingTeam(email)
          : kind === 'gift'
            ? giftCheckoutCopy.existing(email)
            : returnCopy.existingAccount(email)}
    </p>
    {tempPassword && <FirstSignIn {...{ email, tempPassword, onSignedIn, onSignInFailed }} />}
  </div>
)

/** Signs in with the temporary password and replaces it if the customer has chosen one. */
function FirstSignIn({
  email,
  tempPassword,
  onSignedIn,
  onSignInFailed,
}: Required<Omit<VerifiedProps, 'kind'>>) {
  const signIn = useMutation(
    async ({ password }: { password: string }) => {
      // Validated before signing in, because signing in unmounts this form.
      if (password) await requireUncommonPassword(password)
      await callAuth((auth) => auth.signInWithPassword({ email, password: tempPassword }))
      return password !== '' && (await replacePassword(password, tempPassword))
    },
    {
      describeError: ({ code }) => (code === 'weak_password' ? undefined : returnCopy.signInFailed),
      onError: ({ code }) => code !== 'weak_password' && onSignInFailed(),
      async onSuccess(isPasswordSet) {
        onSignedIn(isPasswordSet ? returnCopy.passwordSet : returnCopy.signedIn)
        if (isPasswordSet) return
        await requestSetPasswordMail().catch((error: unknown) =>
          console.warn('No set-password email was sent', error),
        )
      },
    },
  )
  return (
    <Form
      mutation={signIn}
      rules={{ password: (typed) => (typed === '' ? undefined : validatePassword(typed)) }}
      errorFields={{ weak_password: 'password' }}
      submitLabel={returnCopy.signIn}
      pendingLabel={returnCopy.signingIn}
      actions="full"
    >
      <PasswordField
        label={returnCopy.choosePassword}
        name="password"
        autoComplete="new-password"
        hint={returnCopy.passwordHint(PASSWORD_MIN_CHARACTERS)}
      />
    </Form>
  )
}

/** The list of common passwords is large, so it loads only when a password is set here. */
async function requireUncommonPassword(password: string): Promise<void> {
  const common = await loadModule(() => import('@course/contract/account/common-passwords')).catch(
    () => undefined,
  )
  if (common?.isCommonPassword(password))
    throw new RequestError(common.commonPasswordMessage, { code: 'weak_password' })
}

/** Returns false on failure; the customer can still use the emailed link. */
async function replacePassword(password: string, temporaryPassword: string): Promise<boolean> {
  try {
    await callAuth((auth) => auth.updateUser({ password, current_password: temporaryPassword }))
    return true
  } catch (error) {
    console.warn('Could not set the password', error)
    return false
  }
}

function Unverified({ state, text }: { state: UnverifiedState; text: string }) {
  return (
    <div className="grid gap-4">
      <Alert tone={state === 'processing' ? 'info' : 'warning'}>{text}</Alert>
      <NextStep state={state} />
    </div>
  )
}

function PaymentWait({ children }: { children: string }) {
  return (
    <>
      <Waiting>{children}</Waiting>
      <p className="text-sm text-muted">{returnCopy.canClose}</p>
    </>
  )
}

function NextStep({ state }: { state: UnverifiedState }) {
  switch (state) {
    case 'processing':
      return <PaymentWait>{returnCopy.waitingForBank}</PaymentWait>
    case 'open':
    case 'failed':
    case 'expired':
      return (
        <ButtonLink to="/" state={{ scrollTo: 'payment' }}>
          {state === 'open' ? returnCopy.backToPayment : returnCopy.startOver}
        </ButtonLink>
      )
    case 'ended':
    case 'refused':
    case 'ignored':
      return (
        <a
          href={`mailto:${siteContent().footer.contact.email}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          {returnCopy.contact(siteContent().footer.contact.email)}
        </a>
      )
  }
}
