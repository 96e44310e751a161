import type { ReactNode } from 'react'
import { createContext, useContext, useEffect, useState } from 'react'
import { auth } from './clients.ts'
import { afterCheck, afterEvent, type SessionState, unknownSession } from './session-state.ts'
import { sessionStorageKey } from './session-storage.ts'

const SessionContext = createContext<SessionState>(unknownSession)

/** Who is here. While `loading`, nobody knows yet: show a wait, do not redirect. */
export const useSession = () => useContext(SessionContext)

/** Ends the session in every tab of this browser. It works offline too; other devices stay signed in. */
export async function signOut(): Promise<void> {
  const { error } = await auth.signOut({ scope: 'local' })
  if (error) console.warn('The server could not be told about the sign-out', error)
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(unknownSession)

  useEffect(() => {
    let events = 0
    const check = async () => {
      const before = events
      try {
        const { data } = await auth.getSession()
        // An event that came meanwhile knows better than what was read before it.
        if (events === before) setState((now) => afterCheck(now, data.session))
      } catch (error) {
        console.warn('The session could not be read', error)
        setState((now) => ({ ...now, loading: false }))
      }
    }
    // The client tells changes in other tabs over its own broadcast channel. A tab that was frozen or kept for the
    // back button hears no broadcast, so what is stored is looked at again when it changes and when the tab returns.
    const checkStored = (event: StorageEvent) => {
      if (event.key === sessionStorageKey || event.key === null) check()
    }
    const checkVisible = () => {
      if (document.visibilityState === 'visible') check()
    }
    const { data } = auth.onAuthStateChange((event, session) => {
      events += 1
      setState((now) => afterEvent(now, event, session))
    })
    check()
    window.addEventListener('storage', checkStored)
    window.addEventListener('pageshow', check)
    document.addEventListener('visibilitychange', checkVisible)
    return () => {
      data.subscription.unsubscribe()
      window.removeEventListener('storage', checkStored)
      window.removeEventListener('pageshow', check)
      document.removeEventListener('visibilitychange', checkVisible)
    }
  }, [])

  return <SessionContext value={state}>{children}</SessionContext>
}
