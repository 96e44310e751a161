import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/**
 * The checkout that led here, named by the card provider in the address. It is moved out of the address at once, into
 * the history's own state: a reload still knows it, but no log, bookmark or shared link does.
 */
export function useReturnedSession(): string | undefined {
  const [query] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const named = query.get('session_id')

  useEffect(() => {
    if (named) navigate(pathname, { replace: true, state: { returnedSession: named } })
  }, [named, pathname, navigate])

  return named ?? returnedIn(state)
}

function returnedIn(state: unknown): string | undefined {
  const isNamed = typeof state === 'object' && state !== null && 'returnedSession' in state
  return isNamed && typeof state.returnedSession === 'string' ? state.returnedSession : undefined
}
