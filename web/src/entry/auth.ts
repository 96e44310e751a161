import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import { loadModule } from './load-module.ts'
import { hasStoredSession, isMfaPending, usableSession } from './stored-session.ts'

type Listener = (event: AuthChangeEvent, session: Session | null) => void

const listeners = new Set<Listener>()
const unreachableListeners = new Set<() => void>()
let loaded: Promise<GoTrueClient> | undefined
let isReachable = true

/** A session is stored, but the server cannot be reached to validate it. */
export class SessionUnknownError extends Error {
  constructor(cause?: unknown) {
    super("We couldn't reach the server. Check your connection and try again.", { cause })
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
  const { createAuthClient } = await loadModule(() => import('./lazy/auth-client.ts'))
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
 * The current session with a usable token; null if signed out or MFA is pending. Throws SessionUnknownError
 * if it cannot be determined.
 */
export async function currentSession(): Promise<Session | null> {
  const session = await storedSession()
  return isMfaPending(session) ? null : session
}

/** The session stored in this browser, also with MFA pending. */
export async function storedSession(): Promise<Session | null> {
  const usable = usableSession()
  if (usable) return usable
  return hasStoredSession() ? clientSession() : null
}

/** The stored session from the auth client, which refreshes an expired token. */
export async function clientSession(): Promise<Session | null> {
  const { data, error } = await whileReachable((auth) => auth.getSession())
  if (data.session) return data.session
  if (hasStoredSession()) throw new SessionUnknownError(error)
  return null
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
