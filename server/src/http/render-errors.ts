import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isConstraintViolation } from '../platform/constraints.ts'
import { AppError } from '../platform/errors.ts'
import { PROTOCOLS, type Protocol } from './protocols.ts'

/** The only place where an exception becomes a response. */
export function errorHandler(protocol: Protocol) {
  const { render } = PROTOCOLS[protocol]
  return (thrown: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const error = toAppError(thrown, request)
    if (error.entry.status >= 500) request.log.error({ err: thrown.cause ?? thrown }, error.message)
    else if (error.cause) request.log.info({ err: error.cause, code: error.code }, error.message)
    if (error.details.headers) reply.headers(error.details.headers)
    const { status, body } = render(error, reply)
    return reply.code(status).send(body)
  }
}

const POSTGRES_BAD_CHARACTER = '22021'

const FASTIFY_ERRORS: Record<string, AppError['code']> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.bad_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.bad_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_VALIDATION: 'request.invalid',
}

function toAppError(thrown: FastifyError, { raw }: FastifyRequest): AppError {
  if (thrown instanceof AppError) return thrown
  // Not logged: the body may contain a password, and schema messages may repeat it.
  if (thrown instanceof z.ZodError)
    return new AppError('request.invalid', { text: thrown.issues[0]?.message })
  // For example, the account was deleted while its token was still valid.
  if (isConstraintViolation('reference', thrown))
    return new AppError('rest.missing_reference', { cause: thrown })
  // A null character in a text: SQLite stores it, PostgreSQL rejects it.
  if (thrown.code === POSTGRES_BAD_CHARACTER) return new AppError('request.invalid')
  const code = FASTIFY_ERRORS[thrown.code]
  if (code) return new AppError(code)
  // The client disconnected while sending the body, so reading it failed.
  if (raw.destroyed && !raw.complete) return new AppError('request.invalid')
  if (isNetworkFailure(thrown)) return new AppError('server.busy', { cause: thrown })
  if (thrown.statusCode && thrown.statusCode < 500) return new AppError('request.invalid', { cause: thrown })
  return new AppError('server.failure', { cause: thrown })
}

/**
 * PostgreSQL or another service cannot be reached: connection failures and timeouts of Node, of PostgreSQL (stopped,
 * restarting or out of connections: classes 08 and 57P, 53300; 25006 on a replica) and of its pool, which have no codes.
 */
function isNetworkFailure({ code, message }: { code?: string; message: string }): boolean {
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|57P0[1-3]|53300|25006)$/.test(
      code ?? '',
    ) || /^Connection terminated|^timeout exceeded when trying to connect|is not queryable$/.test(message)
  )
}
