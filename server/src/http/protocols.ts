import type { FastifyReply } from 'fastify'
import { AppError } from '../platform/errors.ts'

/** Formats an error for one protocol. */
type ErrorRenderer = (error: AppError, reply: FastifyReply) => { status: number; body: unknown }

type ProtocolRules = {
  prefix: string
  render: ErrorRenderer
  headers?: Record<string, string>
  isCompressed: boolean
}

/** `/rest/v1`: always all four fields, because the client treats an empty 404 as success. */
const renderRestError: ErrorRenderer = (error, reply) => {
  const { status, rest } = error.entry
  if (error.code === 'token.invalid' || error.code === 'token.expired') {
    reply.header('www-authenticate', `Bearer error="invalid_token", error_description="${error.message}"`)
  }
  return {
    status,
    body: {
      code: rest ?? error.code,
      details: error.details.details ?? null,
      hint: null,
      message: error.message,
    },
  }
}

/** `/functions/v1`, and all routes without a protocol. */
const renderFunctionError: ErrorRenderer = (error) => ({
  status: error.entry.status,
  body: { success: false, error: error.message, code: error.code, ...error.details.body },
})

/**
 * `/auth/v1`: the code as both `code` and `error_code`, because clients read one or the other depending on the
 * version header. An `authorization` header that is not `Bearer …` counts as missing, not as a bad token.
 */
const renderAuthError: ErrorRenderer = (thrown, { request }) => {
  const header = request.headers.authorization ?? ''
  const isGarbled = thrown.code === 'token.invalid' && !/^bearer\s+\S+$/i.test(header)
  const error = isGarbled ? new AppError('access.sign_in_required') : thrown
  const code = error.entry.auth?.code ?? error.code.slice(error.code.indexOf('.') + 1)
  return {
    status: error.entry.auth?.status ?? error.entry.status,
    body: { code, error_code: code, message: error.message, msg: error.message, ...error.details.body },
  }
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

/** `/storage/v1`: the status is repeated as text in the body. */
const renderStorageError: ErrorRenderer = ({ entry: { status }, message }) => {
  const storageError = STORAGE_ERRORS[status] ?? { error: 'internal', code: 'InternalError' }
  return { status, body: { statusCode: String(status), ...storageError, message } }
}

/** The protocols of the official clients, and `plain` for everything else, such as `/webhooks/card`. */
export const PROTOCOLS = {
  rest: { prefix: '/rest/v1', render: renderRestError, isCompressed: true },
  functions: { prefix: '/functions/v1', render: renderFunctionError, isCompressed: true },
  auth: {
    prefix: '/auth/v1',
    render: renderAuthError,
    // The official client reads the error code from the body only if this header is present.
    headers: { 'x-supabase-api-version': '2024-01-01' },
    // Responses contain tokens beside input of the caller, so their compressed length would reveal parts of the
    // tokens (BREACH). Responses of other protocols with secrets are too short to be compressed.
    isCompressed: false,
  },
  storage: { prefix: '/storage/v1', render: renderStorageError, isCompressed: true },
  plain: { prefix: '', render: renderFunctionError, isCompressed: true },
} as const satisfies Record<string, ProtocolRules>

export type Protocol = keyof typeof PROTOCOLS
