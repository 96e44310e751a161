import type Stripe from 'stripe'

/** The message for the cardholder, and the code in the payment's last error. */
export interface CardProblem {
  code: Stripe.PaymentIntent.LastPaymentError.Code
  declineCode?: string
  message: string
  field?: 'number' | 'expiry' | 'cvc'
}
