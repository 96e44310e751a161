import type Stripe from 'stripe'

interface ErrorFields {
  type?: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  code?: string
  message: string
  param?: string
}

/** An error in the provider's response format. */
export class ApiError extends Error {
  readonly status: number
  readonly fields: ErrorFields

  constructor(status: number, fields: ErrorFields) {
    super(fields.message)
    this.status = status
    this.fields = fields
  }

  body(): { error: Stripe.StripeRawError } {
    return { error: { type: 'invalid_request_error', ...this.fields } as Stripe.StripeRawError }
  }
}

export const notFound = (object: string, id: string, param = 'id') =>
  new ApiError(404, { code: 'resource_missing', message: `No such ${object}: '${id}'`, param })
