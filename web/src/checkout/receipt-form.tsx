import { siteContent } from '@course/content/site/content'
import { paymentCopy } from '@course/content/site/pages/checkout'
import { parseEmail } from '@course/contract/accounts'
import { type MouseEvent, type SubmitEvent, useRef, useState } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { usePayment } from './payment-context.tsx'
import { useTypedEmail } from './use-typed-email.ts'

/**
 * Leads to the payment section; with an email, to its card form. The email is that of the payment section, whose form
 * this submits, so that a team, a gift or an invoice chosen there is checked there.
 */
export function ReceiptForm() {
  const { payment, emailForm } = usePayment()
  const typed = useTypedEmail()
  const [problem, setProblem] = useState<string>()
  const link = useRef<HTMLAnchorElement>(null)

  function enroll(event: MouseEvent) {
    setProblem(undefined)
    // Without an email, and once the card form is open, it is a link only.
    if (payment.step !== 'email' || typed.value.trim() === '') return
    event.preventDefault()
    if (parseEmail(typed.value).email) return emailForm.current?.requestSubmit()
    setProblem(paymentCopy.badEmail)
    typed.ref.current?.focus()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    link.current?.click()
  }

  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
      <Field
        {...typed}
        label={paymentCopy.receiptEmail}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={paymentCopy.emailExample}
        readOnly={payment.step !== 'email'}
        error={problem}
      />
      <ButtonLink ref={link} to="#payment" className="w-full" onClick={enroll}>
        {siteContent().offer.buttonText}
      </ButtonLink>
    </form>
  )
}
