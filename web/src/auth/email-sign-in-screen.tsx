import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { AccountForm } from './account-form.tsx'
import { AuthCard } from './auth-card.tsx'
import { EmailForm } from './email-form.tsx'
import { linkRule } from './mail-link.ts'
import { requestSignInMail, signInByCode } from './requests.ts'
import { SendAgain } from './send-again.tsx'

/** Emails a sign-in link and a code, then asks for the code. */
export function EmailSignInScreen({ initialEmail }: { initialEmail?: string }) {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo) return <CodeScreen email={sentTo} />
  return (
    <AuthCard title="Sign in with email" intro="We'll email you a one-time sign-in link and code.">
      <div className="grid gap-4">
        <EmailForm
          submitLabel="Send link and code"
          initialEmail={initialEmail}
          send={requestSignInMail}
          onSent={setSentTo}
        />
        <BackToSignIn />
      </div>
    </AuthCard>
  )
}

function CodeScreen({ email }: { email: string }) {
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])

  const submit = async () => {
    const code = typed.replace(/\s/g, '')
    if (code === '') return setProblem('Code is required')
    setProblem(undefined)
    setBusy(true)
    const outcome = await signInByCode(email, code)
    setBusy(false)
    if (outcome.problem?.code === 'otp_expired') setProblem('This code is incorrect or has expired.')
    else setProblem(outcome.problem?.text)
  }

  return (
    <AuthCard
      takesFocus
      title="Check your email"
      intro={
        <p className="wrap-anywhere">
          If there is an account for <strong>{email}</strong>, we've sent an email. Open the link or enter the
          code here. {linkRule}
        </p>
      }
    >
      <div className="grid gap-4">
        <AccountForm submitLabel="Sign In" isBusy={isBusy} onSubmit={submit}>
          <Field
            ref={field}
            label="Code"
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            readOnly={isBusy}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={problem}
          />
        </AccountForm>
        <SendAgain onResend={() => requestSignInMail(email)} />
        <BackToSignIn />
      </div>
    </AuthCard>
  )
}

const BackToSignIn = () => (
  <ButtonLink to="/welcome" variant="quiet" className="w-full">
    Back to sign in
  </ButtonLink>
)
