import { accountCopy } from '@course/content/site/pages/account'
import { parseEmail } from '@course/contract/accounts'
import type { User } from '@supabase/auth-js'
import { useRef } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { SectionFrame } from '../ui/section-frame.tsx'
import { ErrorAlert } from '../ui/states.tsx'
import { useOutcomeFocus } from '../ui/use-outcome-focus.ts'
import { cancelEmailChange, resendEmailChange, startEmailChange } from './requests.ts'

const { email: copy } = accountCopy

export function EmailSection({ user }: { user: User }) {
  const current = user.email ?? ''
  const next = user.new_email
  const status = useRef<HTMLDivElement>(null)
  const focusAfterChange = useOutcomeFocus(status, next)
  return (
    <SectionFrame id="email" title={copy.title} intro={copy.intro}>
      <div ref={status} tabIndex={-1} className="mb-6 grid gap-5">
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
  const change = useMutation(({ email }: { email: string }) => {
    onStart()
    return startEmailChange(parseEmail(email).email ?? '')
  })
  return (
    <Form
      mutation={change}
      rules={{ email: (typed) => parseEmail(typed).problem }}
      errorFields={{ email_exists: 'email' }}
      submitLabel={copy.change}
      submitVariant="secondary"
    >
      <Field
        label={copy.next}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Form>
  )
}

function PendingChange({ current, onStart }: ChangeProps & { current: string }) {
  const { run, pendingInput, error } = useMutation(
    async (action: 'resend' | 'cancel'): Promise<unknown> => {
      if (action === 'resend') return resendEmailChange(current)
      onStart()
      return cancelEmailChange(current)
    },
    { success: (_, action) => (action === 'resend' ? copy.resent : copy.changeCanceled) },
  )
  return (
    <div className="grid gap-5">
      <ErrorAlert error={error} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" wide busy={pendingInput === 'resend'} onClick={() => run('resend')}>
          {copy.resend}
        </Button>
        <Button variant="quiet" wide busy={pendingInput === 'cancel'} onClick={() => run('cancel')}>
          {copy.cancelChange}
        </Button>
      </div>
    </div>
  )
}
