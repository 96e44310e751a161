import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import { loadModule } from './load-module.ts'
import { awaitsFactor, hasStoredSession, usableSession } from './stored-session.ts'

type Listener = (event: AuthChangeEvent, session: Session | null) => void

const listeners = new Set<Listener>()
const unreachableListeners = new Set<() => void>()
let loaded: Promise<GoTrueClient> | undefined
let isReachable = true

/** A session is stored, but the server cannot be reached to validate it. */
export class SessionUnknownError extends Error {
  constructor(cause?: unknown) {
    super('We could not reach the server. Check your connection and try again.', { cause })
  }
}

/** Loads the auth client. It is as large as a page and its data, so no page waits for it. */
export function loadAuthClient(): Promise<GoTrueClient> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function load(): Promise<GoTrueClient> {
  const { openAuthClient } = await loadModule(() => import('./lazy/auth-client.ts'))
  const client = openAuthClient((isReached) => {
    isReachable = isReached
    if (!isReached) for (const listener of unreachableListeners) listener()
  })
  client.onAuthStateChange((event, session) => {
    for (const listener of listeners) listener(event, session)
  })
  return client
}

/** Calls `listener` for everything that happens to the session once the client is loaded; returns the unsubscriber. */
export function onAuthEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls `listener` whenever a token could not be renewed because nothing answered; returns the unsubscriber. */
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
  return awaitsFactor(session) ? null : session
}

/** The session that this browser holds, also one that awaits its second factor. */
export async function storedSession(): Promise<Session | null> {
  const usable = usableSession()
  if (usable) return usable
  return hasStoredSession() ? clientSession() : null
}

/** The same from the client, which replaces a token that is at its end. */
export async function clientSession(): Promise<Session | null> {
  const { data, error } = await whileReachable((auth) => auth.getSession())
  if (data.session) return data.session
  if (hasStoredSession()) throw new SessionUnknownError(error)
  return null
}

/** Calls the client, but stops waiting if the server does not answer; the client keeps retrying. */
export async function whileReachable<Result>(ask: (auth: GoTrueClient) => Promise<Result>): Promise<Result> {
  let stop = () => {}
  const failure = new Promise<never>((_, reject) => {
    stop = onUnreachable(() => reject(new SessionUnknownError()))
    if (!isReachable) reject(new SessionUnknownError())
  })
  const loading = loadAuthClient().catch((error: unknown) => {
    throw new SessionUnknownError(error)
  })
  try {
    return await Promise.race([failure, loading.then(ask)])
  } finally {
    stop()
  }
}
