import { authCopy } from '@course/content/site/auth/sign-in'
import { PASSWORD_MIN_CHARACTERS, validatePassword } from '@course/contract/auth/passwords'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { AuthCard } from './auth-card.tsx'
import { EmailField, normalizeEmail, validateTypedEmail } from './email-field.tsx'
import { MailSent } from './mail-sent.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { resendConfirmation, signIn, signUp } from './requests.ts'

const { signIn: signInCopy, signUp: signUpCopy } = authCopy

type AuthScreenProps = {
  /** Called with the notice to show after signing in. */
  onNotice: (text: string) => void
  /** Shown above the form. */
  above?: ReactNode
  /** When the content above is the main action. */
  isSecondary?: boolean
  /** When that action has failed. */
  isUnfolded?: boolean
}

/** Sign-in and sign-up. There is no success callback: the site listens to the session. */
export function AuthScreen({ onNotice, above, isSecondary = false, isUnfolded }: AuthScreenProps) {
  const [isSignUp, setSignUp] = useState(false)
  const [typed, setTyped] = useState({ email: '', password: '' })
  /** Where the confirmation link was sent. */
  const [sentTo, setSentTo] = useState<string>()
  const copy = isSignUp ? signUpCopy : signInCopy
  const email = normalizeEmail(typed.email)

  const submit = useMutation(
    async ({ password }: { email: string; password: string }) => {
      if (!isSignUp) return signIn(email, password)
      await signUp(email, password)
    },
    {
      onSuccess: (notice) => {
        if (isSignUp) setSentTo(email)
        else if (notice) onNotice(notice)
      },
    },
  )
  const resend = useMutation(() => resendConfirmation(email), { onSuccess: () => setSentTo(email) })

  const reset = () => {
    submit.reset()
    resend.reset()
  }

  if (sentTo) {
    const backToSignIn = () => {
      setTyped({ email: sentTo, password: '' })
      setSignUp(false)
      setSentTo(undefined)
    }
    return (
      <MailSent onResend={() => resendConfirmation(sentTo)} onBack={backToSignIn}>
        {signUpCopy.sent(sentTo)}
      </MailSent>
    )
  }
  return (
    <AuthCard title={copy.title} above={above} isSecondary={isSecondary} isUnfolded={isUnfolded}>
      {/* Keyed, because the errors of one mode do not belong to the other. */}
      <Form
        key={copy.title}
        mutation={{ ...submit, error: resend.error ?? submit.error, reset }}
        rules={{ email: validateTypedEmail, password: (value) => validatePassword(value) }}
        errorFields={{ weak_password: 'password' }}
        submitLabel={copy.submit}
        submitVariant={isSecondary ? 'secondary' : 'primary'}
        actions="full"
      >
        <EmailField
          // See `PasskeySignIn`.
          autoComplete={isSignUp ? 'username' : 'username webauthn'}
          defaultValue={typed.email}
          onChange={(event) => setTyped({ ...typed, email: event.target.value })}
        />
        <div className="relative">
          <PasswordField
            label={authCopy.password}
            name="password"
            autoComplete={isSignUp ? 'new-password' : 'current-password'}
            required
            hint={isSignUp ? authCopy.passwordRule(PASSWORD_MIN_CHARACTERS) : undefined}
            defaultValue={typed.password}
            onChange={(event) => setTyped({ ...typed, password: event.target.value })}
          />
          {/* Beside the label, but after the field, which the Tab key reaches first. */}
          {!isSignUp && (
            <Link
              to="/password-reset"
              state={{ email: typed.email }}
              className="text-link absolute -top-3.5 right-0 inline-flex min-h-11 items-center rounded-sm pt-1.5 text-sm"
            >
              {signInCopy.forgot}
            </Link>
          )}
        </div>
      </Form>
      {submit.error?.code === 'email_not_confirmed' && (
        <Button
          variant="secondary"
          busy={resend.isPending}
          onClick={() => resend.run()}
          className="mt-3 w-full"
        >
          {signInCopy.resend}
        </Button>
      )}
      {!isSignUp && (
        <OtherWays email={typed.email} hasFailed={submit.error?.code === 'invalid_credentials'} />
      )}
      <p className="mt-6 -mb-3 border-t border-hairline pt-3 text-center text-sm">
        <button
          type="button"
          disabled={submit.isPending}
          onClick={() => {
            reset()
            setSignUp(!isSignUp)
          }}
          className="text-link min-h-10 rounded-sm px-2"
        >
          {copy.toggle}
        </button>
      </p>
    </AuthCard>
  )
}

/** Sign-in without a password, which matters more once a password was wrong. */
function OtherWays({ email, hasFailed }: { email: string; hasFailed: boolean }) {
  // Contains the path to return to after signing in.
  const { state } = useLocation() as { state: object | null }
  return (
    <div className="mt-5 grid gap-3">
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {signInCopy.or}
      </p>
      {hasFailed && <p className="text-sm">{signInCopy.failedHint}</p>}
      <ButtonLink to="/sign-in-by-email" state={{ ...state, email }} variant="secondary" className="w-full">
        {signInCopy.byEmail}
      </ButtonLink>
      <PasskeySignIn />
    </div>
  )
}
