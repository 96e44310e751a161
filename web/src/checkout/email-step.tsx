import type { SubmitEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

type EmailStepProps = {
  email: string
  problem?: string
  /** False in prerendered HTML: without script the form could only reload the page. */
  isReady: boolean
  onEmail: (email: string) => void
  onContinue: () => void
}

/** Step 1 of paying: who is it for? Light, because it is part of the front page's first script. */
export function EmailStep({ email, problem, isReady, onEmail, onContinue }: EmailStepProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault()
    onContinue()
  }

  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={!isReady} className="grid gap-5">
        <legend className="eyebrow mb-4">Step 1 of 2</legend>
        <Field
          label="Email address"
          type="email"
          name="email"
          autoComplete="email"
          maxLength={255}
          hint="Your receipt and your access go to this address."
          placeholder="you@company.com"
          value={email}
          error={problem}
          onChange={(event) => onEmail(event.target.value)}
        />
        <Button type="submit" className="w-full">
          Continue to Payment
        </Button>
      </fieldset>
    </form>
  )
}
