import { paymentCopy } from '@course/content/site/pages/checkout'
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
      <p className="eyebrow">{paymentCopy.step1}</p>
      <Field
        label={paymentCopy.email}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={255}
        hint={paymentCopy.emailHint}
        placeholder={paymentCopy.emailExample}
        defaultValue={email}
        error={problem}
      />
      <Button type="submit" className="w-full">
        {paymentCopy.continue}
      </Button>
    </form>
  )
}
