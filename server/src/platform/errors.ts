import type { ErrorEntry } from '@course/contract/error-entry'
import { ERRORS, type ErrorCode } from '@course/contract/errors'

type ErrorDetails = {
  /** The original error, for the log only; never sent to the caller. */
  cause?: unknown
  /** Replaces the public message of the error code where it depends on the input. */
  text?: string
  /** The PostgREST field `details`. */
  details?: string
  /** Further fields of the response body, such as the reasons for a weak password. */
  body?: Record<string, unknown>
  headers?: Record<string, string>
}

/** An error caused by the caller. Any other exception is a bug and becomes a 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly entry: ErrorEntry
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.text ?? ERRORS[code].text, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.entry = ERRORS[code]
    this.details = details
  }
}

/** Throws `request.invalid` with the message of each invalid field. Does nothing if there are none. */
export function rejectFields(errors: Readonly<Record<string, string>>): void {
  const [text] = Object.values(errors)
  if (text) throw new AppError('request.invalid', { text, body: { fields: errors } })
}
