import { paymentCopy } from '@course/content/site/pages/checkout'
import type { Company } from '@course/contract/sales/invoices'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormContext } from '../ui/form-context.ts'
import { CompanyFields, readCompany } from './company-fields.tsx'
import { usePayment } from './payment-context.tsx'
import type { Problems } from './payment-state.ts'
import { useTypedEmail } from './use-typed-email.ts'

type EmailStepProps = {
  /** Whom the invoice is for, as typed before. */
  company?: Company | undefined
  errors: Problems
  /** Label and hint of the email field. */
  emailTexts: { label: string; hint: string }
  /** The seats of a team, or a gift, in place of a single purchase. */
  orderFields: ReactNode
  onContinue: (email: string, company: Company | undefined, form: FormData) => void
}

/** Step 1. */
export function EmailStep({ company, errors, emailTexts, orderFields, onContinue }: EmailStepProps) {
  const { emailForm } = usePayment()
  const typed = useTypedEmail()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onContinue(String(form.get('email') ?? '').trim(), readCompany(form), form)
  }

  return (
    <form ref={emailForm} noValidate onSubmit={submit} className="grid gap-5">
      <p className="eyebrow">{paymentCopy.step1}</p>
      <FormContext value={{ errors, isPending: false }}>
        <Field {...typed} {...emailTexts} type="email" name="email" placeholder={paymentCopy.emailExample} />
        {orderFields}
        <CompanyFields company={company} />
      </FormContext>
      <Button type="submit" className="w-full">
        {paymentCopy.continue}
      </Button>
    </form>
  )
}
