import { accountCopy } from '@course/content/site/pages/account'
import { parseEmail } from '@course/contract/accounts'
import { useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useToast } from '../ui/toast.tsx'
import { cancelEmailChange, resendEmailChange, startEmailChange } from './requests.ts'
import { SectionFrame, type SectionProps } from './section.tsx'
import { SectionForm } from './section-form.tsx'
import { useForm } from './use-form.ts'
import { useOutcomeFocus } from './use-outcome-focus.ts'
import { useReturnFocus } from './use-return-focus.ts'

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
 * `onStart` is called before the request, because the session may report the change before the response
 * arrives.
 */
type ChangeProps = { onStart: () => void }

function ChangeForm({ onStart }: ChangeProps) {
  const [email, setEmail] = useState('')
  const { isBusy, problem, field, setError, send, confirmForm } = useForm<'email'>()
  const openerRef = useReturnFocus(confirmForm ? 'change' : undefined)

  async function submit() {
    const parsed = parseEmail(email)
    if (parsed.problem) return setError({ field: 'email', text: parsed.problem })
    onStart()
    await send(
      () => startEmailChange(parsed.email ?? ''),
      (code) => (code === 'email_exists' ? 'email' : undefined),
    )
  }

  if (confirmForm) return confirmForm
  return (
    <SectionForm
      submitLabel="Change email"
      submitRef={openerRef('change')}
      isBusy={isBusy}
      problem={problem}
      onSubmit={submit}
    >
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
    </SectionForm>
  )
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
