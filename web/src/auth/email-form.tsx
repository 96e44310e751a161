import { useEffect, useRef, useState } from 'react'
import type { AuthResult } from '../app/clients/run-auth-call.ts'
import { Alert } from '../ui/alert.tsx'
import { AccountForm } from './account-form.tsx'
import { type FormProblem, parseEmailField } from './auth-form.ts'
import { EmailField } from './email-field.tsx'

type EmailFormProps = {
  submitLabel: string
  initialEmail?: string
  /** Sends the email; `onSent` is called on success. */
  send: (email: string) => Promise<AuthResult>
  onSent: (email: string) => void
}

export function EmailForm({ submitLabel, initialEmail = '', send, onSent }: EmailFormProps) {
  const [typed, setTyped] = useState(initialEmail)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<FormProblem>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem?.field === 'email') field.current?.focus()
  }, [problem])

  const submit = async () => {
    const email = parseEmailField(typed)
    if (typeof email !== 'string') return setProblem(email.problem)
    setProblem(undefined)
    setBusy(true)
    const outcome = await send(email)
    setBusy(false)
    if (outcome.problem) setProblem(outcome.problem)
    else onSent(email)
  }

  return (
    <AccountForm submitLabel={submitLabel} isBusy={isBusy} onSubmit={submit}>
      <EmailField
        ref={field}
        readOnly={isBusy}
        value={typed}
        onType={setTyped}
        error={problem?.field ? problem.text : undefined}
      />
      {problem && !problem.field && <Alert tone="error">{problem.text}</Alert>}
    </AccountForm>
  )
}
