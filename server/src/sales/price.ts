import { siteContent } from '@course/content/site/content'
import { courseId } from '@course/contract/learning/progress'
import { pageUrl } from '@course/contract/paths'
import type { Company } from '@course/contract/sales/invoices'
import type Stripe from 'stripe'
import { invoiceParameters } from './invoices/invoice-parameters.ts'

/** The course and its price. Never taken from the browser. */
export const currentOffer = () => ({
  courseId: courseId(),
  name: siteContent().site.name,
  amount: siteContent().offer.currentCents,
  currency: siteContent().offer.currency.toLowerCase(),
})

/** Nothing else may change the amount: the account's settings would switch these on if they were left out. */
const FIXED_AMOUNT = {
  automatic_tax: { enabled: false },
  adaptive_pricing: { enabled: false },
  managed_payments: { enabled: false },
} satisfies Partial<Stripe.Checkout.SessionCreateParams>

/** What a checkout is opened with: its attempt, and the promotion code and the company of an invoice, if any. */
type CheckoutInput = {
  attemptId: string
  email: string
  promotionCode: string | null
  company?: Company | null
}

/** Parameters of the card session, without timestamps, so that a retry sends identical ones. */
export function sessionParameters(
  siteUrl: string,
  { attemptId, email, promotionCode, company = null }: CheckoutInput,
): Stripe.Checkout.SessionCreateParams {
  const offer = currentOffer()
  const metadata = { course_id: offer.courseId }
  return {
    ui_mode: 'embedded_page',
    mode: 'payment',
    customer_email: email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: offer.currency,
          unit_amount: offer.amount,
          product_data: { name: offer.name },
        },
      },
    ],
    ...(promotionCode !== null && { discounts: [{ promotion_code: promotionCode }] }),
    ...invoiceParameters(company, metadata),
    ...FIXED_AMOUNT,
    // Cards only, because they are paid or declined immediately.
    allowed_payment_method_types: ['card'],
    return_url: `${pageUrl(siteUrl, '/welcome')}?session_id={CHECKOUT_SESSION_ID}`,
    client_reference_id: attemptId,
    metadata,
    payment_intent_data: { metadata },
  }
}
