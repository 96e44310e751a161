import type { Session } from '@supabase/auth-js'
import type { ReactNode } from 'react'
import { createContext, useContext, useEffect, useState } from 'react'
import { currentSession, loadAuth, onAuthEvent, sessionOfClient } from './auth.ts'
import { whenIdle } from './before-hydration.ts'
import { afterCheck, afterEvent, type SessionState, unknownSession } from './session-state.ts'
import { removeAllStored } from './storage.ts'
import { hasStoredSession, sessionStorageKey, usableSession } from './stored-session.ts'

const SessionContext = createContext<SessionState>(unknownSession)

/** Who is here. While `loading`, nobody knows yet: show a wait, do not redirect. */
export const useSession = () => useContext(SessionContext)

/** Ends the session in every tab of this browser. It works offline too; other devices stay signed in. */
export async function signOut(): Promise<void> {
  try {
    const auth = await loadAuth()
    const { error } = await auth.signOut({ scope: 'local' })
    if (error) console.warn('The server could not be told about the sign-out', error)
    removeAllStored()
  } catch (error) {
    console.warn('The client for accounts did not arrive; the session is deleted here', error)
    removeAllStored()
    // Other tabs get this event by themselves.
    window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey }))
  }
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(stateAtStart)
  const [isKnownAtStart] = useState(!state.loading)

  useEffect(hideTokenInAddress, [])

  useEffect(() => {
    let events = 0
    const check = async (ask: () => Promise<Session | null>) => {
      const before = events
      try {
        const session = await ask()
        // An event that came meanwhile knows better than what was read before it.
        if (events === before) setState((now) => afterCheck(now, session))
      } catch (error) {
        console.warn('The session could not be read', error)
        setState((now) => ({ ...now, loading: false }))
      }
    }
    const checkAgain = () => check(currentSession)
    // The client tells changes in other tabs over its own broadcast channel. A tab that was frozen or kept for the
    // back button hears no broadcast, so what is stored is looked at again when it changes and when the tab returns.
    const checkStored = (event: StorageEvent) => {
      if (event.key === sessionStorageKey || event.key === null) checkAgain()
    }
    const checkVisible = () => {
      if (document.visibilityState === 'visible') checkAgain()
    }
    const stopListening = onAuthEvent((event, session) => {
      events += 1
      setState((now) => afterEvent(now, event, session))
    })
    const timer = isKnownAtStart ? setTimeout(() => whenIdle(loadForLater), lateMilliseconds) : undefined
    if (!isKnownAtStart) check(sessionOfClient)
    window.addEventListener('storage', checkStored)
    window.addEventListener('pageshow', checkAgain)
    document.addEventListener('visibilitychange', checkVisible)
    return () => {
      clearTimeout(timer)
      stopListening()
      window.removeEventListener('storage', checkStored)
      window.removeEventListener('pageshow', checkAgain)
      document.removeEventListener('visibilitychange', checkVisible)
    }
  }, [isKnownAtStart])

  return <SessionContext value={state}>{children}</SessionContext>
}

/** What can be told without the client: a stored session that is usable, or none at all. */
function stateAtStart(): SessionState {
  const usable = usableSession()
  return !usable && hasStoredSession() ? unknownSession : afterCheck(unknownSession, usable ?? null)
}

/** Nobody is signed in by a token in an address, which may be anybody's; it should not lie there either. */
function hideTokenInAddress() {
  const { hash, pathname, search } = window.location
  if (/[#&]access_token=/.test(hash)) window.history.replaceState(window.history.state, '', pathname + search)
}

/** When the page has what it shows: the line and the processor are its own until then. */
const lateMilliseconds = 2000

/** For those who stay: the client keeps the token fresh and hears what happens in other tabs. */
function loadForLater() {
  loadAuth().catch((error: unknown) => console.warn('The client for accounts did not arrive', error))
}
