import type { AuthChangeEvent, Session, User } from '@supabase/auth-js'
import type { ReactNode } from 'react'
import { createContext, useContext, useEffect, useState } from 'react'
import { auth } from './clients.ts'

export type SessionState = {
  /** True until the first session check or the first auth change, whichever comes first. */
  loading: boolean
  session: Session | null
  user: User | null
  /** The last thing that happened; PASSWORD_RECOVERY tells that the visitor came by a reset link. */
  event: AuthChangeEvent | undefined
}

const start: SessionState = { loading: true, session: null, user: null, event: undefined }
const SessionContext = createContext<SessionState>(start)

/** Who is here. While `loading`, nobody knows yet: show a wait, do not redirect. */
export const useSession = () => useContext(SessionContext)

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(start)

  useEffect(() => {
    // The client tells changes in other tabs too, over its own broadcast channel.
    const { data } = auth.onAuthStateChange((event, session) =>
      setState((now) => afterEvent(now, event, session)),
    )
    auth
      .getSession()
      .then(({ data }) =>
        setState((now) => (now.loading ? afterEvent(now, 'INITIAL_SESSION', data.session) : now)),
      )
      .catch((error: unknown) => {
        console.warn('The session could not be read', error)
        setState((now) => ({ ...now, loading: false }))
      })
    return () => data.subscription.unsubscribe()
  }, [])

  return <SessionContext value={state}>{children}</SessionContext>
}

function afterEvent(now: SessionState, event: AuthChangeEvent, session: Session | null): SessionState {
  // A tab that regains focus reports the same session again; keeping the old objects spares every screen a reload.
  const isSame = now.session?.access_token === session?.access_token && event !== 'USER_UPDATED'
  return {
    loading: false,
    session: isSame ? now.session : session,
    user: isSame ? now.user : sameUser(now.user, session?.user ?? null),
    event,
  }
}

/** A refreshed token brings an equal user; screens that depend on the user must not start over for it. */
function sameUser(before: User | null, after: User | null): User | null {
  return before && after && JSON.stringify(before) === JSON.stringify(after) ? before : after
}
