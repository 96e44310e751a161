/** Why something did not work, in the words to show; `code` is the authentication service's own. */
export type Problem = { text: string; code?: string }

const unreachable = 'We could not reach the server. Check your connection and try again.'

export async function problemOf(error: unknown): Promise<Problem> {
  const client = await import('@supabase/auth-js').catch(() => undefined)
  // Then it was not there to fail either: what is missing is the network.
  if (!client) return { text: unreachable }
  const { isAuthError, isAuthRetryableFetchError } = client
  if (isAuthRetryableFetchError(error)) return { text: retryText(error.status, error.message) }
  if (isAuthError(error)) {
    // The client turns an answer without a message into its JSON.
    const isMessage = error.message !== '' && !error.message.startsWith('{')
    return { text: isMessage ? error.message : 'An error occurred', code: error.code }
  }
  const message = error instanceof Error ? error.message : ''
  return { text: message || 'An unexpected error occurred' }
}

/** Our server speaks in sentences; what is none was said by the browser or by something between it and us. */
function retryText(status: number, message: string): string {
  return status !== 0 && message.endsWith('.') ? message : unreachable
}
