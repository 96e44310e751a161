import { paymentCopy } from '@course/content/site/pages/checkout'
import type { Company } from '@course/contract/sales/invoices'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormContext } from '../ui/form-context.ts'
import { CompanyFields, readCompany } from './company-fields.tsx'

type EmailStepProps = {
  /** Initial value, when the visitor comes back to change it. */
  email?: string
  /** Whom the invoice is for, as typed before. */
  company?: Company | undefined
  /** What must be corrected, by the name of its field. */
  errors: Readonly<Partial<Record<string, string>>>
  /** The seats of a team, or a gift, in place of a single purchase. */
  orderFields: ReactNode
  onContinue: (email: string, company: Company | undefined, form: FormData) => void
}

/** Step 1. Prerendered with an uncontrolled field, so that text typed before hydration is kept. */
export function EmailStep({ email, company, errors, orderFields, onContinue }: EmailStepProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onContinue(String(form.get('email') ?? '').trim(), readCompany(form), form)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="eyebrow">{paymentCopy.step1}</p>
      <FormContext value={{ errors, isPending: false }}>
        <Field
          label={paymentCopy.email}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={255}
          hint={paymentCopy.emailHint}
          placeholder={paymentCopy.emailExample}
          defaultValue={email}
        />
        {orderFields}
        <CompanyFields company={company} />
      </FormContext>
      <Button type="submit" className="w-full">
        {paymentCopy.continue}
      </Button>
    </form>
  )
}
