import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import { loadModule } from '../starting/load-module.ts'
import { RequestError, toRequestError, unreachableError } from './request-error.ts'
import { hasStoredSession, isSecondFactorPending, usableSession, validSession } from './stored-session.ts'

type Listener = (event: AuthChangeEvent, session: Session | null) => void

const listeners = new Set<Listener>()
const unreachableListeners = new Set<() => void>()
let loaded: Promise<GoTrueClient> | undefined
let isReachable = true

/** A session is stored, but the server cannot be reached to validate it. */
export class SessionUnknownError extends RequestError {
  constructor(cause?: unknown) {
    super(unreachableError().message, { isOffline: true, cause })
  }
}

/** Loads the auth client. It is as large as a whole page, so no page waits for it. */
export function loadAuthClient(): Promise<GoTrueClient> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function load(): Promise<GoTrueClient> {
  const { createAuthClient } = await loadModule(() => import('./auth-client.ts'))
  const client = createAuthClient((hasResponse) => {
    isReachable = hasResponse
    if (!hasResponse) for (const listener of unreachableListeners) listener()
  })
  client.onAuthStateChange((event, session) => {
    for (const listener of listeners) listener(event, session)
  })
  return client
}

/** Calls `listener` for every auth event once the client is loaded; returns an unsubscribe function. */
export function onAuthEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls `listener` when a token refresh gets no response; returns an unsubscribe function. */
export function onUnreachable(listener: () => void): () => void {
  unreachableListeners.add(listener)
  return () => unreachableListeners.delete(listener)
}

/**
 * The current session with a usable token; null if signed out or the second factor is pending. Throws SessionUnknownError
 * if it cannot be determined.
 */
export async function currentSession(): Promise<Session | null> {
  const session = await storedSession()
  return isSecondFactorPending(session) ? null : session
}

/** The session stored in this browser, also with the second factor pending. */
export async function storedSession(): Promise<Session | null> {
  const usable = usableSession()
  if (usable) return usable
  return hasStoredSession() ? clientSession() : null
}

/**
 * The stored session from the auth client, which refreshes a token that expires soon. While the server cannot
 * be reached, a token that is still valid is used.
 */
export async function clientSession(): Promise<Session | null> {
  try {
    const { data, error } = await whileReachable((auth) => auth.getSession())
    if (data.session) return data.session
    if (hasStoredSession()) throw new SessionUnknownError(error)
    return null
  } catch (error) {
    const valid = error instanceof SessionUnknownError ? validSession() : undefined
    if (!valid) throw error
    return valid
  }
}

let checking: Promise<void> | undefined

/** Asks the server whether the stored session is still open; if it is not, the auth client removes it. */
export function checkSessionOnServer(): Promise<void> {
  checking ??= loadAuthClient()
    .then((auth) => auth.getUser())
    .then(
      () => {},
      (error: unknown) => console.warn('The session could not be checked', error),
    )
    .finally(() => {
      checking = undefined
    })
  return checking
}

/** Calls the auth client, but stops waiting if the server does not respond. The client keeps retrying. */
export async function whileReachable<Result>(call: (auth: GoTrueClient) => Promise<Result>): Promise<Result> {
  let stop = () => {}
  const failure = new Promise<never>((_, reject) => {
    stop = onUnreachable(() => reject(new SessionUnknownError()))
    if (!isReachable) reject(new SessionUnknownError())
  })
  const loading = loadAuthClient().catch((error: unknown) => {
    throw new SessionUnknownError(error)
  })
  try {
    return await Promise.race([failure, loading.then(call)])
  } finally {
    stop()
  }
}

type AuthResult = { data?: unknown; error: Error | null }
type DataOf<Result> = Result extends { data: infer Data; error: null } ? Data : never

/** Calls the auth client and returns its `data`. Throws a RequestError. */
export async function callAuth<Result extends AuthResult>(
  call: (auth: GoTrueClient) => Promise<Result>,
): Promise<DataOf<Result>> {
  try {
    const { data, error } = await whileReachable(call)
    if (error) throw error
    return data as DataOf<Result>
  } catch (error) {
    throw toRequestError(error)
  }
}

/** Gets new tokens, which contain the factors, after a change that has already succeeded. */
export async function refreshSession(): Promise<void> {
  try {
    await callAuth((auth) => auth.refreshSession())
  } catch (error) {
    console.warn('The session could not be refreshed', error)
  }
}
