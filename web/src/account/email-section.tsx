import { accountCopy } from '@course/content/site/pages/account'
import { accountMessages, parseEmail } from '@course/contract/accounts'
import { useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { useToast } from '../ui/status/toast.tsx'
import { cancelEmailChange, resendEmailChange, startEmailChange } from './api.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { SectionFrame, type SectionProps } from './section.tsx'
import { SectionForm } from './section-form.tsx'
import { useForm } from './use-form.ts'
import { useOutcomeFocus } from './use-outcome-focus.ts'

const { email: copy } = accountCopy

export function EmailSection({ user }: SectionProps) {
  const current = user.email ?? ''
  const next = user.new_email
  const { messageRef, focusAfterChange } = useOutcomeFocus<HTMLDivElement>(next)
  return (
    <SectionFrame title={copy.title} intro={copy.intro}>
      <div ref={messageRef} tabIndex={-1} className="mb-6 grid gap-5">
        <p>
          <span className="block text-sm font-semibold">{copy.current}</span>
          <span className="wrap-anywhere">{current}</span>
        </p>
        {next && <Alert className="wrap-anywhere">{copy.pending(current, next)}</Alert>}
      </div>
      {next ? (
        <PendingChange current={current} onStart={focusAfterChange} />
      ) : (
        <ChangeForm onStart={focusAfterChange} />
      )}
    </SectionFrame>
  )
}

/**
 * `onStart` is called before the request, because the page may be notified of the change before the response
 * arrives.
 */
type ChangeProps = { onStart: () => void }

function ChangeForm({ onStart }: ChangeProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { isBusy, problem, field, setError, send } = useForm<'email' | 'password'>()

  async function submit() {
    const parsed = parseEmail(email)
    if (parsed.problem) return setError({ field: 'email', text: parsed.problem })
    if (password === '') return setError({ field: 'password', text: accountMessages.required('Password') })
    onStart()
    await send(
      () => startEmailChange(parsed.email ?? '', password),
      (code) => fields[code ?? ''],
    )
  }

  return (
    <SectionForm submitLabel="Change email" isBusy={isBusy} problem={problem} onSubmit={submit}>
      <Field
        {...field('email')}
        label="New email"
        type="email"
        name="new-email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        {...field('password')}
        label="Your password"
        name="password"
        hint={copy.passwordHint}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <ForgotPassword />
    </SectionForm>
  )
}

const fields: Record<string, 'email' | 'password'> = {
  email_exists: 'email',
  current_password_invalid: 'password',
}

function PendingChange({ current, onStart }: ChangeProps & { current: string }) {
  const toast = useToast()
  const [busy, setBusy] = useState<'resend' | 'cancel'>()
  const [problem, setProblem] = useState<string>()

  async function run(action: 'resend' | 'cancel') {
    setBusy(action)
    setProblem(undefined)
    if (action === 'cancel') onStart()
    const outcome = await (action === 'resend' ? resendEmailChange(current) : cancelEmailChange(current))
    setBusy(undefined)
    if (outcome.problem) setProblem(outcome.problem.text)
    else toast(action === 'resend' ? copy.resent : copy.changeCanceled)
  }

  return (
    <div className="grid gap-5">
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" wide busy={busy === 'resend'} onClick={() => !busy && run('resend')}>
          Resend links
        </Button>
        <Button variant="quiet" wide busy={busy === 'cancel'} onClick={() => !busy && run('cancel')}>
          Cancel change
        </Button>
      </div>
    </div>
  )
}
