import type { CheckoutResponse, PaymentVerification } from '@course/contract/billing/checkout'
import { FunctionsHttpError } from '@supabase/functions-js'
import { functions } from '../api/clients.ts'
import { errorText } from '../api/error-text.ts'
import { SessionUnknownError } from '../entry/auth.ts'

/** What the server said when it refused; without words of its own when it could not be reached. */
export class CallFailure extends Error {
  readonly code: string | undefined
  readonly text: string | undefined

  constructor(cause: unknown, answer: object & { code?: unknown } = {}) {
    super('the server refused a call or could not be reached', { cause })
    this.code = typeof answer.code === 'string' ? answer.code : undefined
    this.text = errorText(answer)
  }
}

/**
 * The response sets the cookie that identifies the payer. Abort unwanted requests, or a late response
 * replaces the cookie of the next form.
 */
export const createCheckout = (email: string, signal: AbortSignal) =>
  call<Partial<CheckoutResponse>>('create-checkout', { email }, signal)

export const verifyPayment = (sessionId: string) => call<PaymentVerification>('verify-payment', { sessionId })

async function call<Answer>(
  name: string,
  body: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<Answer> {
  const { data, error } = await functions.invoke<Answer>(name, { body, signal })
  if (error instanceof FunctionsHttpError) {
    const response = error.context as Response
    throw new CallFailure(error, await response.json().catch(() => ({})))
  }
  if (error?.context instanceof SessionUnknownError) throw new CallFailure(error, error.context)
  if (error) throw new CallFailure(error)
  return data as Answer
}
