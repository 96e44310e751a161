import type { CheckoutAnswer, PaymentAnswer } from '@course/contract/selling/checkout'
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
 * Its answer sets the cookie that shows who paid. A request that is no longer wanted must be aborted, or its late
 * answer replaces the cookie under which the next form was opened.
 */
export const createCheckout = (email: string, signal: AbortSignal) =>
  call<Partial<CheckoutAnswer>>('create-checkout', { email }, signal)

export const verifyPayment = (sessionId: string) => call<PaymentAnswer>('verify-payment', { sessionId })

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
