import { invoiceLabels } from '@course/content/site/pages/checkout'
import type { Company } from '@course/contract/sales/invoices'
import type Stripe from 'stripe'

/** Session parameters for an invoice to this company; nothing without one. An invoice needs a customer at the provider. */
export const invoiceParameters = (
  company: Company | null,
  metadata: Stripe.MetadataParam,
): Pick<Stripe.Checkout.SessionCreateParams, 'customer_creation' | 'invoice_creation'> =>
  company === null
    ? {}
    : {
        customer_creation: 'always',
        invoice_creation: {
          enabled: true,
          invoice_data: {
            custom_fields: Object.entries(invoiceLabels)
              .map(([field, name]) => ({ name, value: company[field as keyof Company] }))
              .filter(({ value }) => value !== ''),
            metadata,
          },
        },
      }

/** Whether the provider makes an invoice for a completed session. It may make none for a free order. */
export const hasInvoice = ({
  invoice_creation,
  invoice,
  amount_total,
}: Pick<Stripe.Checkout.Session, 'invoice_creation' | 'invoice' | 'amount_total'>): boolean =>
  invoice_creation?.enabled === true && (Boolean(invoice) || amount_total !== 0)
