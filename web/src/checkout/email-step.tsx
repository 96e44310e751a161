import type { SubmitEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

type EmailStepProps = {
  /** What the field starts with, for those who come back to change it. */
  email?: string
  problem?: string
  onContinue: (email: string) => void
}

/**
 * Step 1 of paying. It is part of the prerendered page, so the field belongs to the browser: an address typed before
 * React is there stays typed.
 */
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
        hint="Your receipt and your access go to this address."
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
