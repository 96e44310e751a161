import type { SubmitEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

type EmailStepProps = {
  /** Initial value, when the visitor comes back to change it. */
  email?: string
  problem?: string
  onContinue: (email: string) => void
}

/** Step 1. Prerendered with an uncontrolled field, so that text typed before hydration is kept. */
export function EmailStep({ email, problem, onContinue }: EmailStepProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onContinue(String(new FormData(event.currentTarget).get('email') ?? '').trim())
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="eyebrow">Step 1 of 2</p>
      <Field
        label="Email address"
        type="email"
        name="email"
        autoComplete="email"
        maxLength={255}
        hint="We'll send your receipt and access here."
        placeholder="you@company.com"
        defaultValue={email}
        error={problem}
      />
      <Button type="submit" className="w-full">
        Continue to Payment
      </Button>
    </form>
  )
}
