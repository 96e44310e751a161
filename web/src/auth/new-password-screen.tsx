import { PASSWORD_MIN_CHARACTERS, validatePassword } from '@course/contract/auth/passwords'
import { useEffect, useRef, useState } from 'react'
import type { Problem } from '../app/clients/run-auth-call.ts'
import { useSession } from '../app/session.tsx'
import { Alert } from '../ui/alert.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { AccountForm } from './account-form.tsx'
import { AuthCard } from './auth-card.tsx'
import type { FormProblem } from './auth-form.ts'
import { LinkExpired } from './link-expired.tsx'
import type { MailLink } from './mail-link.ts'
import { redeemMailLink, setPassword } from './requests.ts'

type NewPasswordProps = {
  /** Without a link, the signed-in account gets the password. */
  link?: MailLink
  /** Called when the link was consumed, so that the page can remove it from its URL. */
  onLinkUsed: () => void
}

type State = { step: 'form'; isBusy: boolean; problem?: FormProblem } | { step: 'expired' } | { step: 'done' }

/** The link is consumed only when the form is submitted, so link scanners do not use it up. */
export function NewPasswordScreen({ link, onLinkUsed }: NewPasswordProps) {
  const [state, setState] = useState<State>({ step: 'form', isBusy: false })
  const [typed, setTyped] = useState('')
  const { mfaPending } = useSession()
  const isLinkUsed = useRef(link === undefined)
  const field = useRef<HTMLInputElement>(null)
  const problem = state.step === 'form' ? state.problem : undefined
  useEffect(() => {
    if (problem?.field) field.current?.focus()
  }, [problem])

  const setError = (error: FormProblem) => setState({ step: 'form', isBusy: false, problem: error })

  const submit = async () => {
    const text = validatePassword(typed)
    if (text) return setError({ field: 'password', text })
    setState({ step: 'form', isBusy: true })
    if (link && !isLinkUsed.current) {
      const redeemed = await redeemMailLink(link)
      if (redeemed.problem?.code === 'otp_expired') return setState({ step: 'expired' })
      if (redeemed.problem) return setError(redeemed.problem)
      isLinkUsed.current = true
      onLinkUsed()
    }
    const outcome = await setPassword(typed)
    if (outcome.problem) setError(toFormError(outcome.problem))
    else setState({ step: 'done' })
  }

  if (state.step === 'expired') return <LinkExpired type="recovery" />
  if (state.step === 'done') {
    const intro = mfaPending
      ? 'Sign in with your new password and your two-factor code.'
      : "You're signed in."
    return (
      <AuthCard takesFocus title="Password updated" intro={intro}>
        <ButtonLink to="/welcome" replace className="w-full">
          Go to your dashboard
        </ButtonLink>
      </AuthCard>
    )
  }
  return (
    <AuthCard title="Set your password" intro="Choose a password you don't use anywhere else.">
      <AccountForm submitLabel="Set password" isBusy={state.isBusy} onSubmit={submit}>
        <PasswordField
          ref={field}
          label="New password"
          name="new-password"
          autoComplete="new-password"
          required
          readOnly={state.isBusy}
          hint={`At least ${PASSWORD_MIN_CHARACTERS} characters.`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={problem?.field ? problem.text : undefined}
        />
        {problem && !problem.field && <Alert tone="error">{problem.text}</Alert>}
        {problem?.code === 'reauthentication_needed' && (
          <ButtonLink to="/password-reset" variant="secondary" className="w-full">
            Email me a link
          </ButtonLink>
        )}
      </AccountForm>
    </AuthCard>
  )
}

function toFormError(problem: Problem): FormProblem {
  if (problem.code === 'weak_password' || problem.code === 'same_password') {
    return { ...problem, field: 'password' }
  }
  return problem.code === 'reauthentication_needed'
    ? {
        ...problem,
        text: 'For your security, please use the link in your email to set your password.',
      }
    : problem
}
