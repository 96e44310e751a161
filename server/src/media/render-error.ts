import type { ErrorRenderer } from '../http/render-errors.ts'

/** `/storage/v1`: the status is repeated as text in the body. */
export const renderStorageError: ErrorRenderer = (error) => {
  const { status } = error.entry
  const storageError = STORAGE_ERRORS[status] ?? { error: 'internal', code: 'InternalError' }
  return { status, body: { statusCode: String(status), ...storageError, message: error.message } }
}

const STORAGE_ERRORS: Record<number, { error: string; code: string }> = {
  400: { error: 'invalid_key', code: 'InvalidKey' },
  401: { error: 'unauthorized', code: 'AccessDenied' },
  403: { error: 'unauthorized', code: 'AccessDenied' },
  404: { error: 'not_found', code: 'NoSuchKey' },
  409: { error: 'Duplicate', code: 'KeyAlreadyExists' },
  413: { error: 'payload_too_large', code: 'EntityTooLarge' },
  415: { error: 'invalid_mime_type', code: 'InvalidMimeType' },
  416: { error: 'invalid_range', code: 'InvalidRange' },
}
