import { companyCopy } from '@course/content/site/pages/checkout'
import { COMPANY_FIELD_MAX_CHARACTERS, type Company, companyFields } from '@course/contract/sales/invoices'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field, TextArea } from '../ui/field.tsx'

const WANTS_INVOICE = 'wantsInvoice'

/** What was typed, or undefined if no invoice is wanted. */
export function readCompany(form: FormData): Company | undefined {
  if (!form.has(WANTS_INVOICE)) return undefined
  const entries = companyFields.map((field) => [field, String(form.get(field) ?? '')])
  return Object.fromEntries(entries) as Company
}

/** Whom a company invoice is for. The box shows its fields by style alone, so that it works before hydration. */
export function CompanyFields({ company }: { company: Company | undefined }) {
  const shared = { maxLength: COMPANY_FIELD_MAX_CHARACTERS }
  return (
    <div className="group">
      <Checkbox
        className="text-sm font-semibold"
        label={companyCopy.want}
        name={WANTS_INVOICE}
        defaultChecked={company !== undefined}
      />
      <fieldset className="mt-4 hidden gap-5 group-has-checked:grid">
        <legend className="sr-only">{companyCopy.title}</legend>
        <Field
          {...shared}
          label={companyCopy.name}
          name="name"
          autoComplete="organization"
          defaultValue={company?.name}
        />
        <TextArea
          {...shared}
          label={companyCopy.address}
          name="address"
          autoComplete="street-address"
          defaultValue={company?.address}
        />
        <Field
          {...shared}
          label={companyCopy.taxId}
          name="taxId"
          autoComplete="off"
          defaultValue={company?.taxId}
        />
        <Field
          {...shared}
          label={companyCopy.purchaseOrder}
          name="purchaseOrder"
          autoComplete="off"
          hint={companyCopy.hint}
          defaultValue={company?.purchaseOrder}
        />
      </fieldset>
    </div>
  )
}
