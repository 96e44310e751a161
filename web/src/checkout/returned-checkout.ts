import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/**
 * The checkout id from the return URL. Moved into the history state at once, so that it survives a reload but
 * does not end up in logs, bookmarks or shared links.
 */
export function useReturnedCheckoutId(): [id: string | undefined, drop: () => void] {
  const [query] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const named = query.get('session_id')

  useEffect(() => {
    if (named) navigate(pathname, { replace: true, state: { returnedCheckout: named } })
  }, [named, pathname, navigate])

  const drop = useCallback(
    () => void navigate(pathname, { replace: true, state: null }),
    [pathname, navigate],
  )
  return [named ?? returnedIn(state), drop]
}

function returnedIn(state: unknown): string | undefined {
  const isNamed = typeof state === 'object' && state !== null && 'returnedCheckout' in state
  return isNamed && typeof state.returnedCheckout === 'string' ? state.returnedCheckout : undefined
}
