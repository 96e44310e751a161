import { publicClientKey } from '@course/contract/client-key'
import { AuthClient, type GoTrueClient } from '@supabase/auth-js'
import { textStorage } from '../storage/storage.ts'
import { hasStoredSession, sessionStorageKey } from './stored-session.ts'

export { isAuthError, isAuthRetryableFetchError } from '@supabase/auth-js'

const ATTEMPT_TIMEOUT_MS = 15_000
const REFRESH_CHECK_MS = 30_000
const MAX_PAUSE_SECONDS = 5

/** Calls `onRefreshAttempt` after every attempt to refresh the token. */
export function createAuthClient(onRefreshAttempt: (hasResponse: boolean) => void): GoTrueClient {
  const client = new AuthClient({
    url: `${window.location.origin}/auth/v1`,
    headers: { apikey: publicClientKey },
    storage: textStorage,
    storageKey: sessionStorageKey,
    // The client's own timer refreshes a token that is valid for up to two more minutes.
    autoRefreshToken: false,
    persistSession: true,
    // A link with a session in its # part could sign a visitor in to another account.
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
    fetch: (input, init) =>
      String(input).includes('grant_type=refresh_token')
        ? refreshWithRetry(input, init, onRefreshAttempt)
        : fetch(input, init),
  })
  setInterval(() => {
    if (document.visibilityState === 'visible') refreshIfDue(client)
  }, REFRESH_CHECK_MS)
  return client
}

/** `getSession` refreshes a token that expires within 90 seconds. */
function refreshIfDue(client: GoTrueClient): void {
  client.getSession().catch((error: unknown) => console.warn('The session could not be checked', error))
}

/**
 * Retries token refresh until there is a response. The client itself gives up after 30 seconds, pauses for a
 * minute, and treats 429 as the end of the session.
 */
async function refreshWithRetry(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  onRefreshAttempt: (hasResponse: boolean) => void,
): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const response = await tryFetch(input, init)
    onRefreshAttempt(response !== undefined)
    if (response) return response
    await pause(Math.min(2 ** tries, MAX_PAUSE_SECONDS))
    if (!hasStoredSession()) {
      onRefreshAttempt(true)
      throw new TypeError('The session was removed before it could be refreshed')
    }
  }
}

/** Undefined if there is no response, or one that says nothing about the token (5xx, 429). */
async function tryFetch(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Response | undefined> {
  try {
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) })
    return response.status >= 500 || response.status === 429 ? undefined : response
  } catch (error) {
    console.warn('The session could not be refreshed yet', error)
    return undefined
  }
}

/** Ends early when the network comes back. */
function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, seconds * 1000)
    window.addEventListener('online', end)
  })
}
