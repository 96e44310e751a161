import { siteContent } from '@course/content/site/content'
import { courseId } from '@course/contract/learning/progress'
import type Stripe from 'stripe'

/** The course and its price. Never taken from the browser. */
export const currentOffer = () => ({
  courseId: courseId(),
  name: siteContent().site.name,
  amount: siteContent().offer.currentCents,
  currency: siteContent().offer.currency.toLowerCase(),
})

/** Parameters of the card session, without timestamps, so that a retry sends identical ones. */
export function sessionParameters(
  siteUrl: string,
  attemptId: string,
  email: string,
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
    // Cards only, because they are paid or declined immediately.
    allowed_payment_method_types: ['card'],
    return_url: `${siteUrl}/welcome?session_id={CHECKOUT_SESSION_ID}`,
    client_reference_id: attemptId,
    metadata,
    payment_intent_data: { metadata },
  }
}
