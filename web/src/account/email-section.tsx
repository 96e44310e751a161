import { accountCopy } from '@course/content/site/pages/account'
import { accountMessages, parseEmail } from '@course/contract/accounts'
import { useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { useToast } from '../ui/status/toast.tsx'
import { beginEmailChange, cancelEmailChange, resendEmailChange } from './api.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { SectionFrame, type SectionProps } from './section.tsx'
import { SectionForm } from './section-form.tsx'
import { useForm } from './use-form.ts'
import { useOutcomeFocus } from './use-outcome-focus.ts'

const { email: copy } = accountCopy

/** The address of the account, and the change to another one. */
export function EmailSection({ user }: SectionProps) {
  const current = user.email ?? ''
  const next = user.new_email
  const { says: messageRef, acted } = useOutcomeFocus<HTMLDivElement>(next)
  return (
    <SectionFrame title={copy.title} intro={copy.intro}>
      <div ref={messageRef} tabIndex={-1} className="mb-6 grid gap-5">
        <p>
          <span className="block text-sm font-semibold">{copy.current}</span>
          <span className="wrap-anywhere">{current}</span>
        </p>
        {next && <Alert className="wrap-anywhere">{copy.pending(current, next)}</Alert>}
      </div>
      {next ? <PendingChange current={current} onBegin={acted} /> : <ChangeForm onBegin={acted} />}
    </SectionFrame>
  )
}

/**
 * `onBegin` is called before the request, because the page may be notified of the change before the response
 * arrives.
 */
type ChangeProps = { onBegin: () => void }

function ChangeForm({ onBegin }: ChangeProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { isBusy, problem, field, refuse: setError, send } = useForm<'email' | 'password'>()

  async function submit() {
    const read = parseEmail(email)
    if (read.problem) return setError({ field: 'email', text: read.problem })
    if (password === '') return setError({ field: 'password', text: accountMessages.required('Password') })
    onBegin()
    await send(
      () => beginEmailChange(read.email ?? '', password),
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

function PendingChange({ current, onBegin }: ChangeProps & { current: string }) {
  const toast = useToast()
  const [busy, setBusy] = useState<'again' | 'keep'>()
  const [problem, setProblem] = useState<string>()

  async function run(what: 'again' | 'keep') {
    setBusy(what)
    setProblem(undefined)
    if (what === 'keep') onBegin()
    const outcome = await (what === 'again' ? resendEmailChange(current) : cancelEmailChange(current))
    setBusy(undefined)
    if (outcome.problem) setProblem(outcome.problem.text)
    else toast(what === 'again' ? copy.again : copy.kept)
  }

  return (
    <div className="grid gap-5">
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" wide busy={busy === 'again'} onClick={() => !busy && run('again')}>
          Resend links
        </Button>
        <Button variant="quiet" wide busy={busy === 'keep'} onClick={() => !busy && run('keep')}>
          Cancel change
        </Button>
      </div>
    </div>
  )
}
