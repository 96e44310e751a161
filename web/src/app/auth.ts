import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import { hasStoredSession, usableSession } from './stored-session.ts'

type Listener = (event: AuthChangeEvent, session: Session | null) => void

const listeners = new Set<Listener>()
let loaded: Promise<GoTrueClient> | undefined

/**
 * The client that signs people in and out and keeps their session fresh. It is as large as a page and its data, so
 * nothing that can be shown waits for it.
 */
export function loadAuth(): Promise<GoTrueClient> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function load(): Promise<GoTrueClient> {
  const { authClient } = await import('./auth-client.ts')
  authClient.onAuthStateChange((event, session) => {
    for (const listener of listeners) listener(event, session)
  })
  return authClient
}

/** Tells what happens to the session, from when the client is loaded, whoever loads it; gives the way to stop. */
export function onAuthEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in now, with a token that can be used. */
export async function currentSession(): Promise<Session | null> {
  const usable = usableSession()
  if (usable) return usable
  // A client that is loaded may know of a session that could not be stored.
  if (!loaded && !hasStoredSession()) return null
  return sessionOfClient()
}

/** The same from the client, which replaces a token that is at its end and takes over a session from the address. */
export async function sessionOfClient(): Promise<Session | null> {
  const auth = await loadAuth()
  const { data } = await auth.getSession()
  return data.session
}
