import type { ReactNode } from 'react'
import { useState } from 'react'
import { resendConfirmation, signIn, signUp } from './api.ts'
import { AuthCard } from './auth-card.tsx'
import {
  type Credentials,
  emptyForm,
  type Mode,
  parseCredentials,
  parseEmailField,
  refused,
  submitted,
  toggled,
} from './auth-form.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { MailSent } from './mail-sent.tsx'

const copy = {
  'sign-in': { title: 'Account Login', toggle: "Don't have an account? Sign Up" },
  'sign-up': { title: 'Create Account', toggle: 'Already have an account? Sign In' },
}

type AuthScreenProps = {
  /** Called after a sign-in on this screen that has something to tell. */
  onNotice: (text: string) => void
  /** Shown above the form. */
  above?: ReactNode
  /** Another way to sign in, below the form. */
  below?: ReactNode
  /** When what stands above is the thing to do. */
  stepsBack?: boolean
}

/** Sign-in and sign-up. The session itself tells the rest of the site when somebody is signed in. */
export function AuthScreen({ onNotice, above, below, stepsBack = false }: AuthScreenProps) {
  const [form, setForm] = useState(emptyForm)
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '' })

  const submit = async (mode: Mode) => {
    const read = parseCredentials(typed)
    if ('problem' in read) return setForm(refused(mode, read.problem))
    setForm(submitted(mode))
    if (mode === 'sign-up') {
      const { problem } = await signUp(read.email, read.password)
      return setForm(problem ? refused(mode, problem) : { step: 'mail-sent', email: read.email })
    }
    const outcome = await signIn(read.email, read.password)
    if (outcome.problem) setForm(refused(mode, outcome.problem))
    else if (outcome.notice) onNotice(outcome.notice)
  }

  const resend = async () => {
    const email = parseEmailField(typed.email)
    if (typeof email !== 'string') return setForm(refused('sign-in', email.problem))
    setForm(submitted('sign-in'))
    const { problem } = await resendConfirmation(email)
    setForm(problem ? refused('sign-in', problem) : { step: 'mail-sent', email })
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
    <AuthCard title={copy[form.mode].title} above={above} stepsBack={stepsBack}>
      <CredentialsForm
        {...form}
        typed={typed}
        stepsBack={stepsBack}
        onType={setTyped}
        onSubmit={() => submit(form.mode)}
        onResend={resend}
      />
      {form.mode === 'sign-in' && below}
      <p className="mt-6 -mb-3 border-t border-hairline pt-3 text-center text-sm">
        <button
          type="button"
          disabled={form.isBusy}
          onClick={() => setForm(toggled(form.mode))}
          className="text-link min-h-10 rounded-sm px-2"
        >
          {copy[form.mode].toggle}
        </button>
      </p>
    </AuthCard>
  )
}
