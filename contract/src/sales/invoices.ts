import { validationCopy } from '@course/content/site/validation'
/* Company invoices. The card provider makes them; the buyer says beforehand whom they are for. */

/** The card provider prints no more of a value. */
export const COMPANY_FIELD_MAX_CHARACTERS = 140

/** Whom an invoice is for. Tax ID and purchase order may be empty. */
export type Company = { name: string; address: string; taxId: string; purchaseOrder: string }
export type CompanyField = keyof Company

export const companyFields = ['name', 'address', 'taxId', 'purchaseOrder'] as const satisfies CompanyField[]

const requiredMessages: Partial<Record<CompanyField, string>> = {
  name: validationCopy.companyName,
  address: validationCopy.companyAddress,
}

type CompanyProblems = Partial<Record<CompanyField, string>>

/** Each value becomes one line, because the card provider prints it as one. */
export function parseCompany(
  typed: Readonly<Record<CompanyField, string>>,
): { company: Company; problems?: undefined } | { company?: undefined; problems: CompanyProblems } {
  const company = { name: '', address: '', taxId: '', purchaseOrder: '' }
  const problems: CompanyProblems = {}
  for (const field of companyFields) {
    const separator = field === 'address' ? ', ' : ' '
    const value = typed[field]
      .split(/[\r\n]+/)
      .map((line) =>
        line
          .replace(/[\s\p{Cc}]+/gu, ' ')
          .trim()
          .replace(/,$/, ''),
      )
      .filter(Boolean)
      .join(separator)
    company[field] = value
    if (value === '' && requiredMessages[field]) problems[field] = requiredMessages[field]
    if (value.length > COMPANY_FIELD_MAX_CHARACTERS)
      problems[field] = validationCopy.enterAtMost(COMPANY_FIELD_MAX_CHARACTERS)
  }
  return Object.keys(problems).length > 0 ? { problems } : { company }
}

/** Response of `invoice-link`: a path on this site that leads to the document for a short time. */
export type InvoiceLink = { path: string }
