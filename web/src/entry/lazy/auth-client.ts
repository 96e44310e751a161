import { publicClientKey } from '@course/contract/client-key'
import { AuthClient, type GoTrueClient } from '@supabase/auth-js'
import { textStorage } from '../storage.ts'
import { hasStoredSession, sessionStorageKey } from '../stored-session.ts'

export { isAuthError, isAuthRetryableFetchError } from '@supabase/auth-js'

const attemptMilliseconds = 15_000
const longestPauseSeconds = 5

/** `onReach` hears after every attempt to renew the token whether the server gave an answer. */
export function openAuthClient(onReach: (isReached: boolean) => void): GoTrueClient {
  return new AuthClient({
    url: `${window.location.origin}/auth/v1`,
    headers: { apikey: publicClientKey },
    storage: textStorage,
    storageKey: sessionStorageKey,
    autoRefreshToken: true,
    persistSession: true,
    // A session behind the # could be anybody's: a link could sign its reader in as somebody else.
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
    fetch: (input, init) =>
      String(input).includes('grant_type=refresh_token') ? renew(input, init, onReach) : fetch(input, init),
  })
}

/**
 * Retries token refresh until there is a response. The client itself gives up after 30 seconds, pauses for a
 * minute, and treats 429 as the end of the session.
 */
async function renew(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  onReach: (isReached: boolean) => void,
): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const response = await tryFetch(input, init)
    onReach(response !== undefined)
    if (response) return response
    await pause(Math.min(2 ** tries, longestPauseSeconds))
    if (!hasStoredSession()) {
      onReach(true)
      throw new TypeError('The session was ended here before it could be renewed')
    }
  }
}

/** Undefined when nobody answered, or only something on the way, or the server in a state to say nothing about tokens. */
async function tryFetch(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Response | undefined> {
  try {
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(attemptMilliseconds) })
    return response.status >= 500 || response.status === 429 ? undefined : response
  } catch (error) {
    console.warn('The session could not be renewed yet', error)
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
