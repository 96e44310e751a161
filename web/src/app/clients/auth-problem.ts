import { loadModule } from '../load-module.ts'
import { unreachableText } from './unreachable.ts'

/** An error to show to the user; `code` comes from the auth service. */
export type Problem = { text: string; code?: string }

const unexpected = 'An unexpected error occurred'

export async function toProblem(error: unknown): Promise<Problem> {
  const client = await loadModule(() => import('./auth-client.ts')).catch(() => undefined)
  // The auth client itself failed to load, so this is a network error.
  if (!client) return { text: unreachableText }
  const { isAuthError, isAuthRetryableFetchError } = client
  if (isAuthRetryableFetchError(error) && error.status === 0) return { text: unreachableText }
  if (isAuthRetryableFetchError(error)) return { text: isMessage(error.message) ? error.message : unexpected }
  if (isAuthError(error)) {
    return { text: isMessage(error.message) ? error.message : 'An error occurred', code: error.code }
  }
  const { message = '', code } = error instanceof Error ? (error as Error & { code?: unknown }) : {}
  const text = message || unexpected
  // Functions put the slice before the code: `auth.reauthentication_needed`.
  return typeof code === 'string' ? { text, code: code.replace(/^auth\./, '') } : { text }
}

/** False for response JSON and status names, which the client uses when there is no message. */
const isMessage = (text: string): boolean => text !== '' && !text.startsWith('{') && !statusNames.test(text)

const statusNames =
  /^(HTTP \d+|Internal Server Error|Not Implemented|Bad Gateway|Service Unavailable|Gateway Timeout)$/i
