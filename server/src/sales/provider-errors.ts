import Stripe from 'stripe'

/** The wait before a new idempotency key is used after a provider error. By then, what was made after all is listed. */
const NEW_KEY_SECONDS = 30

/** The provider's final refusal code; undefined if a retry may succeed. */
export function refusalCode(error: unknown): string | undefined {
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError)
    return 'not_permitted'
  const { StripeInvalidRequestError, StripeCardError, StripeIdempotencyError } = Stripe.errors
  const isRefusal =
    error instanceof StripeInvalidRequestError ||
    error instanceof StripeCardError ||
    error instanceof StripeIdempotencyError
  return isRefusal ? (error.code ?? 'unknown') : undefined
}

/** When to try again, and with which key: a 500 response is stored under it and repeated for a day; a lost connection is not. */
export function retryOf(error: unknown, { key_number }: { key_number: number }, backoffSeconds: number) {
  const isServerError = error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500
  if (!isServerError) return { inSeconds: backoffSeconds }
  return {
    inSeconds: Math.max(backoffSeconds, NEW_KEY_SECONDS),
    set: { key_number: key_number + 1 },
  }
}
