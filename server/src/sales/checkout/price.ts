import { siteContent } from '@course/content/site/content'
import { courseId } from '@course/contract/learning/progress'
import { pageUrl } from '@course/contract/paths'
import type { Company } from '@course/contract/sales/invoices'
import { seatPrice } from '@course/contract/sales/seats'
import type Stripe from 'stripe'
import { invoiceParameters } from '../invoices/invoice-parameters.ts'
import { type CheckoutOrder, orderMetadata, SELF_ORDER } from './order.ts'

/** The course and its price. Never taken from the browser. */
export const currentOffer = () => ({
  courseId: courseId(),
  name: siteContent().site.name,
  amount: siteContent().offer.currentCents,
  currency: siteContent().offer.currency.toLowerCase(),
})

/** What one seat of an order costs now. */
export const unitPrice = ({ kind, seats }: Pick<CheckoutOrder, 'kind' | 'seats'>): number =>
  kind === 'team' ? seatPrice(siteContent().offer, seats) : currentOffer().amount

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
  order?: CheckoutOrder
  promotionCode: string | null
  company?: Company | null
}

/** Parameters of the card session, without timestamps, so that a retry sends identical ones. */
export function sessionParameters(
  siteUrl: string,
  { attemptId, email, order = SELF_ORDER, promotionCode, company = null }: CheckoutInput,
): Stripe.Checkout.SessionCreateParams {
  const offer = currentOffer()
  const metadata = { course_id: offer.courseId, ...orderMetadata(order) }
  return {
    ui_mode: 'embedded_page',
    mode: 'payment',
    customer_email: email,
    line_items: [
      {
        quantity: order.seats,
        price_data: {
          currency: offer.currency,
          unit_amount: unitPrice(order),
          product_data: { name: offer.name, ...(order.kind === 'team' && { unit_label: 'seat' }) },
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
