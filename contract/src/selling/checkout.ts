/** What `create-checkout` answers: the secret of the card form, and where its script and public key are. */
export type CheckoutAnswer = { clientSecret: string; publishableKey: string; scriptUrl: string }

/**
 * How far a payment is, when it is not verified:
 * - `open`: the card form was left before paying
 * - `processing`: paid, but the bank has not confirmed it yet
 * - `failed`: the bank refused it after the customer was done
 * - `expired`: the card form was not used in time, or a newer one took its place
 * - `ended`: it was refunded, or the card holder's bank took the money back
 * - `refused`: it is not a payment for this course at its price
 */
export const unverifiedStates = ['open', 'processing', 'failed', 'expired', 'ended', 'refused'] as const
export type UnverifiedState = (typeof unverifiedStates)[number]

/**
 * What `verify-payment` answers. The temporary password is only for the browser that paid for a new account, and any
 * browser but the one that paid sees the address masked.
 */
export type PaymentAnswer =
  | { success: true; email: string; tempPassword?: string }
  | { success: false; state: UnverifiedState; error: string }

export const unverifiedTexts: Readonly<Record<UnverifiedState, string>> = {
  open: 'This payment was not finished, and nothing was charged.',
  processing: 'Your payment is still being processed.',
  failed: 'The bank did not confirm this payment, and nothing was charged.',
  expired: 'This checkout has expired, and nothing was charged.',
  ended: 'This payment was refunded or taken back, so it no longer gives access to the course.',
  refused: 'We received a payment that does not match this course. Please contact us.',
}
