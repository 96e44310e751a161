import { shellCopy } from '@course/content/site/shell'
import { ModuleLoadError } from '../starting/load-module.ts'

/** Of a response without a message, such as a proxy's error page. */
export const fallbackMessage = shellCopy.unknownError

/** Of client errors that may be gone at the next try: signed out, timeout, too many requests. */
const passingStatuses: readonly number[] = [401, 408, 429]

type RequestErrorDetails = {
  code?: string
  status?: number
  isOffline?: boolean
  requestId?: string
  cause?: unknown
}

/** The one error of every client. Its message can be shown. */
export class RequestError extends Error {
  /** The server's error code, such as `checkout.already_owned` or `weak_password`. */
  readonly code: string | undefined
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined
  /** The server could not be reached. */
  readonly isOffline: boolean
  /** Identifies the request in the server's log. */
  readonly requestId: string | undefined

  constructor(
    message: string,
    { code, status, isOffline = false, requestId, cause }: RequestErrorDetails = {},
  ) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.isOffline = isOffline
    this.requestId = requestId
  }

  /** The server will not accept this request, so it is not worth sending again as it is. */
  get isRefusal(): boolean {
    const { status } = this
    return status !== undefined && status >= 400 && status < 500 && !passingStatuses.includes(status)
  }

  /** The browser failed or the user closed its dialog, so no request was sent. */
  get isFromBrowser(): boolean {
    return this.status === undefined && !this.isOffline
  }
}

/** Whether the server asks for sudo mode first. */
export const needsSudoMode = (error: unknown): boolean =>
  toRequestError(error).code?.endsWith('reauthentication_needed') ?? false

export const unreachableError = (cause?: unknown): RequestError =>
  new RequestError(shellCopy.unreachableServer, { isOffline: true, cause })

/** Thrown instead of a request that only a signed-in user may send. */
export const noSessionError = (): RequestError => new RequestError('No session found')

/** The error of a response, with the server's message and code. */
export async function responseError(response: Response): Promise<RequestError> {
  const body: unknown = await response.json().catch(() => undefined)
  return new RequestError(messageOf(body) ?? fallbackMessage, {
    ...codeOf(body),
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? undefined,
  })
}

/** Functions put the message in `error`, tables and storage in `message`, auth in `msg`. */
function messageOf(responseBody: unknown): string | undefined {
  if (typeof responseBody !== 'object' || responseBody === null) return undefined
  const { error, message, msg } = responseBody as Record<string, unknown>
  return [error, message, msg].find((text) => typeof text === 'string' && text !== '') as string | undefined
}

function codeOf(value: unknown): { code?: string } {
  const { code } = (value ?? {}) as { code?: unknown }
  return typeof code === 'string' ? { code } : {}
}

/** Turns any thrown value into a RequestError, among them those of the auth client. */
export function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  if (error instanceof ModuleLoadError) return unreachableError(error)
  if (!(error instanceof Error)) return new RequestError(shellCopy.unexpectedError, { cause: error })
  const { status } = error as { status?: number }
  if (error.name === 'AuthRetryableFetchError') {
    return status
      ? new RequestError(isMessage(error.message) ? error.message : shellCopy.unexpectedError, {
          status,
          cause: error,
        })
      : unreachableError(error)
  }
  // Messages of bugs are not for users.
  if (isBug(error)) return new RequestError(shellCopy.unexpectedError, { cause: error })
  const fallback = status === undefined ? shellCopy.unexpectedError : fallbackMessage
  const message = isMessage(error.message) ? error.message : fallback
  return new RequestError(message, { ...codeOf(error), status, cause: error })
}

const isBug = (error: Error): boolean =>
  error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError

/** False for response JSON and status names, which the auth client uses when there is no message. */
const isMessage = (text: string): boolean => text !== '' && !text.startsWith('{') && !statusNames.test(text)

const statusNames =
  /^(HTTP \d+|Internal Server Error|Not Implemented|Bad Gateway|Service Unavailable|Gateway Timeout)$/i
