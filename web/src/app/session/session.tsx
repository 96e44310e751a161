import type { Session } from '@supabase/auth-js'
import type { ReactNode } from 'react'
import { createContext, useContext, useEffect, useState } from 'react'
import {
  clientSession,
  loadAuthClient,
  onAuthEvent,
  onUnreachable,
  storedSession,
  whileReachable,
} from '../clients/auth.ts'
import {
  hasStoredSession,
  sessionStorageKey,
  storedUserId,
  usableSession,
} from '../clients/stored-session.ts'
import { whenIdle } from '../starting/before-hydration.ts'
import { removeStored, removeTabData, removeUserData } from '../storage/storage.ts'
import {
  applyAuthEvent,
  applyStoredSession,
  applyUnreachable,
  initialSession,
  type SessionState,
} from './session-state.ts'

const SessionContext = createContext<SessionState>(initialSession)

/** While `isLoading`, show a spinner and do not redirect. */
export const useSession = () => useContext(SessionContext)

/** The user whose sign-out this tab requested. A session that merely expired keeps its drafts. */
let leavingUserId: string | undefined

function removeLocalData() {
  removeTabData()
  if (leavingUserId !== undefined) removeUserData(leavingUserId)
}

/** The history entry on which this tab signed out. */
let signedOutEntry: string | undefined

/** Whether the user signed out on this history entry. Then the sign-in needs no reason and no way back. */
export const isSignedOutEntry = (locationKey: string): boolean => locationKey === signedOutEntry

/**
 * Ends the session in all tabs of this browser, also offline; other devices stay signed in. Stored data is
 * deleted with the event, not with the response: by then someone else may have signed in.
 */
export async function signOut(): Promise<void> {
  leavingUserId = storedUserId()
  signedOutEntry = (window.history.state as { key?: string } | null)?.key ?? 'default'
  try {
    const { error } = await whileReachable((auth) => auth.signOut({ scope: 'local' }))
    if (error) console.warn('The server did not receive the sign-out', error)
  } catch (error) {
    console.warn('The server did not receive the sign-out; the session is deleted here', error)
    removeStored(sessionStorageKey)
    removeLocalData()
    // The browser sends this event to other tabs only.
    window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey }))
  } finally {
    leavingUserId = undefined
  }
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(readInitialState)
  const [isKnownAtStart] = useState(!state.isLoading)

  useEffect(removeTokenFromUrl, [])

  useEffect(() => {
    let events = 0
    let retry: ReturnType<typeof setTimeout> | undefined
    const check = async (getSession: () => Promise<Session | null>) => {
      clearTimeout(retry)
      const before = events
      try {
        const session = await getSession()
        // Ignore the result if an event arrived in the meantime: it is newer.
        if (events === before) setState((now) => applyStoredSession(now, session))
      } catch (error) {
        console.warn('The session could not be checked', error)
        setState(applyUnreachable)
        clearTimeout(retry)
        retry = setTimeout(checkAgain, SESSION_RETRY_MS)
      }
    }
    const checkAgain = () => check(storedSession)
    // The client broadcasts changes to other tabs. Frozen or back-forward-cached tabs miss them, so the stored
    // session is checked when it changes and when the tab becomes visible.
    const checkStored = (event: StorageEvent) => {
      if (event.key === sessionStorageKey || event.key === null) checkAgain()
    }
    const checkVisible = () => {
      if (document.visibilityState === 'visible') checkAgain()
    }
    const stopListening = onAuthEvent((event, session) => {
      events += 1
      if (event === 'SIGNED_OUT') removeLocalData()
      // "Signed out" while a session is stored only means that it could not be refreshed.
      if (!session && hasStoredSession()) checkAgain()
      else setState((now) => applyAuthEvent(now, event, session))
    })
    // The loaders may have removed an expired session before this listener was added.
    if (!hasStoredSession()) setState((now) => (now.isLoading ? now : applyStoredSession(now, null)))
    const stopWatching = onUnreachable(checkAgain)
    const timer = isKnownAtStart
      ? setTimeout(() => whenIdle(preloadAuthClient), AUTH_CLIENT_DELAY_MS)
      : undefined
    if (!isKnownAtStart) check(clientSession)
    window.addEventListener('storage', checkStored)
    window.addEventListener('pageshow', checkAgain)
    window.addEventListener('online', checkAgain)
    document.addEventListener('visibilitychange', checkVisible)
    return () => {
      clearTimeout(timer)
      clearTimeout(retry)
      stopListening()
      stopWatching()
      window.removeEventListener('storage', checkStored)
      window.removeEventListener('pageshow', checkAgain)
      window.removeEventListener('online', checkAgain)
      document.removeEventListener('visibilitychange', checkVisible)
    }
  }, [isKnownAtStart])

  return <SessionContext value={state}>{children}</SessionContext>
}

/** State known without the auth client: a usable stored session, or none at all. */
function readInitialState(): SessionState {
  const usable = usableSession()
  return !usable && hasStoredSession() ? initialSession : applyStoredSession(initialSession, usable ?? null)
}

/** Never sign in from a token in the URL, which could be anyone's; remove it. */
function removeTokenFromUrl() {
  const { hash, pathname, search } = window.location
  if (/[#&]access_token=/.test(hash)) window.history.replaceState(window.history.state, '', pathname + search)
}

/** Delay before the session is checked again if the server could not be reached. */
const SESSION_RETRY_MS = 5000

/** Delays the auth client, so that it does not compete with the page's own requests. */
const AUTH_CLIENT_DELAY_MS = 2000

/** The client refreshes the token and receives events from other tabs. */
function preloadAuthClient() {
  loadAuthClient().catch((error: unknown) => console.warn('The auth client could not be loaded', error))
}
