import { loadModule } from '../entry/load-module.ts'

/** An error to show to the user; `code` comes from the auth service. */
export type Problem = { text: string; code?: string }

const unreachable = "We couldn't reach the server. Check your connection and try again."
const unexpected = 'An unexpected error occurred'

export async function toProblem(error: unknown): Promise<Problem> {
  const client = await loadModule(() => import('../entry/lazy/auth-client.ts')).catch(() => undefined)
  // The auth client itself failed to load, so this is a network error.
  if (!client) return { text: unreachable }
  const { isAuthError, isAuthRetryableFetchError } = client
  if (isAuthRetryableFetchError(error) && error.status === 0) return { text: unreachable }
  if (isAuthRetryableFetchError(error)) return { text: isMessage(error.message) ? error.message : unexpected }
  if (isAuthError(error)) {
    return { text: isMessage(error.message) ? error.message : 'An error occurred', code: error.code }
  }
  const message = error instanceof Error ? error.message : ''
  return { text: message || unexpected }
}

/** False for response JSON and status names, which the client uses when there is no message. */
const isMessage = (text: string): boolean => text !== '' && !text.startsWith('{') && !statusNames.test(text)

const statusNames =
  /^(HTTP \d+|Internal Server Error|Not Implemented|Bad Gateway|Service Unavailable|Gateway Timeout)$/i
