import type { ErrorCode } from '@course/contract/errors'
import Stripe from 'stripe'
import { AppError } from '../../platform/errors.ts'

/** After this wait, what was made despite an error appears in the provider's list. */
const NEW_KEY_SECONDS = 30

/** Whether an earlier call with the same idempotency key is still running. It may succeed. */
export const isKeyInUse = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.statusCode === 409

/** The provider's final refusal code; undefined if a retry may succeed. */
export function refusalCode(error: unknown): string | undefined {
  if (isKeyInUse(error)) return undefined
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

/**
 * When to try again, and with which key: the provider stores a 500 response under its idempotency key for a day, so the
 * retry needs a new one. A lost connection stores nothing, so it keeps the key.
 */
export function retryOf(error: unknown, { key_number }: { key_number: number }, backoffSeconds: number) {
  const isServerError = error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500
  if (!isServerError) return { inSeconds: backoffSeconds }
  return {
    inSeconds: Math.max(backoffSeconds, NEW_KEY_SECONDS),
    set: { key_number: key_number + 1 },
  }
}

/** Turns every error of the provider into this one. */
export async function withProviderError<Result>(
  code: ErrorCode,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new AppError(code, { cause: error })
    throw error
  }
}
