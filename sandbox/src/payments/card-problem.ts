import type Stripe from 'stripe'

/** What the card holder is told, and the code the shop finds in the payment's last error. */
export interface CardProblem {
  code: Stripe.PaymentIntent.LastPaymentError.Code
  declineCode?: string
  message: string
  field?: 'number' | 'expiry' | 'cvc'
}
