import { useEffect, useRef, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import type { Outcome } from './api.ts'
import { type FormProblem, readEmailField } from './auth-form.ts'

type EmailFormProps = {
  submitLabel: string
  startsWith?: string
  /** Sends the mail; `onSent` follows when that worked. */
  send: (email: string) => Promise<Outcome>
  onSent: (email: string) => void
}

/** Asks for an address and sends a mail to it. */
export function EmailForm({ submitLabel, startsWith = '', send, onSent }: EmailFormProps) {
  const [typed, setTyped] = useState(startsWith)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<FormProblem>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem?.field === 'email') field.current?.focus()
  }, [problem])

  const submit = async () => {
    const email = readEmailField(typed)
    if (typeof email !== 'string') return setProblem(email.problem)
    setProblem(undefined)
    setBusy(true)
    const outcome = await send(email)
    setBusy(false)
    if (outcome.problem) setProblem(outcome.problem)
    else onSent(email)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) submit()
      }}
      className="grid gap-5"
    >
      <Field
        ref={field}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={isBusy}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={problem?.field ? problem.text : undefined}
      />
      {problem && !problem.field && <Alert tone="error">{problem.text}</Alert>}
      <Button type="submit" busy={isBusy} className="w-full">
        {isBusy ? 'Please wait...' : submitLabel}
      </Button>
    </form>
  )
}
