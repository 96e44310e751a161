import type { ErrorEntry } from '@course/contract/error-entry'
import { ERRORS, type ErrorCode } from '@course/contract/errors'

type ErrorDetails = {
  /** What really happened; goes to the log, never to the caller. */
  cause?: unknown
  /** Replaces the table's public text where the words depend on the input. */
  text?: string
  /** `details` of the tables protocol. */
  details?: string
  /** Further fields of the answer's body, such as the reasons of a weak password. */
  body?: Record<string, unknown>
  headers?: Record<string, string>
}

/** An error caused by the caller. Any other exception is our bug and becomes a 500. */
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
