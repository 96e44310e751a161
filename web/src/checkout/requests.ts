import type { CheckoutResponse, PaymentVerification } from '@course/contract/sales/checkout'
import { FunctionsHttpError } from '@supabase/functions-js'
import { SessionUnknownError } from '../app/clients/auth.ts'
import { functions } from '../app/clients/clients.ts'
import { errorText } from '../app/clients/error-text.ts'

/** `code` and `text` are the server's, undefined if it could not be reached. */
export class CheckoutCallError extends Error {
  readonly code: string | undefined
  readonly text: string | undefined

  constructor(cause: unknown, body: object & { code?: unknown } = {}) {
    super('The server rejected the request or could not be reached', { cause })
    this.code = typeof body.code === 'string' ? body.code : undefined
    this.text = errorText(body)
  }
}

/**
 * The response sets the cookie that identifies the payer. Abort unwanted requests, or a late response
 * replaces the cookie of the next form.
 */
export const createCheckout = (email: string, signal: AbortSignal) =>
  call<Partial<CheckoutResponse>>('create-checkout', { email }, signal)

export const verifyPayment = (sessionId: string) => call<PaymentVerification>('verify-payment', { sessionId })

async function call<Data>(name: string, body: Record<string, unknown>, signal?: AbortSignal): Promise<Data> {
  const { data, error } = await functions.invoke<Data>(name, { body, signal })
  if (error instanceof FunctionsHttpError) {
    const response = error.context as Response
    throw new CheckoutCallError(error, await response.json().catch(() => ({})))
  }
  if (error?.context instanceof SessionUnknownError) throw new CheckoutCallError(error, error.context)
  if (error) throw new CheckoutCallError(error)
  return data as Data
}
