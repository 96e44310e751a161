import type { ReactNode } from 'react'
import { useState } from 'react'
import { AuthCard } from './auth-card.tsx'
import {
  type Credentials,
  emptyForm,
  failedForm,
  type Mode,
  parseCredentials,
  parseEmailField,
  submittedForm,
  toggledForm,
} from './auth-form.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { MailSent } from './mail-sent.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { resendConfirmation, signIn, signUp } from './requests.ts'

const copy = {
  'sign-in': { title: 'Account Login', toggle: "Don't have an account? Sign Up" },
  'sign-up': { title: 'Create Account', toggle: 'Already have an account? Sign In' },
}

type AuthScreenProps = {
  /** Called with the notice to show after signing in. */
  onNotice: (text: string) => void
  /** Shown above the form. */
  above?: ReactNode
  /** When the content above is the main action. */
  isSecondary?: boolean
}

/** Sign-in and sign-up. There is no success callback: the site listens to the session. */
export function AuthScreen({ onNotice, above, isSecondary = false }: AuthScreenProps) {
  const [form, setForm] = useState(emptyForm)
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '' })

  const submit = async (mode: Mode) => {
    const credentials = parseCredentials(typed)
    if ('problem' in credentials) return setForm(failedForm(mode, credentials.problem))
    setForm(submittedForm(mode))
    if (mode === 'sign-up') {
      const { problem } = await signUp(credentials.email, credentials.password)
      return setForm(problem ? failedForm(mode, problem) : { step: 'mail-sent', email: credentials.email })
    }
    const outcome = await signIn(credentials.email, credentials.password)
    if (outcome.problem) setForm(failedForm(mode, outcome.problem))
    else if (outcome.notice) onNotice(outcome.notice)
  }

  const resend = async () => {
    const email = parseEmailField(typed.email)
    if (typeof email !== 'string') return setForm(failedForm('sign-in', email.problem))
    setForm(submittedForm('sign-in'))
    const { problem } = await resendConfirmation(email)
    setForm(problem ? failedForm('sign-in', problem) : { step: 'mail-sent', email })
  }

  if (form.step === 'mail-sent') {
    const backToSignIn = () => {
      setTyped({ email: form.email, password: '' })
      setForm(emptyForm)
    }
    return (
      <MailSent onResend={() => resendConfirmation(form.email)} onBack={backToSignIn}>
        We sent a confirmation link to <strong>{form.email}</strong>. Open it to finish creating your account.
      </MailSent>
    )
  }
  return (
    <AuthCard title={copy[form.mode].title} above={above} isSecondary={isSecondary}>
      <CredentialsForm
        {...form}
        typed={typed}
        isSecondary={isSecondary}
        onType={setTyped}
        onSubmit={() => submit(form.mode)}
        onResend={resend}
      />
      {form.mode === 'sign-in' && <PasskeySignIn />}
      <p className="mt-6 -mb-3 border-t border-hairline pt-3 text-center text-sm">
        <button
          type="button"
          disabled={form.isBusy}
          onClick={() => setForm(toggledForm(form.mode))}
          className="text-link min-h-10 rounded-sm px-2"
        >
          {copy[form.mode].toggle}
        </button>
      </p>
    </AuthCard>
  )
}
